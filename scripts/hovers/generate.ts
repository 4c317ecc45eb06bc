import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readDemos, readPages, type Source} from '../../checks/pages';
import {fencesOf} from '../../checks/samples/fences';
import {layOutPage, type SampleFile} from '../../checks/samples/layout';
import {hashOf} from '../../pipeline/base/hash';
import {repoDir} from '../../pipeline/base/site-dir';
import {shownRange} from '../../pipeline/compiler/code/sample';
import {shownIdentifiers} from '../../pipeline/compiler/code/shown-identifiers';
import {type Hovers, hoversDir, hoversFile, type NameTypes, readHovers, sampleKey} from '../../pipeline/content/facts/hovers';
import {toolkitDir} from '../toolkit/install';
import {type QuickInfo, quickInfoOf} from './quick-info';

/** One program of all pages would need more than a gigabyte. */
const BATCH = 80;

const TYPED = /\.tsx?$/;

/** A page, partial or video with its samples as files of a program, and the key that its types should have. */
export type HoverSource = {file: string; samples: SampleFile[]; key: string};

const toolkitVersions = (): Promise<string> => readFile(path.join(toolkitDir, 'package.json'), 'utf8');

const samplesOf = ({file, text}: Source): SampleFile[] =>
	file.endsWith('.mdx') ? layOutPage(file, fencesOf(text)).files : [{path: file, code: text, source: file, firstLine: 1}];

/** Everything with samples that can be type-checked. */
export const hoverSources = async (): Promise<HoverSource[]> => {
	const toolkit = await toolkitVersions();
	return [...readPages(), ...readDemos()].flatMap((source) => {
		const samples = samplesOf(source);
		const key = hashOf(toolkit, JSON.stringify(samples.map(({path: name, code}) => [name, code])));
		return samples.some((sample) => TYPED.test(sample.path)) ? [{file: path.join(repoDir, source.file), samples, key}] : [];
	});
};

/** Whether the types of a source were made from other samples or another toolkit. */
export const isStale = ({file, key}: HoverSource): boolean => readHovers(file)?.key !== key;

const typesOf = ({path: file, code}: SampleFile, quickInfo: QuickInfo): Record<string, NameTypes> => {
	const byName = new Map<string, (string | null)[]>();
	const start = shownRange(code).from;
	for (const {name, from} of shownIdentifiers(code, path.extname(file).slice(1))) {
		byName.set(name, [...(byName.get(name) ?? []), quickInfo(file, start + from, name)]);
	}

	return Object.fromEntries(
		[...byName].flatMap(([name, types]): [string, NameTypes][] => {
			const [first = null] = types;
			const isSame = types.every((type) => type === first);
			return isSame && first === null ? [] : [[name, isSame ? first! : types]];
		}),
	);
};

/** The types of all names that the samples show, by the file that they are written in. */
export const typesOfSources = async (sources: HoverSource[]): Promise<Map<string, Hovers>> => {
	const quickInfo = await quickInfoOf(sources.flatMap(({samples}) => samples));
	return new Map(
		sources.map(({file, samples, key}) => {
			const typed = samples.filter((sample) => TYPED.test(sample.path));
			return [file, {key, samples: Object.fromEntries(typed.map((sample) => [sampleKey(sample.code), typesOf(sample, quickInfo)]))}];
		}),
	);
};

const write = async (file: string, hovers: Hovers): Promise<void> => {
	await mkdir(path.dirname(file), {recursive: true});
	await writeFile(file, `${JSON.stringify(hovers, null, '\t')}\n`);
};

/** Files of `hovers/` whose source is gone. */
const goneFiles = async (sources: HoverSource[]): Promise<string[]> => {
	const wanted = new Set(sources.map(({file}) => hoversFile(file)));
	const present = existsSync(hoversDir) ? await readdir(hoversDir, {recursive: true}) : [];
	return present.map((name) => path.join(hoversDir, name)).filter((file) => file.endsWith('.json') && !wanted.has(file));
};

/** Writes the types of all samples that changed, and takes away those of pages that are gone. Returns what it wrote and removed. */
export const writeHovers = async (onProgress: (done: number, total: number) => void): Promise<{written: number; removed: number}> => {
	const sources = await hoverSources();
	const stale = sources.filter(isStale);
	for (let at = 0; at < stale.length; at += BATCH) {
		for (const [file, hovers] of await typesOfSources(stale.slice(at, at + BATCH))) {
			await write(hoversFile(file), hovers);
		}

		onProgress(Math.min(at + BATCH, stale.length), stale.length);
	}

	const gone = await goneFiles(sources);
	await Promise.all(gone.map((file) => rm(file)));
	return {written: stale.length, removed: gone.length};
};
