/** An object of the router's data: `_1: 2` says that the value at index 2 is called what the value at index 1 says. */
type Entries = Record<string, number>;

const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values that are reached from the first one; of a list, any number might name one. */
const reached = (values: readonly unknown[]): Set<number> => {
	const found = new Set<number>();
	const queue = [0];
	for (const index of queue) {
		if (found.has(index)) {
			continue;
		}
		found.add(index);
		const value = values[index];
		if (Array.isArray(value)) {
			queue.push(...value.filter((item) => Number.isInteger(item)));
		} else if (isEntries(value)) {
			queue.push(...Object.entries(value).flatMap(([key, at]) => [Number(key.slice(1)), at]));
		}
	}

	return found;
};

/**
 * A page carries its sidebar as HTML, and would carry its entries again in the router's data. They are left out, because
 * `app/docs/served-sidebar.ts` reads them from the HTML. What nothing names any more becomes a zero, for the rest to keep its
 * index. The page's `.data` file, which later navigations read, keeps them.
 */
export const sendSidebarOnce = (values: readonly unknown[]): unknown[] => {
	const keyOf = (name: string): string => `_${values.indexOf(name)}`;
	const sidebar = keyOf('sidebar');
	const items = keyOf('items');
	const slim = [...values];
	for (const value of values) {
		const at = isEntries(value) ? value[sidebar] : undefined;
		const branch = at === undefined ? undefined : values[at];
		if (at !== undefined && isEntries(branch)) {
			slim[at] = Object.fromEntries(Object.entries(branch).filter(([key]) => key !== items));
		}
	}

	const kept = reached(slim);
	return slim.map((value, index) => (kept.has(index) ? value : 0));
};
