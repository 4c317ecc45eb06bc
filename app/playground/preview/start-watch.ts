/** Milliseconds until a frame must have run its code: from its start, and from its load event. */
const PATIENCE = 10_000;
const AFTER_LOAD = 1000;

export type StartWatch = {stop(): void};

/** Calls `onMissing` once if a frame isn't stopped in time with `stop()`: its code didn't arrive. */
export const watchStart = (frame: HTMLIFrameElement, onMissing: () => void): StartWatch => {
	let timer = setTimeout(onMissing, PATIENCE);
	const stop = (): void => {
		clearTimeout(timer);
		frame.removeEventListener('load', onLoad);
	};
	// The browser's own error page has a load event, too.
	const onLoad = (): void => {
		stop();
		timer = setTimeout(onMissing, AFTER_LOAD);
	};
	frame.addEventListener('load', onLoad);
	return {stop};
};
