/** Settles like a promise, or rejects with the signal's reason as soon as it aborts. */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
	Promise.race([
		work,
		new Promise<never>((_, reject) => {
			const stop = () => reject(signal.reason);
			signal.addEventListener('abort', stop, {once: true});
			if (signal.aborted) {
				stop();
			}
		}),
	]);
