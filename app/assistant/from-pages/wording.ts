import type {PassageBlock} from '../../../pipeline/assistant/format';
import {partsOf, stem} from '../../search/embedded/words';
import {blockText} from './block-text';

/** So many words of a question in a row are a quotation: nobody writes them by chance. */
const QUOTED = 5;

/** A passage that has at least this many words in a row with the question, and hardly any more, says nothing that it doesn't. */
const SHORTEST_ECHO = 3;
const MORE_THAN_ECHO = 2;

/** Nor does one that ends with a quotation of this much of it: only the end of a message was pasted. */
const MOSTLY_QUOTED = 0.6;

/** The words of a text in their order; numbers are all alike, because those of messages change. */
const orderedWords = (text: string): string[] => partsOf(text).map((word) => (/^\d/.test(word) ? '#' : stem(word)));

/** How many words in a row two texts share at most. */
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

/** The words of the question, which is compared with one passage after another. */
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

/** Whether a passage only repeats the question, such as the message that a reader pasted: its explanation follows. */
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

/** Whether a passage explains a message that the question quotes: it has the same words, marked as code, in a row. */
export const isQuoted = (block: PassageBlock, question: string): boolean => {
	const messages =
		block.kind === 'code'
			? block.language === 'text'
				? [block.code]
				: []
			: [...(block.kind === 'row' ? block.cells.join(' ') : block.text).matchAll(CODE)].map(([, code = '']) => code);
	return messages.some((message) => runIn(message, question).run >= QUOTED);
};
