import {PlacedError} from '../failure';

/** Milliseconds that code with many calls of the guard may run without yielding to the browser. */
const LIMIT = 1000;
/** Loops make at least as many calls in a second. A video that takes a busy machine as long makes fewer. */
const MANY = 200_000;
/** Milliseconds for code with fewer calls. Less than the page waits for an answer, because only the guard knows the line. */
const LONGEST = 4000;
/** The clock is only checked once in this many calls, because that is slow. */
const ROUNDS = 500;

let rounds = 0;
let started: {at: number; rounds: number} | undefined;
const nextTurn = new MessageChannel();
nextTurn.port1.onmessage = () => {
	started = undefined;
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
		if (!started) {
			started = {at: now, rounds};
			nextTurn.port2.postMessage(null);
		} else if (now - started.at > (rounds - started.rounds >= MANY ? LIMIT : LONGEST)) {
			throw new PlacedError('This never ends or takes too long, so it was stopped.', file, line);
		}
	};
