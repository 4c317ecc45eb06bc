/** A function that computes the result for each key once. Results that are `undefined` are computed again. */
export const memoize = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
	const results = new Map<Key, Value>();
	return (key) => {
		const known = results.get(key);
		if (known !== undefined) {
			return known;
		}

		const result = compute(key);
		results.set(key, result);
		return result;
	};
};
