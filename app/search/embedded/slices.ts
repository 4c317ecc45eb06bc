/** Milliseconds of work before other tasks get a turn. */
const SLICE_MS = 10;

/** Yields to waiting messages. Not with a timer, because browsers delay nested timers by 4 ms. */
export const pause = (): Promise<void> =>
	new Promise((resolve) => {
		const {port1, port2} = new MessageChannel();
		port1.addEventListener('message', () => {
			port1.close();
			resolve();
		});
		port1.start();
		port2.postMessage(undefined);
	});

/** Processes a list in slices of a few milliseconds, so that requests which arrive in the meantime are answered. */
export const inSlices = async <T>(items: Iterable<T>, work: (item: T, index: number) => void): Promise<void> => {
	let since = performance.now();
	let index = 0;
	for (const item of items) {
		work(item, index);
		index++;
		if (performance.now() - since >= SLICE_MS) {
			await pause();
			since = performance.now();
		}
	}
};
