import {inSlices} from '../slices';
import {stemsIn} from '../words';
import type {Field} from './types';

/** BM25F: how soon a repeated word says nothing new, and how much a long text is held against it. */
const SATURATION = 1.2;
const LENGTH = 0.6;

/** Below 1, so that one rare word doesn't outweigh all others. */
const RARE_WORDS = 0.8;

type Postings = {ids: number[]; weights: number[]};

/** Which documents hold a word, by its stem, and how much. */
export type Bm25f = {
	/** How many documents contain it. */
	countOf(root: string): number;
	/** How telling it is: the rarer, the more. */
	tellingOf(root: string): number;
	/** Names every document that holds it, with what it counts there, below 1. */
	each(root: string, visit: (id: number, share: number) => void): void;
	/** All words, each with the number of its documents. */
	words(): Iterable<[root: string, count: number]>;
};

/** Indexes documents by the words of their fields, in slices. */
export const createBm25f = async (documents: readonly {fields: readonly Field[]}[]): Promise<Bm25f> => {
	const index = new Map<string, Postings>();
	await inSlices(documents, ({fields}, id) => {
		const weights = new Map<string, number>();
		for (const {text, weight, usual} of fields) {
			const words = stemsIn(text);
			const each = weight / (1 - LENGTH + (LENGTH * words.length) / usual);
			for (const word of words) {
				weights.set(word, (weights.get(word) ?? 0) + each);
			}
		}

		for (const [word, weight] of weights) {
			let postings = index.get(word);
			if (!postings) {
				postings = {ids: [], weights: []};
				index.set(word, postings);
			}

			postings.ids.push(id);
			postings.weights.push(weight);
		}
	});

	const countOf = (root: string): number => index.get(root)?.ids.length ?? 0;
	return {
		countOf,
		tellingOf(root) {
			const count = countOf(root);
			return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5)) ** RARE_WORDS;
		},
		each(root, visit) {
			const {ids, weights} = index.get(root) ?? {ids: [], weights: []};
			for (const [position, id] of ids.entries()) {
				const weight = weights[position]!;
				visit(id, weight / (SATURATION + weight));
			}
		},
		*words() {
			for (const [root, {ids}] of index) {
				yield [root, ids.length];
			}
		},
	};
};
