/** Milliseconds of work after which whatever else waits gets its turn. */
const SLICE_MS = 10;

/** A turn for messages that wait. Timers would do, too, but browsers make them wait 4 ms once they are nested. */
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

/** Works through a list in slices of a few milliseconds, so that questions which come meanwhile are answered in between. */
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
