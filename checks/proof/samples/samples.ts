import path from 'node:path/posix';
import {hashOf} from '../../../pipeline/base/hash';
import type {PageSource} from '../../pages';
import {type Fence, fencesOf} from '../../samples/fences';
import {layOutPage, type SampleFile} from '../../samples/layout';
import {areOfPeers} from '../peers';
import {needsOfCommands, standInOf} from './commands';
import {onlyDeclares} from './exports';
import {type Absence, type Needs, type StandIn, statedIn} from './needs';

/**
 * A block of a page whose words claim that it works. `hash` names its text and that of the page's other blocks it imports;
 * `stated` is what its page says keeps samples from running, and `standIn` what it asks that something here stands in
 * for, and where it runs then.
 */
export type Sample = {
	page: string;
	line: number;
	lang: string;
	code: string;
	hash: string;
	needs: Needs;
	stated?: Absence;
	standIn?: {of: StandIn; in: 'node' | 'shell'};
	file?: SampleFile;
};

const CODE = ['ts', 'tsx', 'js', 'jsx'];
const SHELL = ['bash', 'sh', 'shell', 'console'];

/** Packages that call somebody's cloud. */
const ACCOUNT = /^(?:@remotion\/(?:lambda|lambda-client|cloudrun|vercel|sso)\b|@aws-sdk\/|@google-cloud\/|googleapis$|aws-sdk)/;

/** Of these, two have a stand-in: a sample that asks both, or another, has none. */
const CLOUDS: [StandIn, RegExp][] = [
	['aws', /^(?:@remotion\/(?:lambda|lambda-client)\b|@aws-sdk\/)/],
	['google', /^@remotion\/cloudrun\b/],
];

const cloudOf = (modules: string[]): StandIn | undefined => {
	const asked = modules.filter((name) => ACCOUNT.test(name));
	return CLOUDS.find(([, pattern]) => asked.every((name) => pattern.test(name)))?.[0];
};

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
		const of = needs === 'account' || needs === 'network' ? standInOf(code) : undefined;
		return {page, line, lang, code, hash: hashOf(code), needs, standIn: of && {of, in: 'shell'}};
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
	const of = needs === 'account' ? cloudOf(modules) : undefined;
	const hash = hashOf(code, ...others.map((other) => other.code));
	return {page, line, lang, code, hash, needs, standIn: of && {of, in: 'node'}, file};
};

/**
 * Blocks that aren't type-checked because the toolkit doesn't have their packages run with those that are pinned beside it, and
 * so do blocks that import them.
 */
const withPeers = (fences: readonly Fence[]): readonly Fence[] => {
	const running = fences.filter(({nocheck, lang, code}) => nocheck !== undefined && CODE.includes(lang) && areOfPeers(importsOf(code)));
	const titles = running.map(({title = ''}) => path.parse(title).name);
	const runs = (fence: Fence): boolean =>
		running.includes(fence) ||
		(fence.nocheck !== undefined && importsOf(fence.code).some((name) => name.startsWith('./') && titles.includes(path.basename(name))));
	return fences.map((fence) => (runs(fence) ? {...fence, nocheck: undefined} : fence));
};

/** The code and shell samples of a page, with the files that its blocks make together. */
export const samplesOf = ({
	file,
	text,
	frontMatter,
}: Pick<PageSource, 'file' | 'text'> & Partial<PageSource>): {samples: Sample[]; files: SampleFile[]} => {
	const fences = withPeers(fencesOf(text));
	const {files} = layOutPage(file, fences);
	const counted = fences.filter(({lang}) => CODE.includes(lang) || SHELL.includes(lang));
	const [stated] = statedIn(frontMatter);
	return {samples: counted.map((fence) => ({...toSample(file, fence, files), stated})), files};
};
