import {inSlices} from '../slices';
import {stemsIn} from '../words';
import type {Field} from './types';

/** Parameters of BM25F: term saturation and length normalization. */
const SATURATION = 1.2;
const LENGTH = 0.6;

/** An exponent below 1, so that one rare word doesn't outweigh all others. */
const RARE_WORDS = 0.8;

type Postings = {ids: number[]; weights: number[]};

/** An inverted index with BM25F weights, by stem. */
export type Bm25f = {
	/** The number of documents that contain a word. */
	countOf(root: string): number;
	/** The inverse document frequency of a word: the rarer, the higher. */
	tellingOf(root: string): number;
	/** Visits every document that contains a word, with the word's weight there, below 1. */
	each(root: string, visit: (id: number, share: number) => void): void;
	/** All words, with the number of documents that contain them. */
	words(): Iterable<[root: string, count: number]>;
};

/** Indexes documents by the words in their fields, in slices. */
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
