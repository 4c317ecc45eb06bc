import {whenIdle} from '../lib/when-idle';

/** Milliseconds that what the reader came for has to itself. */
const FIRST = 500;

/**
 * Draws the samples that wait far from the viewport, one each time the browser is idle: a picture of the whole page shows them, and
 * so does a fast scroll. Returns what ends it.
 */
export const drawRest = (prose: HTMLElement): (() => void) => {
	let waiting = [...prose.querySelectorAll<HTMLElement>('.code [style] > code')];
	const drawNext = (): void => {
		const next = waiting.shift();
		if (next) {
			next.style.contentVisibility = 'visible';
			whenIdle(drawNext);
		}
	};
	const timer = setTimeout(() => whenIdle(drawNext), FIRST);
	return () => {
		clearTimeout(timer);
		waiting = [];
	};
};
