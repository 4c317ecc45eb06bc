import type {Piece} from '../../types';
import {stem} from '../words';

type Range = [start: number, end: number];

/** Words to mark: those that were asked for, and those that were found for them although spelled otherwise. */
export type Marks = {
	asked: readonly string[];
	found: ReadonlySet<string>;
	/** Finds where a match may begin or go on, and little else: looking at each word of a long text takes longer. */
	hint: RegExp;
};

const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\P{L}\p{Lu}\p{Ll}]+/gu;

const SPACE = /\s/;

/** The runs without spaces that the hint finds something in. */
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

/** Where in a run without spaces something matches. */
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

/** Cuts a text into pieces so that the matching ones can be marked. Joined, they are the text. */
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

/** How many words come before the first one that matches, or -1. */
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

/** So many words of a text around the first match, as pieces. The first words when nothing matches. */
export const snippet = (text: string, count: number, marks: Marks): Piece[] => {
	const words = wordsOf(text);
	const first = firstMatch(text, marks);
	const start = Math.max(0, Math.min(first - Math.min(LEAD, Math.floor(count / 3)), words.length - count));
	const shown = words.slice(start, start + count).join(' ');
	return highlight(`${start > 0 ? '…' : ''}${shown}${start + count < words.length ? '…' : ''}`, marks);
};

/** Pieces of a text without any marked. */
export const plain = (text: string): Piece[] => (text === '' ? [] : [{text, marked: false}]);

/** The first two letters of any of the words, whatever signs are between them: most words of a text are told apart by that. */
const hintOf = (words: readonly string[]): RegExp => {
	const beginnings = [...new Set(words.map((word) => word.slice(0, 2)))];
	return beginnings.length === 0
		? /(?!)/g
		: new RegExp(beginnings.map(([first = '', second = '']) => `${first}[^a-z0-9\\s]*${second}`).join('|'), 'gi');
};

/** The words to mark for a query: the longest first; single letters only when there is nothing else. */
export const marksFor = (words: readonly string[], found: readonly string[]): Marks => {
	const asked = [...(words.length > 1 ? [words.join('')] : []), ...words]
		.filter((word) => word.length > 1 || words.length === 1)
		.sort((a, b) => b.length - a.length);
	return {asked, found: new Set(found), hint: hintOf([...asked, ...found])};
};
