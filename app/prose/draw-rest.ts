import {whenIdle} from '../lib/when-idle';

/** Milliseconds after the page was shown, during which only what is in view renders. */
const DELAY_MS = 500;

/**
 * Renders the code samples that `content-visibility` skips because they are far from the viewport, one at a time when the browser is idle.
 * Otherwise, full-page screenshots and fast scrolling would show empty boxes. Returns a function that stops it.
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
	const timer = setTimeout(() => whenIdle(drawNext), DELAY_MS);
	return () => {
		clearTimeout(timer);
		waiting = [];
	};
};
