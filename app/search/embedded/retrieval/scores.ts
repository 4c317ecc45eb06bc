import {stem} from '../words';
import type {Bm25f} from './bm25f';
import type {Clue, Known} from './types';

/** The weight of a synonym. */
const SYNONYM = 0.4;

/** Returns the score of each document, by id. The next call overwrites the array. */
export type ScoreAll = (clues: readonly Clue[], known: readonly (Known & {root: string})[]) => Float64Array;

/** Returns a function that scores documents. Of each clue, the word or its best synonym counts. */
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
