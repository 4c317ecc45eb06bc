import {setImmediate} from 'node:timers/promises';

/**
 * Creates a queue that runs asynchronous functions one at a time, and lets other requests proceed before each: a batch of a
 * hundred calls delays another client by no more than one of them.
 */
export const createTurns = (): (<Result>(run: () => Promise<Result>) => Promise<Result>) => {
	let last: Promise<unknown> = Promise.resolve();
	return (run) => {
		const result = last.then(() => setImmediate()).then(run);
		last = result.catch(() => {});
		return result;
	};
};
