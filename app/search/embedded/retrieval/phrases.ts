import {normalName} from '../words';
import type {Findable} from './types';

/** Returns what finds the documents that a phrase of the question names, with the longest share of the question that does. */
export const createPhrases = (documents: readonly Findable[]): ((name: string) => Map<number, number>) => {
	const phrases = documents.flatMap((document, id) => document.phrases.map((phrase) => ({id, name: normalName(phrase)})));
	return (name) => {
		const phrased = new Map<number, number>();
		for (const {id, name: phrase} of phrases) {
			if (name.includes(phrase)) {
				phrased.set(id, Math.max(phrased.get(id) ?? 0, phrase.length / name.length));
			}
		}

		return phrased;
	};
};
