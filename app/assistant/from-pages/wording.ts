import type {PassageBlock} from '../../../pipeline/assistant/format';
import {partsOf, stem} from '../../search/embedded/words';
import {blockText} from './block-text';

/** This many consecutive words in common are a quotation. */
const QUOTED = 5;

/** A passage that has at least this many consecutive words in common with the question, and at most this many more, only repeats it. */
const SHORTEST_ECHO = 3;
const MORE_THAN_ECHO = 2;

/** A passage also only repeats the question if it ends with a quotation that makes up this share: the end of a message was pasted. */
const MOSTLY_QUOTED = 0.6;

/** The words of a text, in order. All numbers are the same, because they vary in error messages. */
const orderedWords = (text: string): string[] => partsOf(text).map((word) => (/^\d/.test(word) ? '#' : stem(word)));

/** The length of the longest run of words that two texts have in common. */
const longestRun = (a: readonly string[], b: readonly string[]): number => {
	let longest = 0;
	let before = new Uint16Array(b.length + 1);
	for (const word of a) {
		const row = new Uint16Array(b.length + 1);
		for (const [index, other] of b.entries()) {
			row[index + 1] = word === other ? before[index]! + 1 : 0;
			longest = Math.max(longest, row[index + 1]!);
		}

		before = row;
	}

	return longest;
};

let asked: {question: string; words: readonly string[]} | undefined;

/** The words of the question. Cached, because it's compared with many passages. */
const wordsAsked = (question: string): readonly string[] => {
	if (asked?.question !== question) {
		asked = {question, words: orderedWords(question)};
	}

	return asked.words;
};

const runIn = (text: string, question: string): {run: number; length: number} => {
	const words = orderedWords(text);
	return {run: longestRun(words, wordsAsked(question)), length: words.length};
};

/** Whether a passage only repeats the question, such as a pasted error message. Its explanation follows it. */
export const isEcho = (block: PassageBlock, question: string): boolean => {
	if (block.kind === 'code' && block.language !== 'text') {
		return false;
	}

	const {run, length} = runIn(blockText(block), question);
	const isEnd = (): boolean => longestRun(orderedWords(blockText(block)).slice(-QUOTED), wordsAsked(question)) === QUOTED;
	return block.kind === 'code'
		? run >= Math.min(QUOTED, length)
		: (run >= SHORTEST_ECHO && length - run <= MORE_THAN_ECHO) || (run >= MOSTLY_QUOTED * length && isEnd());
};

const CODE = /`([^`]+)`/g;

/** Whether a passage quotes, as code, the error message in the question, so it explains it. */
export const isQuoted = (block: PassageBlock, question: string): boolean => {
	const messages =
		block.kind === 'code'
			? block.language === 'text'
				? [block.code]
				: []
			: [...(block.kind === 'row' ? block.cells.join(' ') : block.text).matchAll(CODE)].map(([, code = '']) => code);
	return messages.some((message) => runIn(message, question).run >= QUOTED);
};
