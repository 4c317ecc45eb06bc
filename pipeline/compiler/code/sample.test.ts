import {describe, expect, it} from 'vitest';
import {cutHidden, parseSample} from './sample';

describe('hidden lines', () => {
	it.each([
		['nothing without marks', 'a\nb', 'a\nb'],
		['what stands above a cut', 'a\n// ---cut---\n\nb', 'b'],
		['what stands below a cut-after', 'a\n\n  // ---cut-after---\nb', 'a'],
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
