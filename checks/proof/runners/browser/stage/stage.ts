import type {Outcome, Stage} from '../../outcome';
import {watchResults, wrongResult} from './compare';
import {firstReason, reasonOf, startFresh} from './failures';
import {furnish} from './furniture';
import {settle} from './mount';
import {type Evaluated, use} from './use';

const failed = (reason: string): Outcome => ({result: 'failed', reason});

/** Loads a sample, mounts its components and calls what it exports. */
const perform = async (address: string, source: string): Promise<Outcome> => {
	const sample = (await import(/* @vite-ignore */ address)) as Evaluated;
	await settle(50);
	const reason = firstReason();
	if (reason !== undefined) {
		return failed(reason);
	}

	let ran = sample.__acts;
	for (const [name, value] of Object.entries({...sample.__named, ...(sample.default ? {Default: sample.default} : {})})) {
		const used = await use(sample, name, value, source);
		if (used?.problem) {
			return failed(used.problem);
		}

		ran ||= used !== undefined;
	}

	return {result: ran ? 'ran' : 'declared'};
};

/** Runs a sample and compares what it gives with what its comments say. Never throws. */
export const run: Stage['run'] = async (address, source) => {
	startFresh();
	const wrong: string[] = [];
	const watch = watchResults((stated, actual) => wrong.push(wrongResult(stated, actual)));
	Object.assign(globalThis, {__results: watch});
	try {
		await furnish();
		const outcome = await perform(address, source);
		if (outcome.result === 'failed') {
			return outcome;
		}

		const [problem] = [...wrong, ...watch.missing().map((stated) => wrongResult(stated, undefined))];
		return problem ? failed(problem) : outcome;
	} catch (error) {
		return failed(reasonOf(error));
	}
};
