import {clamp} from '../../../lib/clamp';
import type {Piece} from '../../types';
import {stem} from '../words';

type Range = [start: number, end: number];

/** The words to highlight: those of the query, and those that were found for them in a different spelling. */
export type Marks = {
	asked: readonly string[];
	found: ReadonlySet<string>;
	/** Quickly finds candidates for a match, because comparing every word of a long text would take longer. */
	hint: RegExp;
};

const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\P{L}\p{Lu}\p{Ll}]+/gu;

const SPACE = /\s/;

/** The parts of a text without spaces in which the hint finds something. */
function* candidatesIn(text: string, {hint}: Marks): Generator<{run: string; start: number}> {
	let end = 0;
	for (const {index} of text.matchAll(hint)) {
		if (index < end) {
			continue;
		}

		let start = index;
		while (start > 0 && !SPACE.test(text[start - 1]!)) {
			start--;
		}

		end = index;
		while (end < text.length && !SPACE.test(text[end]!)) {
			end++;
		}

		yield {run: text.slice(start, end), start};
	}
}

/** The ranges to highlight in a part without spaces. */
const rangesIn = (run: string, offset: number, {asked, found}: Marks): Range[] => {
	const parts = [...run.matchAll(PART)].map((match) => ({text: match[0].toLowerCase(), at: match.index}));
	const letters = parts.flatMap(({text, at}) => Array.from({length: text.length}, (_, index) => at + index));
	const joined = parts.map(({text}) => text).join('');
	const ranges: Range[] = [];
	let start = 0;
	for (const {text, at} of parts) {
		const word = asked.find((one) => joined.startsWith(one, start));
		if (word !== undefined) {
			ranges.push([offset + at, offset + (letters[start + word.length - 1] ?? at) + 1]);
		} else if (found.has(text) || found.has(stem(text))) {
			ranges.push([offset + at, offset + at + text.length]);
		}

		start += text.length;
	}

	return ranges;
};

const merge = (ranges: Range[]): Range[] => {
	const merged: Range[] = [];
	for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
		const last = merged.at(-1);
		if (last && start <= last[1]) {
			last[1] = Math.max(last[1], end);
		} else {
			merged.push([start, end]);
		}
	}

	return merged;
};

/** Splits a text into pieces, of which the matching ones are marked. */
export const highlight = (text: string, marks: Marks): Piece[] => {
	const ranges = merge([...candidatesIn(text, marks)].flatMap(({run, start}) => rangesIn(run, start, marks)));
	const pieces: Piece[] = [];
	let at = 0;
	for (const [start, end] of ranges) {
		pieces.push({text: text.slice(at, start), marked: false}, {text: text.slice(start, end), marked: true});
		at = end;
	}

	return [...pieces, {text: text.slice(at), marked: false}].filter((piece) => piece.text !== '');
};

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The number of words before the first match, or -1. */
const firstMatch = (text: string, marks: Marks): number => {
	for (const {run, start} of candidatesIn(text, marks)) {
		if (rangesIn(run, start, marks).length > 0) {
			return wordsOf(text.slice(0, start)).length;
		}
	}

	return -1;
};

/** Words before the first match in a snippet. */
const LEAD = 3;

/** An excerpt of `count` words around the first match, as pieces. If nothing matches, the first words. */
export const snippet = (text: string, count: number, marks: Marks): Piece[] => {
	const words = wordsOf(text);
	const first = firstMatch(text, marks);
	const start = clamp(first - Math.min(LEAD, Math.floor(count / 3)), 0, words.length - count);
	const shown = words.slice(start, start + count).join(' ');
	return highlight(`${start > 0 ? '…' : ''}${shown}${start + count < words.length ? '…' : ''}`, marks);
};

/** A text as pieces, without any highlight. */
export const plain = (text: string): Piece[] => (text === '' ? [] : [{text, marked: false}]);

/** Matches the first two letters of any of the words, with punctuation in between. That rules out most words of a text. */
const hintOf = (words: readonly string[]): RegExp => {
	const beginnings = [...new Set(words.map((word) => word.slice(0, 2)))];
	return beginnings.length === 0
		? /(?!)/g
		: new RegExp(beginnings.map(([first = '', second = '']) => `${first}[^a-z0-9\\s]*${second}`).join('|'), 'gi');
};

/** The words to highlight for a query, the longest first. Single letters are only highlighted if there is no other word. */
export const marksFor = (words: readonly string[], found: readonly string[]): Marks => {
	const asked = [...(words.length > 1 ? [words.join('')] : []), ...words]
		.filter((word) => word.length > 1 || words.length === 1)
		.sort((a, b) => b.length - a.length);
	return {asked, found: new Set(found), hint: hintOf([...asked, ...found])};
};
