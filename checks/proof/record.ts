import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {replaceFile} from '../../pipeline/base/replace-file';
import {toolkitDir} from '../../scripts/toolkit/install';
import type {Outcome} from './runners/outcome';
import {type Needs, type StandIn, standIns} from './samples/needs';
import type {Sample} from './samples/samples';

/**
 * What became of samples, by page and hash: a sample that changed has to run again. `simulated` ran against a
 * stand-in, `declared` only gave things their names; `failed` says why one did not run.
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

/** The ways in which samples run here. */
const runners = ['browser', 'node', 'shell'] as const;

type Runner = (typeof runners)[number];

const isRunner = (needs: Needs): needs is Runner => runners.some((each) => each === needs);

/** How many samples there are of a kind, and what became of them; `waiting` ones were only declared, or changed since. */
export type Count = {samples: number; ran: number; failed: number; waiting: number};

/**
 * How many samples there are, how those went that can run here, how those did that ask something which is stood in for,
 * and how many can't run, by what they need.
 */
export type Share = {samples: number; by: Record<Runner, Count>; standIn: Record<StandIn, Count>; absent: Partial<Record<Needs, number>>};

const RECORD = path.join(import.meta.dirname, 'record.json');

/** The version of the toolkit that samples run with. */
export const pinnedVersion = async (): Promise<string> =>
	(JSON.parse(await readFile(path.join(toolkitDir, 'package.json'), 'utf8')) as {dependencies: Record<string, string>}).dependencies
		.remotion ?? '';

/** The record of the last run of `npm run prove`; empty when there is none. */
export const readRecord = async (): Promise<ProofRecord> =>
	readFile(RECORD, 'utf8').then(
		(text) => ({simulated: {}, declared: {}, ...(JSON.parse(text) as Omit<ProofRecord, 'simulated' | 'declared'>)}),
		() => ({toolkit: '', on: '', ran: {}, simulated: {}, declared: {}, failed: {}}),
	);

/** Writes the record, sorted, so that two runs with the same results are one file. */
export const writeRecord = (record: ProofRecord): Promise<void> => replaceFile(RECORD, `${JSON.stringify(record, undefined, '\t')}\n`);

/** What the record knows of a sample as it stands now, with this version of the toolkit; `undefined` when it has to run again. */
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

/** The record of all `samples` of the site: what ran now, else what was known before; what no page has anymore is forgotten. */
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

/** The share of samples that ran, as they stand now, with this version of the toolkit. */
export const shareOf = (samples: Sample[], record: ProofRecord, toolkit: string): Share => {
	const none = (): Count => ({samples: 0, ran: 0, failed: 0, waiting: 0});
	const share: Share = {
		samples: samples.length,
		by: {browser: none(), node: none(), shell: none()},
		standIn: {aws: none(), google: none(), registry: none()},
		absent: {},
	};
	const add = (count: Count, what: Exclude<keyof Count, 'samples'>): void => {
		count.samples++;
		count[what]++;
	};
	for (const sample of samples) {
		const result = resultOf(sample, record, toolkit);
		const became = result === 'ran' || result === 'failed' ? result : 'waiting';
		if (sample.standIn) {
			add(share.standIn[sample.standIn.of], result === 'simulated' ? 'ran' : result === 'failed' ? 'failed' : 'waiting');
			continue;
		}

		// What was never tried still has to: only a failure is explained by what the page states.
		const needs = result === 'failed' && isRunner(sample.needs) ? (sample.stated ?? sample.needs) : sample.needs;
		if (isRunner(needs)) {
			add(share.by[needs], became);
		} else {
			share.absent[needs] = (share.absent[needs] ?? 0) + 1;
		}
	}

	return share;
};

const total = ({by}: Share, what: keyof Count): number => runners.reduce((sum, runner) => sum + by[runner][what], 0);

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

const asked: Record<StandIn, string> = {
	aws: 'an AWS account and ran against a stand-in for AWS',
	google: 'a Google Cloud project and ran against a stand-in for Google Cloud',
	registry: 'a package registry and ran against a stand-in for npm',
};

const absences: Partial<Record<Needs, string>> = {
	account: "need an account with somebody's cloud that nothing stands in for",
	network: 'need a package registry or another host',
	elsewhere: 'need another machine, program or project',
	'nothing but types': 'hold only types or data, which the compiler proves',
	'nothing that runs': 'show a mistake, a usage line or only part of a file',
};

/** The share in words, for `npm run prove` and `npm run coverage`: of the samples that can run here, and of all; what ran against a stand-in is counted apart. */
export const describeShare = (share: Share): string[] => {
	const [ran, here] = [total(share, 'ran'), total(share, 'samples')];
	const simulated = standIns.reduce((sum, each) => sum + share.standIn[each].ran, 0);
	return [
		`Samples proven by running them: ${ran} of ${here} that can run here (${percent(ran, here)}); of all ${share.samples}: ${percent(ran, share.samples)}`,
		...standIns.map((each) => {
			const count = share.standIn[each];
			return `Samples that need ${asked[each]}: ${count.ran} of ${count.samples}; ${count.failed} fail, ${count.waiting} only declare something or changed since`;
		}),
		`All together: ${ran + simulated} of all ${share.samples}: ${percent(ran + simulated, share.samples)}`,
		...runners.map((runner) => {
			const {samples, ran: done, failed, waiting} = share.by[runner];
			return `  ${runner}: ${done} of ${samples}; ${failed} fail by themselves (checks/proof/record.json says why), ${waiting} only declare something or changed since`;
		}),
		...Object.entries(absences).flatMap(([needs, words]) => {
			const count = share.absent[needs as Needs] ?? 0;
			return count > 0 ? [`  ${count} cannot run here: they ${words}`] : [];
		}),
	];
};
