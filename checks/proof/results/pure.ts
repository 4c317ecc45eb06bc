import {randomUUID} from 'node:crypto';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {cacheDir} from '../../../pipeline/base/site-dir';
import {byPlace, type Finding} from '../../finding';
import type {PageSource} from '../../pages';
import type {SampleFile} from '../../samples/layout';
import {layOutSamples} from '../runners/browser/bundle';
import {type Stated, watchResults, wrongResult} from '../runners/browser/stage/compare';
import {importsOf, samplesOf} from '../samples/samples';
import {resultsIn} from './comments';

/** Modules whose functions only calculate, so that the results that samples state can be checked in Node. */
const PURE =
	/^(?:remotion|@remotion\/(?:animation-utils|captions|media-utils|noise|paths|shapes|transitions|webcodecs|(?:lambda|cloudrun)\/client|google-fonts\/\w+))$/;

/** A sample that states results; `files` are all blocks of its page. */
type Claim = {file: SampleFile; files: SampleFile[]; results: Stated[]};

/** All samples of the pages that state results. */
const claimsOf = (pages: PageSource[]): Claim[] =>
	pages.flatMap((page) => {
		const {samples, files} = samplesOf(page);
		return samples.flatMap(({file}) => {
			const results = file ? resultsIn(file) : [];
			return file && results.length > 0 ? [{file, files, results}] : [];
		});
	});

const CLOUD = /\/client$/;
const HOOK = /\buse[A-Z]\w*\(/;

/**
 * Whether `npm test` compares the results of a sample; the others are compared when `npm run prove` runs it. A hook has to be
 * rendered, and what awaits a client calls the cloud.
 */
const isPure = ({file: {code}}: Claim): boolean => {
	const modules = importsOf(code);
	return (
		modules.every((name) => PURE.test(name)) && !HOOK.test(code) && !(modules.some((name) => CLOUD.test(name)) && /\bawait\b/.test(code))
	);
};

const run = async (address: string, {file, results}: Claim): Promise<Finding[]> => {
	const findings: Finding[] = [];
	const watch = watchResults((stated, actual) =>
		findings.push({file: file.source, line: stated.line, message: wrongResult(stated, actual)}),
	);
	// Samples run one after the other, so that each finds its own.
	Object.assign(globalThis, {__results: watch});
	try {
		await import(address);
	} catch (error) {
		return [...findings, {file: file.source, line: results[0]!.line, message: `the sample fails before it gives this: ${error}`}];
	}

	return [
		...findings,
		...watch.missing().map((stated) => ({file: file.source, line: stated.line, message: wrongResult(stated, undefined)})),
	];
};

/** Compares the results that samples state with those of the pinned packages, where that takes no browser. */
export const wrongResults = async (pages: PageSource[]): Promise<Finding[]> => {
	const claims = claimsOf(pages).filter(isPure);
	// A folder of its own each time: Node evaluates a file once.
	const folder = path.join(cacheDir, 'proof', `results-${randomUUID()}`);
	const findings: Finding[] = [];
	try {
		const places = await layOutSamples(
			claims.flatMap(({files}) => files),
			folder,
		);
		const site = path.join(folder, 'site');
		const entries = claims.map(({file}, index) => [`sample-${index}`, places.get(file)!]);
		await build({
			entryPoints: Object.fromEntries(entries),
			outdir: site,
			outExtension: {'.js': '.mjs'},
			bundle: true,
			packages: 'external',
			format: 'esm',
			platform: 'node',
			jsx: 'automatic',
			logLevel: 'silent',
		});
		for (const [index, claim] of claims.entries()) {
			findings.push(...(await run(pathToFileURL(path.join(site, `sample-${index}.mjs`)).href, claim)));
		}
	} finally {
		await rm(folder, {recursive: true, force: true});
	}

	return findings.sort(byPlace);
};
