import type {Result} from './results/show';

/**
 * Reciprocal rank fusion: how soon a rank says nothing any more, what the retrieval counts, and what is left of the exact search
 * with each word: pages that happen to hold every word of a whole question are seldom the ones that answer it.
 */
const OFFSET = 3;
const RETRIEVED = 0.8;
const LEFT_PER_WORD = 0.7;

/**
 * Merges two rankings for a query with a number of telling words by rank: what both bring comes first, as it is in `exact`.
 */
export const fuse = (words: number, exact: readonly Result[], retrieved: readonly Result[]): Result[] => {
	const items = new Map<number, {item: Result; score: number}>();
	const add = (ranking: readonly Result[], weight: number): void => {
		for (const [rank, item] of ranking.entries()) {
			const known = items.get(item.id) ?? {item, score: 0};
			known.score += weight / (OFFSET + rank);
			items.set(item.id, known);
		}
	};
	add(exact, LEFT_PER_WORD ** words);
	add(retrieved, RETRIEVED);
	return [...items.values()].sort((a, b) => b.score - a.score).map(({item}) => item);
};
