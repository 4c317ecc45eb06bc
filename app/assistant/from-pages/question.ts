import {isTelling, namesOtherTool, synonymsOf} from '../../search/embedded/lexicon';
import type {Clue} from '../../search/embedded/retrieval/types';
import {indexWords, namesIn, queryWords, stem} from '../../search/embedded/words';
import {INHERITED, NUMBER, UNIT, UNITS} from './policy';

/** A word of a question. `weight` grows with how much it says; `alike` are other words for it. A guess is what an unknown word was taken for. */
export type Term = Clue & {isGuess?: boolean};

/** What a question is about. */
export type Question = {
	/** Its wording. */
	text: string;
	terms: Term[];
	isFollowUp: boolean;
	/** What it names of the code, without punctuation: `<Sequence>` is `sequence`. */
	names: ReadonlySet<string>;
	/** It names another tool and not this one: what our pages say in the same words is about something else. */
	isElsewhere: boolean;
};

const CONNECTIVE =
	/^((and|but|so|then|also|or|ok|okay|what about|how about|what if|what else|like what|for example|an? example|more)\b|why( not)?\W*$)/i;
const POINTING = /\b(it|its|that|this|those|these|them|they|there|the same|one|ones|the other)\b/i;

/** A question of more of its own words than this is complete in itself, even when it says `it`. */
const OWN_WORDS = 3;

const toTerms = (words: readonly string[]): Term[] =>
	words.map((word) => ({
		word,
		alike: synonymsOf(word),
		weight: /^\d+$/.test(word) ? NUMBER : UNITS.has(word) ? UNIT : 1,
	}));

/** Whether a question only makes sense after another one. */
const pointsBack = (question: string, telling: readonly string[]): boolean =>
	CONNECTIVE.test(question.trim()) || (POINTING.test(question) && telling.length <= OWN_WORDS);

/** Reads a question. One that points back (`And in a loop?`) is also about what the questions before it were about. */
export const readQuestion = (question: string, before: readonly string[] = []): Question => {
	const all = queryWords(question).filter((word, _, {length}) => word.length > 1 || length === 1);
	const telling = all.filter(isTelling);
	const isFollowUp = before.length > 0 && pointsBack(question, telling);
	// A question of empty words only is about them, unless it is about the one before.
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

/** The words by which a text is compared with a question. */
export const wordsIn = (text: string): Set<string> => new Set(indexWords(text));

/** Whether one of these words is the given one, in any of its forms. */
export const hasWord = (words: ReadonlySet<string>, word: string): boolean => words.has(word) || words.has(stem(word));
