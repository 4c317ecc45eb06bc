import {normalName} from '../words';
import type {Findable} from './types';

/** Returns a function that finds the documents whose phrases occur in a question, with the largest share of the question that such a phrase makes up. */
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
