import {type StartWatch, watchStart} from './start-watch';

/** How often the iframe is opened before an error is reported. */
const MAX_STARTS = 2;

export type Arrival = {
	/** Starts watching an iframe that was just opened. */
	opened(frame: HTMLIFrameElement): void;
	/** The iframe's code runs. */
	arrived(): void;
	/** Reopens an iframe after the error was reported. */
	retry(): void;
	/** The iframe is being closed. */
	cancel(): void;
	stop(): void;
};

/** Reopens an iframe whose code doesn't load. Reports it after some attempts, and tries again when the network is back. */
export const watchArrival = (reopen: () => void, onLate: (isLate: boolean) => void): Arrival => {
	let starting: StartWatch | undefined;
	let starts = 0;
	let isLate = false;

	const setLate = (now: boolean): void => {
		starts = 0;
		if (isLate !== now) {
			isLate = now;
			onLate(now);
		}
	};

	const retry = (): void => {
		if (isLate) {
			setLate(false);
			reopen();
		}
	};

	window.addEventListener('online', retry);
	return {
		opened(frame) {
			starts++;
			starting = watchStart(frame, () => (starts < MAX_STARTS ? reopen() : setLate(true)));
		},
		arrived() {
			starting?.stop();
			setLate(false);
		},
		retry,
		cancel: () => starting?.stop(),
		stop: () => window.removeEventListener('online', retry),
	};
};
