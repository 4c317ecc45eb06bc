/** Runs something when the browser has nothing else to do; soon in Safari, which can't tell. */
export const whenIdle = (run: () => void): void => {
	const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 200));
	idle(run);
};
