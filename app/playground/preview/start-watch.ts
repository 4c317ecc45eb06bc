/** Milliseconds until an iframe's code must be running: after it was opened, and after its load event. */
const PATIENCE = 10_000;
const AFTER_LOAD = 1000;

export type StartWatch = {stop(): void};

/** Calls `onMissing` once, unless `stop()` is called in time, because the iframe's code didn't load. */
export const watchStart = (frame: HTMLIFrameElement, onMissing: () => void): StartWatch => {
	let timer = setTimeout(onMissing, PATIENCE);
	const stop = (): void => {
		clearTimeout(timer);
		frame.removeEventListener('load', onLoad);
	};
	// The browser's own error page also fires a load event.
	const onLoad = (): void => {
		stop();
		timer = setTimeout(onMissing, AFTER_LOAD);
	};
	frame.addEventListener('load', onLoad);
	return {stop};
};
