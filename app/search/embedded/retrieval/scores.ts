import {stem} from '../words';
import type {Bm25f} from './bm25f';
import type {Clue, Known} from './types';

/** What another word for the one asked for counts. */
const SYNONYM = 0.4;

/** What the clues count in each document, by its id. The array is overwritten by the next call. */
export type ScoreAll = (clues: readonly Clue[], known: readonly (Known & {root: string})[]) => Float64Array;

/** Returns what scores a number of documents: of a clue counts its word or, where that counts more, another word for it. */
export const createScores = (documents: number, {each, tellingOf}: Bm25f): ScoreAll => {
	const scores = new Float64Array(documents);
	const best = new Float64Array(documents);

	const add = ({alike, weight}: Clue, {root, telling}: Known & {root: string}): void => {
		const touched: number[] = [];
		const addWord = (word: string, worth: number): void =>
			each(word, (id, share) => {
				if (best[id] === 0) {
					touched.push(id);
				}

				best[id] = Math.max(best[id]!, worth * share);
			});
		addWord(root, telling);
		for (const other of alike.map(stem)) {
			addWord(other, Math.min(tellingOf(other), tellingOf(root)) * weight * SYNONYM);
		}

		for (const id of touched) {
			scores[id]! += best[id]!;
			best[id] = 0;
		}
	};

	return (clues, known) => {
		scores.fill(0);
		for (const [at, clue] of clues.entries()) {
			add(clue, known[at]!);
		}

		return scores;
	};
};
