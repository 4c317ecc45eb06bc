/** Settles as a promise does, or rejects with the reason of a signal as soon as that aborts: nobody waits for the rest. */
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
