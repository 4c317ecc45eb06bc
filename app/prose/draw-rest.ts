import {whenIdle} from '../lib/when-idle';

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
	whenIdle(drawNext);
	return () => {
		waiting = [];
	};
};
