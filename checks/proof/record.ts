import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {toolkitDir} from '../../scripts/toolkit/install';
import type {Outcome} from './outcome';
import type {Needs, Sample} from './samples';

/** Which samples ran, by page and hash: a sample that changed has to run again. `failed` says why one did not. */
export type ProofRecord = {
	/** Version of the toolkit they ran with. */
	toolkit: string;
	/** Day of the last run, as YYYY-MM-DD. */
	on: string;
	ran: Record<string, string[]>;
	failed: Record<string, Record<string, string>>;
};

/** How many samples there are and how many of them ran; `waiting` counts those that did not, by what they need. */
export type Share = {samples: number; ran: number; failed: number; waiting: Partial<Record<Needs, number>>};

const RECORD = path.join(import.meta.dirname, 'record.json');

/** The version of the toolkit that samples run with. */
export const pinnedVersion = async (): Promise<string> =>
	(JSON.parse(await readFile(path.join(toolkitDir, 'package.json'), 'utf8')) as {dependencies: Record<string, string>}).dependencies
		.remotion ?? '';

/** The record of the last run of `npm run prove`; empty when there is none. */
export const readRecord = async (): Promise<ProofRecord> =>
	readFile(RECORD, 'utf8').then(
		(text) => JSON.parse(text) as ProofRecord,
		() => ({toolkit: '', on: '', ran: {}, failed: {}}),
	);

/** Writes the record, sorted, so that two runs with the same results are one file. */
export const writeRecord = (record: ProofRecord): Promise<void> => writeFile(RECORD, `${JSON.stringify(record, undefined, '\t')}\n`);

const sortedEntries = <T>(record: Record<string, T>): Record<string, T> =>
	Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The record with the outcomes of some pages, which replace what was known of these pages. */
export const withOutcomes = (
	record: ProofRecord,
	pages: string[],
	outcomes: Map<Sample, Outcome>,
	now: Pick<ProofRecord, 'toolkit' | 'on'>,
): ProofRecord => {
	const keep = record.toolkit === now.toolkit ? record : {ran: {}, failed: {}};
	const ran = {...keep.ran};
	const failed = {...keep.failed};
	for (const page of pages) {
		delete ran[page];
		delete failed[page];
	}

	for (const [{page, hash}, {result, reason}] of outcomes) {
		if (result === 'ran') {
			ran[page] = [...(ran[page] ?? []), hash];
		} else if (result === 'failed') {
			failed[page] = {...failed[page], [hash]: reason ?? ''};
		}
	}

	return {...now, ran: sortedEntries(ran), failed: sortedEntries(failed)};
};

/** The share of samples that ran, as they stand now, with this version of the toolkit. */
export const shareOf = (samples: Sample[], record: ProofRecord, toolkit: string): Share => {
	const share: Share = {samples: samples.length, ran: 0, failed: 0, waiting: {}};
	for (const {page, hash, needs} of samples) {
		if (record.toolkit === toolkit && record.ran[page]?.includes(hash)) {
			share.ran++;
		} else if (record.toolkit === toolkit && record.failed[page]?.[hash] !== undefined) {
			share.failed++;
		} else {
			share.waiting[needs] = (share.waiting[needs] ?? 0) + 1;
		}
	}

	return share;
};

const reasons: Record<Needs, string> = {
	browser: 'only declare something, or changed since',
	node: 'need Node, a project and a rendering',
	shell: 'are for a terminal',
	account: 'need an account with a cloud',
	'nothing that runs': 'show a mistake or only part of a file',
};

/** The share in words, for `npm run prove` and `npm run coverage`. */
export const describeShare = ({samples, ran, failed, waiting}: Share): string[] => [
	`Samples proven by running them: ${ran} of ${samples} (${((100 * ran) / Math.max(samples, 1)).toFixed(1)} %)`,
	...(failed > 0 ? [`  ${failed} did not run by themselves (checks/proof/record.json says why)`] : []),
	...Object.entries(waiting).map(([needs, count]) => `  ${count} ${reasons[needs as Needs]}`),
];
