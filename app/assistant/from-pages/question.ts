import {namesOtherTool, tellingWords, withSynonyms} from '../../search/embedded/lexicon';
import type {Clue} from '../../search/embedded/retrieval/types';
import {indexWords, namesIn, queryWords, stem} from '../../search/embedded/words';
import {INHERITED, NUMBER, UNIT, UNITS} from './policy';

/** A word of a question, with weight and synonyms. `isGuess` is true if an unknown word was read as this one. */
export type Term = Clue & {isGuess?: boolean};

/** A parsed question. */
export type Question = {
	/** Its wording. */
	text: string;
	terms: Term[];
	isFollowUp: boolean;
	/** The names in code that it contains, without punctuation: `<Sequence>` is `sequence`. */
	names: ReadonlySet<string>;
	/** It names a different tool and not Remotion, so pages with the same words don't answer it. */
	isElsewhere: boolean;
};

const CONNECTIVE =
	/^((and|but|so|then|also|or|ok|okay|what about|how about|what if|what else|like what|for example|an? example|more)\b|why( not)?\W*$)/i;
const POINTING = /\b(it|its|that|this|those|these|them|they|there|the same|one|ones|the other)\b/i;

/** A question with more meaningful words than this doesn't refer back, even if it contains `it`. */
const OWN_WORDS = 3;

const toTerms = (words: readonly string[]): Term[] =>
	withSynonyms(words).map(({word, alike}) => ({
		word,
		alike,
		weight: /^\d+$/.test(word) ? NUMBER : UNITS.has(word) ? UNIT : 1,
	}));

/** Whether a question refers back to the previous one. */
const pointsBack = (question: string, telling: readonly string[]): boolean =>
	CONNECTIVE.test(question.trim()) || (POINTING.test(question) && telling.length <= OWN_WORDS);

/** Parses a question. One that refers back (`And in a loop?`) inherits the words of the previous one. */
export const readQuestion = (question: string, before: readonly string[] = []): Question => {
	const all = queryWords(question).filter((word, _, {length}) => word.length > 1 || length === 1);
	const telling = tellingWords(all, question);
	const isFollowUp = before.length > 0 && pointsBack(question, telling);
	// If a question only has filler words, those count, unless it refers back.
	const own = toTerms(telling.length > 0 || isFollowUp ? telling : all);
	const inherited = isFollowUp
		? readQuestion(before.at(-1)!, before.slice(0, -1))
				.terms.filter(({word}) => !own.some((term) => stem(term.word) === stem(word)))
				.map((term) => ({...term, weight: term.weight * INHERITED}))
		: [];
	return {
		text: question,
		terms: [...own, ...inherited],
		isFollowUp,
		names: namesIn(question),
		isElsewhere: namesOtherTool(question),
	};
};

/** The words of a text for comparing it with a question. */
export const wordsIn = (text: string): Set<string> => new Set(indexWords(text));

/** Whether a set of words contains a word, in any form. */
export const hasWord = (words: ReadonlySet<string>, word: string): boolean => words.has(word) || words.has(stem(word));

/** Whether a set of words contains a term or one of its synonyms, in any form. */
export const hasTerm = (words: ReadonlySet<string>, {word, alike}: Term): boolean => [word, ...alike].some((one) => hasWord(words, one));
