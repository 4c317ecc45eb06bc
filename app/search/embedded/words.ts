import {remember} from './remember';

/**
 * How text becomes words to search for. An identifier is found by each of its parts and by its ends: `useCurrentFrame` by
 * `use`, `current`, `frame`, `currentframe` and `usecurrentframe`.
 */
const STOP_WORDS = new Set(
	'a an and are as at be but by can do does for from has have how i if in into is it its my not of on or so than that the their then there these this to was what when where which will with you your'.split(
		' ',
	),
);

/** What every page is about; asked for beside other words, it says nothing. */
const SUBJECT = 'remotion';

/** What is longer is no word. */
export const LONGEST_WORD = 40;

const APOSTROPHE = /['’]/;

/**
 * Contractions and possessives are words: `doesn't` is `doesnt`, `the Player's volume` speaks of the `Player`, and what is
 * left of `what's` and `I'm` says nothing.
 */
const withoutApostrophes = (text: string): string =>
	text.replace(/(\p{L})['’](?:s|re|ve|ll|d|m)(?!\p{L})/giu, '$1').replace(/(\p{L})['’](?=\p{L})/gu, '$1');

/** The parts of an identifier, a flag, a version or a word, in lower case: `--jpegQuality` is `jpeg`, `quality`. */
export const partsOf = (word: string): string[] =>
	(APOSTROPHE.test(word) ? withoutApostrophes(word) : word)
		.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ')
		.replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

/** A name without its punctuation: `<Sequence>`, `sequence()` and `--sequence` are one name. */
export const normalName = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const isIdentifier = (word: string): boolean => /[a-z\d][A-Z]|^<|^--|\(\)$/.test(word) && partsOf(word).length > 0;

/** The words of a question as they are typed, without the punctuation between them. */
export const typedWords = (question: string): string[] => question.split(/[\s,;"'`?!]+/);

/** What a question names of the code, without punctuation: `<Sequence>` is `sequence`. */
export const namesIn = (question: string): Set<string> => new Set(typedWords(question).filter(isIdentifier).map(normalName));

const undouble = (word: string): string => (/([bdfglmnprt])\1$/.test(word) ? word.slice(0, -1) : word);

/** British endings are read as American ones: `-re` as `-er`, `-our` as `-or`, `-ise` as `-ize`. What only looks British is changed everywhere. */
const americanize = (word: string): string =>
	/our|tre|[iy]s/.test(word)
		? word
				.replace(/(?<=[^aeiou]t)re(?=s?$)/, 'er')
				.replace(/(?<=[a-z]{3})our(?=(?:s|ed|ing)?$)/, 'or')
				.replace(/(?<=[a-z]{2}[^aeiou][iy])s(?=(?:es?|ed|er|ing|ations?)$)/, 'z')
		: word;

/** Cuts off what English adds to a word: renders, rendered and rendering are found by each other. Asked for thousands of times by one question. */
export const stem = remember((word: string): string => {
	let root = americanize(word);
	if (root.length > 4 && root.endsWith('ies')) {
		root = `${root.slice(0, -3)}y`;
	} else if (root.length > 3 && /[^suia]s$/.test(root)) {
		root = root.slice(0, -1);
	}

	if (root.length >= 6 && root.endsWith('ing')) {
		root = root.slice(0, -3);
	} else if (root.length >= 5 && root.endsWith('ed')) {
		root = root.slice(0, -2);
	}

	if (root.length >= 7 && root.endsWith('ically')) {
		root = root.slice(0, -4);
	} else if (root.length >= 6 && root.endsWith('ly')) {
		root = root.slice(0, -2);
	}

	root = undouble(root);
	return root.length >= 4 && root.endsWith('e') ? root.slice(0, -1) : root;
});

const tails = (parts: string[]): string[] => parts.slice(0, -1).map((_, start) => parts.slice(start).join('').slice(0, LONGEST_WORD));

const cut = (text: string): string[] => (APOSTROPHE.test(text) ? withoutApostrophes(text) : text).split(/[\s()[\]{}<>,;"'`|]+/);

/** The same for each word that comes again, which most words of a site do. */
const perWord = (read: (word: string) => readonly string[]): ((text: string) => string[]) => {
	const readOnce = remember(read);
	// Pushed one by one: with `flatMap()` the index of the site takes half as long again.
	return (text) => {
		const words: string[] = [];
		for (const word of cut(text)) {
			for (const one of readOnce(word)) {
				words.push(one);
			}
		}

		return words;
	};
};

/** Every word that a text is found by. */
export const indexWords = perWord((word) => {
	const parts = partsOf(word);
	const words = parts
		.filter((part) => parts.length > 1 || !STOP_WORDS.has(part))
		.flatMap((part) => {
			const root = stem(part);
			return root === part ? [part] : [part, root];
		});
	return [...words, ...tails(parts)];
});

/** The first word of each stem: `transitions` beside `transition` asks for nothing more. */
const oneOfStem = (words: readonly string[]): string[] => {
	const stems = words.map(stem);
	return words.filter((_, index) => stems.indexOf(stems[index]!) === index);
};

/** The words of a query, wide letters of other keyboards included; those that say nothing are left out unless there are no others. */
export const queryWords = (query: string): string[] => {
	const parts = partsOf(query.normalize('NFKC'));
	const telling = parts.filter((part) => !STOP_WORDS.has(part) && part !== SUBJECT);
	return oneOfStem(telling.length > 0 ? telling : parts);
};

/** The stems that a text is compared by, in its order, repeated as they are; an identifier counts as a whole, too. */
export const stemsIn = perWord((word) => {
	const parts = partsOf(word);
	const stems = parts.filter((part) => parts.length > 1 || !STOP_WORDS.has(part)).map(stem);
	return parts.length > 1 ? [...stems, stem(parts.join('').slice(0, LONGEST_WORD))] : stems;
});
