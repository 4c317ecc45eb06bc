import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {dependenciesOf} from '../../pipeline/base/data/dependencies';
import {replaceFile} from '../../pipeline/base/replace-file';
import {toolkitDir} from '../../scripts/toolkit/install';
import type {Outcome} from './runners/outcome';
import type {Sample} from './samples/samples';

/**
 * The results of samples, by page and hash of the sample: one that has changed has to run again. `simulated` samples ran against a
 * stand-in, `declared` ones only define something, and `failed` says why one doesn't run.
 */
export type ProofRecord = {
	/** Version of the toolkit they ran with. */
	toolkit: string;
	/** Day of the last run, as YYYY-MM-DD. */
	on: string;
	ran: Record<string, string[]>;
	simulated: Record<string, string[]>;
	declared: Record<string, string[]>;
	failed: Record<string, Record<string, string>>;
};

const RECORD = path.join(import.meta.dirname, 'record.json');

/** The version of the toolkit that samples run with. */
export const pinnedVersion = (): string => dependenciesOf(toolkitDir).remotion ?? '';

/** The record of the last run of `npm run prove`; empty when there is none. */
export const readRecord = async (): Promise<ProofRecord> =>
	readFile(RECORD, 'utf8').then(
		(text) => ({simulated: {}, declared: {}, ...(JSON.parse(text) as Omit<ProofRecord, 'simulated' | 'declared'>)}),
		() => ({toolkit: '', on: '', ran: {}, simulated: {}, declared: {}, failed: {}}),
	);

/** Writes the record, sorted, so that two runs with the same results are one file. */
export const writeRecord = (record: ProofRecord): Promise<void> => replaceFile(RECORD, `${JSON.stringify(record, undefined, '\t')}\n`);

/** What the record knows of a sample as it is now, with this version of the toolkit; `undefined` when it has to run again. */
export const resultOf = ({page, hash}: Sample, record: ProofRecord, toolkit: string): Outcome['result'] | undefined => {
	if (record.toolkit !== toolkit) {
		return undefined;
	}

	const worked = (['ran', 'simulated', 'declared'] as const).find((result) => record[result][page]?.includes(hash));
	if (worked) {
		return worked;
	}

	return record.failed[page]?.[hash] === undefined ? undefined : 'failed';
};

const byPage = <T>(entries: [Sample, T][]): [string, [Sample, T][]][] => {
	const pages = new Map<string, [Sample, T][]>();
	for (const entry of entries) {
		pages.set(entry[0].page, [...(pages.get(entry[0].page) ?? []), entry]);
	}

	return [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
};

/** The record of all `samples` of the site: new results, and earlier ones of samples that didn't run now. Samples that no page has anymore are dropped. */
export const withOutcomes = (
	record: ProofRecord,
	samples: Sample[],
	outcomes: Map<Sample, Outcome>,
	now: Pick<ProofRecord, 'toolkit' | 'on'>,
): ProofRecord => {
	const all = byPage(
		samples.flatMap((sample): [Sample, Outcome][] => {
			const known = resultOf(sample, record, now.toolkit);
			const reason = record.failed[sample.page]?.[sample.hash];
			const outcome = outcomes.get(sample) ?? (known && {result: known, reason});
			return outcome ? [[sample, outcome]] : [];
		}),
	);
	const hashes = (wanted: Outcome['result']): Record<string, string[]> =>
		Object.fromEntries(
			all
				.map(([page, entries]) => [page, entries.filter(([, {result}]) => result === wanted).map(([{hash}]) => hash)] as const)
				.filter(([, each]) => each.length > 0)
				.map(([page, each]) => [page, [...new Set(each)]]),
		);
	const failed = all
		.map(
			([page, entries]) =>
				[
					page,
					entries.filter(([, {result}]) => result === 'failed').map(([{hash}, {reason}]) => [hash, reason ?? '']) as [string, string][],
				] as const,
		)
		.filter(([, entries]) => entries.length > 0)
		.map(([page, entries]) => [page, Object.fromEntries(entries)]);
	return {...now, ran: hashes('ran'), simulated: hashes('simulated'), declared: hashes('declared'), failed: Object.fromEntries(failed)};
};
