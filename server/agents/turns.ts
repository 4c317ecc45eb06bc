import {setImmediate} from 'node:timers/promises';

/**
 * Makes a function that runs what it is given one after another, and before each lets the process do whatever else waits: a batch
 * of a hundred questions holds no other reader for longer than one of them.
 */
export const createTurns = (): (<Result>(run: () => Promise<Result>) => Promise<Result>) => {
	let last: Promise<unknown> = Promise.resolve();
	return (run) => {
		const result = last.then(() => setImmediate()).then(run);
		last = result.catch(() => {});
		return result;
	};
};
