import {withoutLinks} from '../../../pipeline/assistant/format';
import {LONGEST_PASSAGE} from './policy';
import {hasWord, type Term, wordsIn} from './question';

const SENTENCE_END = /(?<=[.!?:]["')`]?)\s+(?=["'(`<[A-Z])/;

/** The sentences of a text. Nothing is lost but the white space between them. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);

/** The sentences in a row that say most about the terms, unchanged, when the text is too long to be shown whole. */
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
		const score = terms.reduce((sum, {word, alike, weight}) => sum + ([word, ...alike].some((one) => hasWord(words, one)) ? weight : 0), 0);
		if (score > best.score) {
			best = {score, text: window};
		}
	}

	return best.text;
};
