/** A function that works each answer out once. */
export const remember = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
	const values = new Map<Key, Value>();
	return (key) => {
		const known = values.get(key);
		if (known !== undefined) {
			return known;
		}

		const value = make(key);
		values.set(key, value);
		return value;
	};
};
