import {describe, expect, it} from 'vitest';
import {readInlines, readRichText} from './rich-text';

const plain = (text: string) => ({kind: 'plain', text});

describe('AI-04 the text of a model', () => {
	it.each([
		['plain text', 'a < b', [plain('a < b')]],
		['code', 'use `spring()` here', [plain('use '), {kind: 'code', text: 'spring()'}, plain(' here')]],
		['strong', '**no**', [{kind: 'strong', text: 'no'}]],
		['citations', 'So [1][12].', [plain('So '), {kind: 'citation', number: 1}, {kind: 'citation', number: 12}, plain('.')]],
		['links, which are only their text', 'see [here](javascript:alert(1))', [plain('see '), plain('here'), plain(')')]],
		['an index, which is no citation', '`a[1]`', [{kind: 'code', text: 'a[1]'}]],
		['markup, which stays text', '<img src=x onerror=alert(1)>', [plain('<img src=x onerror=alert(1)>')]],
	])('AI-04 %s', (_, line, expected) => {
		expect(readInlines(line)).toEqual(expected);
	});

	it('AI-04 paragraphs, lists, headings and samples', () => {
		expect(readRichText('## How\nOne\ntwo\n\n- a\n- b\n\n1. c\n\n```tsx\n<A />\n\n**b**\n```\nEnd')).toEqual([
			{kind: 'heading', text: 'How'},
			{kind: 'paragraph', inlines: [plain('One'), plain(' '), plain('two')]},
			{kind: 'list', ordered: false, items: [[plain('a')], [plain('b')]]},
			{kind: 'list', ordered: true, items: [[plain('c')]]},
			{kind: 'code', language: 'tsx', code: '<A />\n\n**b**'},
			{kind: 'paragraph', inlines: [plain('End')]},
		]);
	});

	it('AI-04 a sample that is still arriving is a sample already', () => {
		expect(readRichText('So:\n```ts\nconst a')).toEqual([
			{kind: 'paragraph', inlines: [plain('So:')]},
			{kind: 'code', language: 'ts', code: 'const a'},
		]);
	});
});
