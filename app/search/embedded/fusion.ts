import type {Result} from './results/show';

/**
 * Parameters of reciprocal rank fusion: the constant added to each rank, the weight of the retrieval, and the factor by which each word
 * lowers the weight of the exact search. Pages that contain every word of a long question are seldom the ones that answer it.
 */
const OFFSET = 3;
const RETRIEVED = 0.8;
const LEFT_PER_WORD = 0.7;

/**
 * Merges two rankings by rank. `words` is the number of meaningful words in the query. Results in both come first, as they are in `exact`.
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
