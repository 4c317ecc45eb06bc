import path from 'node:path/posix';
import {hashOf} from '../../../pipeline/base/hash';
import type {PageSource} from '../../pages';
import {type Fence, fencesOf} from '../../samples/fences';
import {layOutPage, type SampleFile} from '../../samples/layout';
import {asksAws, needsOfCommands} from './commands';
import {onlyDeclares} from './exports';
import {type Absence, type Needs, statedIn} from './needs';

/**
 * A block of a page whose words claim that it works. `hash` names its text and that of the page's other blocks it imports;
 * `stated` is what its page says keeps samples from running, and `standIn` where it runs with a stand-in for AWS, if it
 * needs an account.
 */
export type Sample = {
	page: string;
	line: number;
	lang: string;
	code: string;
	hash: string;
	needs: Needs;
	stated?: Absence;
	standIn?: 'node' | 'shell';
	file?: SampleFile;
};

const CODE = ['ts', 'tsx', 'js', 'jsx'];
const SHELL = ['bash', 'sh', 'shell', 'console'];

/** Packages that call somebody's cloud. */
const ACCOUNT = /^(?:@remotion\/(?:lambda|lambda-client|cloudrun|vercel|sso)\b|@aws-sdk\/|@google-cloud\/|googleapis$|aws-sdk)/;

/** Of these, only AWS has a stand-in. */
const OTHER_CLOUDS = /^(?:@remotion\/(?:cloudrun|vercel|sso)\b|@google-cloud\/|googleapis$)/;

/** What packages of clouds export that asks nobody: it calculates, lists what the package holds, or takes a webhook. */
const LOCAL = new Set([
	...['getRegions', 'speculateServiceName', 'speculateFunctionName', 'estimatePrice', 'getUserPolicy', 'getRolePolicy', 'ROLE_NAME'],
	...['validateWebhookSignature', 'appRouterWebhook', 'pagesRouterWebhook', 'expressWebhook'],
]);

const CLOUD_IMPORT = /import (?<type>type )?\{(?<names>[^}]*)\} from '(?<module>[^']+)'/g;

/** Whether a sample takes only such things from the packages of clouds that it imports. */
const staysLocal = (code: string): boolean => {
	const imports = [...code.matchAll(CLOUD_IMPORT)].map(({groups}) => groups!).filter(({module}) => ACCOUNT.test(module ?? ''));
	const names = imports.flatMap(({type, names: list = ''}) => (type ? [] : list.split(',').map((name) => name.trim())));
	return imports.length > 0 && names.every((name) => name === '' || name.startsWith('type ') || LOCAL.has(name));
};

const NODE =
	/^(?:node:|(?:fs|path|os|http|https|child_process|crypto)$|express|vite$|vitest|next\b|https-proxy-agent|@remotion\/(?:renderer|bundler|cli|studio-server|install-whisper-cpp|openai-whisper|enable-scss|tailwind|tailwind-v4|skia\/enable|media-parser\/(?:node|server|universal)|google-fonts\/from-info|eslint))/;

/** The modules that a block imports, by the name it writes. */
export const importsOf = (code: string): string[] =>
	[...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map((match) => match[1] ?? '');

const relativeFiles = (file: SampleFile, files: SampleFile[]): SampleFile[] => {
	const seen = new Set<SampleFile>();
	const visit = (from: SampleFile): void => {
		for (const name of importsOf(from.code).filter((each) => each.startsWith('.'))) {
			const base = path.join(path.dirname(from.path), name);
			const found = files.find(({path: candidate}) => candidate.replace(/\.\w+$/, '') === base || candidate === base);
			if (found && !seen.has(found)) {
				seen.add(found);
				visit(found);
			}
		}
	};
	visit(file);
	return [...seen];
};

const needsOf = (modules: string[], code: string): Needs => {
	if (staysLocal(code)) {
		return 'node';
	}

	if (modules.some((name) => ACCOUNT.test(name))) {
		return 'account';
	}

	return modules.some((name) => NODE.test(name)) ? 'node' : 'browser';
};

const toSample = (page: string, fence: Fence, files: SampleFile[]): Sample => {
	const {line, lang, code} = fence;
	if (SHELL.includes(lang)) {
		const needs = needsOfCommands(code);
		return {page, line, lang, code, hash: hashOf(code), needs, standIn: needs === 'account' && asksAws(code) ? 'shell' : undefined};
	}

	const file = files.find(({firstLine}) => firstLine === line + 1);
	if (!file || file.expect) {
		return {page, line, lang, code, hash: hashOf(code), needs: 'nothing that runs'};
	}

	if (onlyDeclares(file)) {
		return {page, line, lang, code, hash: hashOf(code), needs: 'nothing but types', file};
	}

	const others = relativeFiles(file, files);
	const modules = [file, ...others].flatMap((each) => importsOf(each.code));
	const needs = needsOf(modules, code);
	const standIn = needs === 'account' && !modules.some((name) => OTHER_CLOUDS.test(name)) ? 'node' : undefined;
	return {page, line, lang, code, hash: hashOf(code, ...others.map((other) => other.code)), needs, standIn, file};
};

/** The code and shell samples of a page, with the files that its blocks make together. */
export const samplesOf = ({
	file,
	text,
	frontMatter,
}: Pick<PageSource, 'file' | 'text'> & Partial<PageSource>): {samples: Sample[]; files: SampleFile[]} => {
	const fences = fencesOf(text);
	const {files} = layOutPage(file, fences);
	const counted = fences.filter(({lang}) => CODE.includes(lang) || SHELL.includes(lang));
	const [stated] = statedIn(frontMatter);
	return {samples: counted.map((fence) => ({...toSample(file, fence, files), stated})), files};
};
