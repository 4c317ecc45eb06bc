/** Milliseconds between two pings, and without an answer until the iframe counts as stuck. */
const EVERY = 500;
const PATIENCE = 3000;

export type Watchdog = {answered(): void; stop(): void};

/** Pings the iframe and calls `onStuck` when it stops answering. Time during which the page itself was blocked doesn't count. */
export const watch = (ask: () => void, onStuck: () => void): Watchdog => {
	let silent = 0;
	let last = performance.now();
	const timer = setInterval(() => {
		const now = performance.now();
		const passed = now - last;
		last = now;
		// Browsers throttle timers in hidden pages, and after a block, answers may be waiting.
		if (document.visibilityState === 'hidden' || passed > 2 * EVERY) {
			silent = 0;
		} else {
			silent += passed;
		}

		if (silent > PATIENCE) {
			clearInterval(timer);
			onStuck();
		} else {
			ask();
		}
	}, EVERY);
	return {
		answered: () => {
			silent = 0;
		},
		stop: () => clearInterval(timer),
	};
};
