import {type ProofRecord, resultOf} from './record';
import type {Outcome} from './runners/outcome';
import {type Needs, type StandIn, standIns} from './samples/needs';
import type {Sample} from './samples/samples';

/** Where samples run. */
const runners = ['browser', 'node', 'shell'] as const;

type Runner = (typeof runners)[number];

const isRunner = (needs: Needs): needs is Runner => runners.some((each) => each === needs);

/** How many samples there are of one kind, and with what result; `waiting` ones only declare something or have changed since. */
type Count = {samples: number; ran: number; failed: number; waiting: number};

/** The results of all samples: of those that run here, of those that run against a stand-in, and how many can't run, by what they need. */
export type Share = {samples: number; by: Record<Runner, Count>; standIn: Record<StandIn, Count>; absent: Partial<Record<Needs, number>>};

const add = (count: Count, result: Outcome['result'] | undefined, success: 'ran' | 'simulated'): void => {
	count.samples++;
	count[result === success ? 'ran' : result === 'failed' ? 'failed' : 'waiting']++;
};

/** The share of samples that ran, as they are now, with this version of the toolkit. */
export const shareOf = (samples: Sample[], record: ProofRecord, toolkit: string): Share => {
	const none = (): Count => ({samples: 0, ran: 0, failed: 0, waiting: 0});
	const share: Share = {
		samples: samples.length,
		by: {browser: none(), node: none(), shell: none()},
		standIn: {aws: none(), google: none(), registry: none()},
		absent: {},
	};
	for (const sample of samples) {
		const result = resultOf(sample, record, toolkit);
		// What was never tried still has to: only a failure is explained by what the page states.
		const needs = result === 'failed' && isRunner(sample.needs) ? (sample.stated ?? sample.needs) : sample.needs;
		if (sample.standIn) {
			add(share.standIn[sample.standIn.of], result, 'simulated');
		} else if (isRunner(needs)) {
			add(share.by[needs], result, 'ran');
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

/** The share as lines of text, for `npm run prove` and `npm run coverage`. */
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
