import {type StartWatch, watchStart} from './start-watch';

/** How often the frame is opened before its missing code is reported. */
const MAX_STARTS = 2;

export type Arrival = {
	/** Watches a frame that was opened just now. */
	opened(frame: HTMLIFrameElement): void;
	/** The frame's code runs. */
	arrived(): void;
	/** Opens a frame again whose code was given up on. */
	retry(): void;
	/** The frame goes. */
	cancel(): void;
	stop(): void;
};

/** Opens a frame again whose code doesn't arrive; says so after some tries, and tries once more when the network is back. */
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
