/** Runs a function when the browser is idle, or soon in Safari, which lacks `requestIdleCallback`. */
export const whenIdle = (run: () => void): void => {
	const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 200));
	idle(run);
};
