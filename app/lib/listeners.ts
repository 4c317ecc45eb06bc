/** Calls those who want to know of a change. `subscribe` fits `useSyncExternalStore`. */
export const createListeners = () => {
	const listeners = new Set<() => void>();
	return {
		/** Returns what ends the subscription. */
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
		/** Calls all listeners, also those that a call ends or adds meanwhile. */
		notify(): void {
			for (const listener of [...listeners]) {
				listener();
			}
		},
	};
};
