/** Milliseconds between two pings, and without an answer until the iframe counts as stuck. */
const EVERY = 500;
const PATIENCE = 6000;

/** How many messages an iframe may send between two pings. Playing sends one for each frame that the screen shows. */
const MAX_MESSAGES = 300;

export type Watchdog = {answered(): void; stop(): void};

/**
 * Pings the iframe, and calls `onStuck` when it stops answering, or `onFlood` when it sends so many messages that the page stops responding.
 * Time during which the page itself was blocked or hidden doesn't count.
 */
export const watch = (ask: () => void, {onStuck, onFlood}: {onStuck: () => void; onFlood: () => void}): Watchdog => {
	let silent = 0;
	let last = performance.now();
	let received = 0;
	let allowed = MAX_MESSAGES;
	const timer = setInterval(() => {
		const now = performance.now();
		const passed = now - last;
		last = now;
		received = 0;
		// The timer waits behind the messages that came before it, so it counts how many arrive, however slowly the page takes them.
		allowed = MAX_MESSAGES * Math.max(1, passed / EVERY);
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
		answered() {
			silent = 0;
			received += document.visibilityState === 'hidden' ? 0 : 1;
			if (received > allowed) {
				clearInterval(timer);
				onFlood();
			}
		},
		stop: () => clearInterval(timer),
	};
};
