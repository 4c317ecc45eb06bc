import {PlacedError} from '../failure';

/** Milliseconds that the reader's code may run without yielding to the browser. */
const LIMIT = 1000;
/** The clock is only checked once in this many calls, because that is slow. */
const ROUNDS = 500;

let rounds = 0;
let started = 0;
const nextTurn = new MessageChannel();
nextTurn.port1.onmessage = () => {
	started = 0;
};

/** Returns the guard function of a file. Loops and functions call it with their line, and it throws if the code takes too long. */
export const guardOf =
	(file: string) =>
	(line: number): void => {
		rounds++;
		if (rounds % ROUNDS !== 0) {
			return;
		}

		const now = performance.now();
		if (started === 0) {
			started = now;
			nextTurn.port2.postMessage(null);
		} else if (now - started > LIMIT) {
			throw new PlacedError('This never ends or takes more than a second, so it was stopped.', file, line);
		}
	};
