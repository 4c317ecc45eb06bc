import {describe, expect, it} from 'vitest';
import {cutHidden, parseSample} from './sample';

describe('hidden lines', () => {
	it.each([
		['nothing without marks', 'a\nb', 'a\nb'],
		['what is above a cut', 'a\n// ---cut---\n\nb', 'b'],
		['what is below a cut-after', 'a\n\n  // ---cut-after---\nb', 'a'],
		['both', 'a\n// ---cut---\nb\n// ---cut-after---\nc', 'b'],
		['all above the last of several cuts', 'a\n// ---cut---\nb\n// ---cut---\nc', 'c'],
		['no indentation and no blank line inside', '\n\n  a\n\n  b\n\n', '  a\n\n  b'],
		['no line that only mentions the mark', 'a // ---cut---\nb', 'a // ---cut---\nb'],
	])('cut %s', (_, code, shown) => {
		expect(cutHidden(code)).toBe(shown);
	});
});

describe('what follows the fence', () => {
	it.each([
		['title="src/Root.tsx" {4,7-9}', {title: 'src/Root.tsx', marked: [4, 7, 8, 9]}],
		['{1} expect="TS2322"', {marked: [1]}],
		['nocheck="another major version"', {marked: []}],
		['title="{2}"', {title: '{2}', marked: []}],
		[null, {marked: []}],
	])('%s', (meta, expected) => {
		const sample = parseSample('\n'.repeat(9).replaceAll('\n', 'x\n'), 'ts', meta);
		expect(sample).toEqual({code: Array(9).fill('x').join('\n'), language: 'ts', ...expected});
	});
});

describe('marked lines', () => {
	const code = "import {a} from 'a';\n\nconst b = a(() => {\n  go('(');\n});\n\nexport {b};";

	it.each([
		['3-5', [3, 4, 5]],
		['1, 3-5', [1, 3, 4, 5]],
		['3', [3]],
	])('may be %s', (ranges, marked) => {
		expect(parseSample(code, 'ts', `{${ranges}}`).marked).toEqual(marked);
	});

	it.each([
		['8', 'marked line 8 does not exist, expected 1 to 7'],
		['0-1', 'marked line 0 does not exist'],
		['5-3', 'marked line 5-3 does not exist'],
		['2', 'marked lines 2 begin or end with an empty line'],
		['1-2', 'marked lines 1-2 begin or end with an empty line'],
		['1,2-5', 'marked lines 2-5 begin or end with an empty line'],
		['3-4', 'marked lines 3-4 cut a pair of () in two'],
		['4-5', 'marked lines 4-5 cut a pair of () in two'],
	])('may not be %s', (ranges, message) => {
		expect(() => parseSample(code, 'ts', `{${ranges}}`)).toThrow(message);
	});
});
