/** A list of listeners that are called on every change. `subscribe` has the form that `useSyncExternalStore` takes. */
export const createListeners = () => {
	const listeners = new Set<() => void>();
	return {
		/** Returns the unsubscribe function. */
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
		/** Calls all listeners that were subscribed at the start of the call. */
		notify(): void {
			for (const listener of [...listeners]) {
				listener();
			}
		},
	};
};
