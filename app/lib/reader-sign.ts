import {useSyncExternalStore} from 'react';

/** What only a reader does. Moving the page counts: what comes next is below. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

let given = false;

const subscribe = (listener: () => void): (() => void) => {
	const hear = () => {
		given = true;
		stop();
		listener();
	};
	const stop = () => {
		for (const sign of SIGNS) removeEventListener(sign, hear, true);
	};
	for (const sign of SIGNS) addEventListener(sign, hear, {capture: true, passive: true});
	return stop;
};

/**
 * Whether the reader has moved, touched or typed anything in this visit: before, nothing has to be ready that only
 * answers to them. False on the server.
 */
export const useReaderSign = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => given,
		() => false,
	);
