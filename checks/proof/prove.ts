import {readPages} from '../pages';
import {runInBrowser} from './in-browser';
import type {Outcome} from './outcome';
import {type ProofRecord, pinnedVersion, readRecord, type Share, shareOf, withOutcomes, writeRecord} from './record';
import {type Sample, samplesOf} from './samples';

const allSamples = async () => (await readPages()).map((page) => ({page: page.file, ...samplesOf(page)}));

/** How many of the site's samples have run, from the record. */
export const provenShare = async (): Promise<Share> => {
	const pages = await allSamples();
	return shareOf(
		pages.flatMap(({samples}) => samples),
		await readRecord(),
		await pinnedVersion(),
	);
};

/**
 * Runs the samples of the pages that `wants` picks and writes the record. Needs the toolkit's packages and a browser.
 * `today` is YYYY-MM-DD.
 */
export const prove = async (
	wants: (file: string) => boolean,
	options: {browser: string; today: string; onProgress?: (done: number, of: number) => void},
): Promise<{outcomes: Map<Sample, Outcome>; share: Share}> => {
	const pages = await allSamples();
	const wanted = pages.filter(({page}) => wants(page));
	const samples = wanted.flatMap((page) => page.samples).filter(({needs, file}) => needs === 'browser' && file);
	const ran = await runInBrowser(
		samples.map(({file}) => file!),
		wanted.flatMap(({files}) => files),
		options.browser,
		(done) => options.onProgress?.(done, samples.length),
	);
	const outcomes = new Map(samples.map((sample) => [sample, ran.get(sample.file!)!]));
	const toolkit = await pinnedVersion();
	const names = wanted.map(({page}) => page);
	const record: ProofRecord = withOutcomes(await readRecord(), names, outcomes, {toolkit, on: options.today});
	await writeRecord(record);
	return {
		outcomes,
		share: shareOf(
			pages.flatMap((page) => page.samples),
			record,
			toolkit,
		),
	};
};
