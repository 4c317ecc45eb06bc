import {PlacedError} from './failure';

/** Milliseconds that the reader's code may take before the browser gets a turn. */
const LIMIT = 1000;
/** How many calls share one look at the clock, which is slow. */
const ROUNDS = 500;

let rounds = 0;
let started = 0;
const nextTurn = new MessageChannel();
nextTurn.port1.onmessage = () => {
	started = 0;
};

/** Called with its line by each iteration of a loop and each function call; throws when they take too long. */
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
