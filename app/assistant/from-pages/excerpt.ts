import {withoutLinks} from '../../../pipeline/assistant/format';
import {LONGEST_PASSAGE} from './policy';
import {hasTerm, type Term, wordsIn} from './question';

const SENTENCE_END = /(?<=[.!?:]["')`]?)\s+(?=["'(`<[A-Z])/;

/** Splits a text into sentences, without the white space between them. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);

/** The consecutive sentences that contain most of the terms, if the text is too long. Otherwise, the whole text. */
export const excerpt = (text: string, terms: readonly Term[], longest = LONGEST_PASSAGE): string => {
	if (withoutLinks(text).length <= longest) {
		return text;
	}

	const sentences = sentencesOf(text);
	let best = {score: -1, text: sentences[0] ?? text};
	for (const start of sentences.keys()) {
		let window = '';
		for (const sentence of sentences.slice(start)) {
			const longer = window === '' ? sentence : `${window} ${sentence}`;
			if (window !== '' && withoutLinks(longer).length > longest) {
				break;
			}

			window = longer;
		}

		const words = wordsIn(withoutLinks(window));
		const score = terms.reduce((sum, term) => sum + (hasTerm(words, term) ? term.weight : 0), 0);
		if (score > best.score) {
			best = {score, text: window};
		}
	}

	return best.text;
};
