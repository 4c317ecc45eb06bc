import {memoize} from './memoize';

/** Words that are left out of the index and of queries. */
const STOP_WORDS = new Set(
	'a an and are as at be but by can do does for from has have how i if in into is it its my not of on or so than that the their then there these this to was what when where which will with you your'.split(
		' ',
	),
);

/** The subject of every page, which doesn't count next to other words. */
const SUBJECT = 'remotion';

/** Longer texts aren't words. */
export const LONGEST_WORD = 40;

const APOSTROPHE = /['’]/;

/**
 * Removes apostrophes with the endings after them: `Player's` is `Player`, `what's` is `what`. Others are joined: `doesn't` is `doesnt`.
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

/** The words of a question as they were typed, without the punctuation between them. */
export const typedWords = (question: string): string[] => question.split(/[\s,;"'`?!]+/);

/** The names in code that a question contains, without punctuation: `<Sequence>` is `sequence`. */
export const namesIn = (question: string): Set<string> => new Set(typedWords(question).filter(isIdentifier).map(normalName));

const undouble = (word: string): string => (/([bdfglmnprt])\1$/.test(word) ? word.slice(0, -1) : word);

/** Converts British endings to American ones: `-re` to `-er`, `-our` to `-or`, `-ise` to `-ize`. Words that only look British are converted, too, but consistently. */
const americanize = (word: string): string =>
	/our|tre|[iy]s/.test(word)
		? word
				.replace(/(?<=[^aeiou]t)re(?=s?$)/, 'er')
				.replace(/(?<=[a-z]{3})our(?=(?:s|ed|ing)?$)/, 'or')
				.replace(/(?<=[a-z]{2}[^aeiou][iy])s(?=(?:es?|ed|er|ing|ations?)$)/, 'z')
		: word;

/** The stem of an English word, the same for renders, rendered and rendering. Memoized, because a single question needs thousands of them. */
export const stem = memoize((word: string): string => {
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

/** Applies a function to each word of a text. Memoized by word, because most words occur again. */
const perWord = (read: (word: string) => readonly string[]): ((text: string) => string[]) => {
	const readOnce = memoize(read);
	// Pushed one by one: with `flatMap()`, building the index takes half as long again.
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

/**
 * All words that a text is found by. An identifier is found by each of its parts and by its endings: `useCurrentFrame` by `use`, `current`,
 * `frame`, `currentframe` and `usecurrentframe`.
 */
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

/** What a word is with two neighboring letters swapped, for each two of them: `vidoe` is `video`, too. */
export const swappedForms = (word: string): string[] => {
	const letters = [...word];
	return letters.slice(1).map((second, at) => [...letters.slice(0, at), second, letters[at], ...letters.slice(at + 2)].join(''));
};

/** The first word of each stem, because `transition transitions` doesn't ask for more than `transition`. */
const oneOfStem = (words: readonly string[]): string[] => {
	const stems = words.map(stem);
	return words.filter((_, index) => stems.indexOf(stems[index]!) === index);
};

/** The words of a query, with full-width letters normalized. Stop words are left out, unless there are no other words. */
export const queryWords = (query: string): string[] => {
	const parts = partsOf(query.normalize('NFKC'));
	const telling = parts.filter((part) => !STOP_WORDS.has(part) && part !== SUBJECT);
	return oneOfStem(telling.length > 0 ? telling : parts);
};

/** The stems of a text, in order and with repetitions. An identifier is also included as a whole. */
export const stemsIn = perWord((word) => {
	const parts = partsOf(word);
	const stems = parts.filter((part) => parts.length > 1 || !STOP_WORDS.has(part)).map(stem);
	return parts.length > 1 ? [...stems, stem(parts.join('').slice(0, LONGEST_WORD))] : stems;
});
