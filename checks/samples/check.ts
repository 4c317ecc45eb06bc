import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {importClosure} from '../../pipeline/base/import-closure';
import {replaceFile} from '../../pipeline/base/replace-file';
import {cacheDir, repoDir} from '../../pipeline/base/site-dir';
import {toolkitDir} from '../../scripts/toolkit/install';
import {byPlace, type Finding} from '../finding';
import {checkData} from './data';
import {type Fence, fencesOf} from './fences';
import {judge} from './judge';
import {layOutPage, type SampleFile} from './layout';
import {compileAll} from './program';
import {checkSyntax} from './syntax';
import {checkWidth} from './width';

/** A file with samples: an MDX page with its blocks, or a demo, which is one sample as a whole. `file` is how findings name it. */
export type SampleSource = {file: string; text: string};

/** Where the last result is kept. */
export const RESULTS = path.join(cacheDir, 'samples-result.json');

type MdxFault = {reason: string; line?: number};

/** The parser says what it does not understand as a `reason`; any other error is a bug of this check. */
const isMdxFault = (error: unknown): error is MdxFault => error instanceof Error && 'reason' in error;

const fencesOrFault = (text: string): readonly Fence[] | MdxFault => {
	try {
		return fencesOf(text);
	} catch (error) {
		if (isMdxFault(error)) {
			return error;
		}

		throw error;
	}
};

const prepare = async ({file, text}: SampleSource): Promise<{files: SampleFile[]; findings: Finding[]}> => {
	if (!file.endsWith('.mdx')) {
		return {files: [{path: file, code: text, source: file, firstLine: 1}], findings: []};
	}

	const fences = fencesOrFault(text);
	if ('reason' in fences) {
		return {files: [], findings: [{file, line: fences.line ?? 1, message: `MDX: ${fences.reason}`}]};
	}

	const page = layOutPage(file, fences);
	return {
		files: page.files,
		findings: [...page.findings, ...checkData(file, fences), ...checkWidth(file, fences), ...(await checkSyntax(file, fences))],
	};
};

/** Findings for all blocks of the pages and for the demos, checked as one program; never cached. */
export const checkSamplesAnew = async (sources: SampleSource[]): Promise<Finding[]> => {
	const prepared = await Promise.all(sources.map(prepare));
	const files = prepared.flatMap((page) => page.files);
	const findings = prepared.flatMap((page) => page.findings);
	return [...findings, ...judge(files, await compileAll(files))].sort(byPlace);
};

/** The sources that decide about findings: this one and all that it imports. */
export const checkerFiles = (): string[] => importClosure(path.join(import.meta.dirname, 'check.ts'));

const hashOf = async (sources: SampleSource[]): Promise<string> => {
	const hash = createHash('sha256').update(JSON.stringify(sources));
	for (const file of checkerFiles()) {
		hash.update(await readFile(file));
	}

	// Parsers of shell, Dockerfile and YAML come from the site's own packages.
	for (const dir of [toolkitDir, repoDir]) {
		hash.update(await readFile(path.join(dir, 'package-lock.json')));
	}

	return hash.digest('hex');
};

/** As `checkSamplesAnew`, but remembers the last result for the same sources, checker and toolkit. */
export const checkSamples = async (sources: SampleSource[]): Promise<Finding[]> => {
	const hash = await hashOf(sources);
	const known = await readFile(RESULTS, 'utf8').then(JSON.parse, () => undefined);
	if (known?.hash === hash) {
		return known.findings;
	}

	const findings = await checkSamplesAnew(sources);
	await replaceFile(RESULTS, JSON.stringify({hash, findings}));
	return findings;
};
