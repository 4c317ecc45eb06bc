import {MAX_PER_PAGE} from '../ranking';

type Limits<T> = {limit: number; perGroup: number; groupOf: (item: T) => string; pageOf: (item: T) => string};

/** The best results, with limits for each group and page, so that none crowds out the others. Results are grouped, the best group first. */
export const overview = <T>(ranked: readonly T[], {limit, perGroup, groupOf, pageOf}: Limits<T>): T[] => {
	const groups = new Map<string, T[]>();
	const pages = new Map<string, number>();
	let count = 0;
	for (const item of ranked) {
		if (count === limit) {
			break;
		}

		const group = groups.get(groupOf(item)) ?? [];
		const ofPage = pages.get(pageOf(item)) ?? 0;
		if (group.length < perGroup && ofPage < MAX_PER_PAGE) {
			groups.set(groupOf(item), [...group, item]);
			pages.set(pageOf(item), ofPage + 1);
			count++;
		}
	}

	return [...groups.values()].flatMap((items) => together(items, pageOf));
};

/** Moves the results of a page to its best one. */
const together = <T>(items: readonly T[], pageOf: (item: T) => string): T[] => {
	const pages = [...new Set(items.map(pageOf))];
	return pages.flatMap((page) => items.filter((item) => pageOf(item) === page));
};
