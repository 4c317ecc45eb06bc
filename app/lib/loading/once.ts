/**
 * A function that loads something once: later calls get the same promise, whatever their arguments. A failure is forgotten, so the next
 * call tries again.
 */
export const once = <Args extends unknown[], T>(load: (...args: Args) => Promise<T>): ((...args: Args) => Promise<T>) => {
	let loading: Promise<T> | undefined;
	return (...args) => {
		if (!loading) {
			loading = load(...args);
			loading.catch(() => {
				loading = undefined;
			});
		}

		return loading;
	};
};

/** Like `once`, but each key is loaded on its own. */
export const oncePerKey = <Key, T>(load: (key: Key) => Promise<T>): ((key: Key) => Promise<T>) => {
	const loads = new Map<Key, () => Promise<T>>();
	return (key) => {
		const loadKey = loads.get(key) ?? once(() => load(key));
		loads.set(key, loadKey);
		return loadKey();
	};
};
