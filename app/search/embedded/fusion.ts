/**
 * Reciprocal rank fusion: how soon a rank says nothing any more, what the retrieval counts, and what is left of the exact search
 * with each word: pages that happen to hold every word of a whole question are seldom the ones that answer it.
 */
const OFFSET = 3;
const RETRIEVED = 0.8;
const LEFT_PER_WORD = 0.7;

/** A phrase is a name when so much of it is in the title of its first result, in letters; then the exact search knows best. */
export const MOSTLY_TITLE = 0.8;

/**
 * Merges two rankings for a query with a number of telling words by rank: what both bring comes first. Equal ones are told by `idOf`;
 * those of `exact` are kept.
 */
export const fuse = <T>(words: number, exact: readonly T[], retrieved: readonly T[], idOf: (item: T) => number): T[] => {
	const items = new Map<number, {item: T; score: number}>();
	const add = (ranking: readonly T[], weight: number): void => {
		for (const [rank, item] of ranking.entries()) {
			const known = items.get(idOf(item)) ?? {item, score: 0};
			known.score += weight / (OFFSET + rank);
			items.set(idOf(item), known);
		}
	};
	add(exact, LEFT_PER_WORD ** words);
	add(retrieved, RETRIEVED);
	return [...items.values()].sort((a, b) => b.score - a.score).map(({item}) => item);
};
