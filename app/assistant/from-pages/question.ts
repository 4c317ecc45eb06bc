import {indexWords, partsOf, queryWords, stem} from '../../search/embedded/words';
import {FILLERS, INHERITED, NUMBER, SYNONYMS, UNIT, UNITS} from './policy';

/** A word of a question. `weight` grows with how much it says; `alike` are other words for it. */
export type Term = {word: string; alike: readonly string[]; weight: number};

/** What a question is about. `searches` are ways to look for it, the most exact first. */
export type Question = {
	terms: Term[];
	searches: string[];
	isFollowUp: boolean;
	/** Whether it names something of the code. */
	namesCode: boolean;
};

const CONNECTIVE =
	/^((and|but|so|then|also|or|ok|okay|what about|how about|what if|what else|like what|for example|an? example|more)\b|why( not)?\W*$)/i;
const POINTING = /\b(it|its|that|this|those|these|them|they|there|the same|one|ones|the other)\b/i;

/** A question of more of its own words than this stands for itself even when it says `it`. */
const OWN_WORDS = 3;

/** Whether a word says what a question is about. */
export const isTelling = (word: string): boolean => !FILLERS.has(word) && !FILLERS.has(stem(word));

const isIdentifier = (word: string): boolean => /[a-z\d][A-Z]|^<|^--|\(\)$/.test(word) && partsOf(word).length > 0;

const toTerms = (words: readonly string[]): Term[] =>
	words.map((word) => ({
		word,
		alike: SYNONYMS[word] ?? SYNONYMS[stem(word)] ?? [],
		weight: /^\d+$/.test(word) ? NUMBER : UNITS.has(word) ? UNIT : 1,
	}));

const pairs = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]} ${word}`);

/** Whether a question only makes sense after another one. */
const pointsBack = (question: string, telling: readonly string[]): boolean =>
	CONNECTIVE.test(question.trim()) || (POINTING.test(question) && telling.length <= OWN_WORDS);

/** Reads a question. One that points back (`And in a loop?`) is also about what the questions before it were about. */
export const readQuestion = (question: string, before: readonly string[] = []): Question => {
	const all = queryWords(question);
	const telling = all.filter(isTelling);
	const isFollowUp = before.length > 0 && pointsBack(question, telling);
	// A question of empty words only is about them, unless it is about the one before.
	const own = toTerms(telling.length > 0 || isFollowUp ? telling : all);
	const inherited = isFollowUp
		? readQuestion(before.at(-1)!, before.slice(0, -1))
				.terms.filter(({word}) => !own.some((term) => stem(term.word) === stem(word)))
				.map((term) => ({...term, weight: term.weight * INHERITED}))
		: [];
	const terms = [...own, ...inherited];
	const words = terms.map(({word}) => word);
	const identifiers = question.split(/[\s,;"'`?!]+/).filter(isIdentifier);
	const other = terms.some(({alike}) => alike.length > 0) ? [terms.map(({word, alike}) => alike[0] ?? word).join(' ')] : [];
	return {
		terms,
		isFollowUp,
		namesCode: identifiers.length > 0,
		searches: [...new Set([words.join(' '), ...identifiers, ...other, ...pairs(words)])],
	};
};

/** The words by which a text is compared with a question. */
export const wordsIn = (text: string): Set<string> => new Set(indexWords(text));

/** Whether one of these words is the given one, in any of its forms. */
export const hasWord = (words: ReadonlySet<string>, word: string): boolean => words.has(word) || words.has(stem(word));
