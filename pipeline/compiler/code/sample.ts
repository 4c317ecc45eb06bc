import {languages} from '../../../prose/code/languages';
import type {Sample} from '../../../prose/code/sample';
import {parseMarkedLines} from './marked-lines';

const CUT = '// ---cut---';
const CUT_AFTER = '// ---cut-after---';

/** Where the code is that readers see: between the cut marks, without blank lines at both ends; everything when there are none. */
export const shownRange = (code: string): {from: number; to: number} => {
	const lines = code.split('\n');
	const isMark = (mark: string) => (line: string) => line.trim() === mark;
	const end = lines.findIndex(isMark(CUT_AFTER));
	const shown = end === -1 ? lines : lines.slice(0, end);
	const start = shown.findLastIndex(isMark(CUT)) + 1;
	const above = start === 0 ? '' : `${shown.slice(0, start).join('\n')}\n`;
	const text = shown.slice(start).join('\n');
	const blank = /^(?:[ \t]*\n)*/.exec(text)![0].length;
	return {from: above.length + blank, to: above.length + blank + text.slice(blank).trimEnd().length};
};

/** The code of a block that readers see. */
export const cutHidden = (code: string): string => {
	const {from, to} = shownRange(code);
	return code.slice(from, to);
};

const markedRanges = /\{([\d,\s-]+)\}/;
const attribute = /(\w+)="([^"]*)"/g;

/**
 * Reads what follows the fence: `tsx title="src/Root.tsx" {4,7-9}`. Throws an `Error` that says what was expected
 * for an unknown language, an unknown attribute, or marked lines that cannot be meant.
 */
export const parseSample = (source: string, language: string | null | undefined, meta: string | null | undefined): Sample => {
	if (!language || !languages[language]) {
		const known = Object.keys(languages).join(', ');
		throw new Error(
			`${language ? `unknown language "${language}" of a code block` : 'code block without a language'}, expected one of ${known}`,
		);
	}

	const attributes = new Map([...(meta ?? '').matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
	const withoutAttributes = (meta ?? '').replaceAll(attribute, '');
	const ranges = markedRanges.exec(withoutAttributes)?.[1];
	const rest = withoutAttributes.replace(markedRanges, '').trim();
	const unknown = [...attributes.keys()].find((name) => !['title', 'expect', 'nocheck'].includes(name)) ?? rest;
	if (unknown) {
		throw new Error(`unknown "${unknown}" after the language of a code block, expected title="…", expect="TS…", nocheck="…" or {1,3-5}`);
	}

	const code = cutHidden(source);
	const marked = ranges ? parseMarkedLines(ranges, code) : [];
	const title = attributes.get('title');
	return {code, language, marked, ...(title ? {title} : {})};
};
