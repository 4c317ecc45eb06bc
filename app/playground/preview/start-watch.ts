/** Milliseconds in which a frame has its code; and after its load event, when that must have run. */
const PATIENCE = 10_000;
const AFTER_LOAD = 1000;

export type StartWatch = {stop(): void};

/** Calls `onMissing` once when a frame has not said that it is ready in time: its code didn't arrive. */
export const watchStart = (frame: HTMLIFrameElement, onMissing: () => void): StartWatch => {
	let timer = setTimeout(onMissing, PATIENCE);
	const stop = (): void => {
		clearTimeout(timer);
		frame.removeEventListener('load', onLoad);
	};
	// A page of the browser's own about an error has a load event, too.
	const onLoad = (): void => {
		stop();
		timer = setTimeout(onMissing, AFTER_LOAD);
	};
	frame.addEventListener('load', onLoad);
	return {stop};
};
