import {expect, test} from 'vitest';
import {z} from 'zod';
import {formatProblem} from '../problems';
import {parseWithLines} from './yaml-with-lines';

const schema = z.strictObject({title: z.string(), tags: z.array(z.string()).optional()});

const messagesOf = (text: string): string[] | undefined =>
	parseWithLines(text, schema, {file: '/site/content/docs/a.mdx', firstLine: 2}).problems?.map((problem) =>
		formatProblem(problem).replace(/^.*a\.mdx/, 'a.mdx'),
	);

test('a valid text is returned as its value', () => {
	expect(parseWithLines('title: A\ntags: [one]', schema, {file: 'a.yml'})).toEqual({value: {title: 'A', tags: ['one']}});
});

test.each<[string, string, string[]]>([
	['a wrong field', 'title: A\ntags:\n  - one\n  - 2', ['a.mdx:5: field "tags[1]": expected string, got 2']],
	['an empty text', '', ['a.mdx:2: field "title": expected string, but the field is missing']],
	[
		'a colon in a text',
		'tags: []\ntitle: A: b',
		['a.mdx:3: a field inside of a value, expected text with a colon in quotes, and fields of one level indented alike'],
	],
	['a field twice', 'title: A\ntags: []\ntitle: B', ['a.mdx:4: this field is here a second time, expected it once']],
	['an open quotation mark', "tags: []\ntitle: 'A", ["a.mdx:3: Missing closing 'quote"]],
	[
		'text in asterisks',
		'tags: []\ntitle: *Layers*',
		['a.mdx:3: *Layers* is a reference in YAML, expected text that begins with * in quotes'],
	],
	['text behind an exclamation mark', 'tags: []\ntitle: !Note this', ['a.mdx:3: Unresolved tag: !Note']],
])('%s is a problem on its line of the file', (_, text, expected) => {
	expect(messagesOf(text)).toEqual(expected);
});

test('an empty JSON file is a problem, an empty YAML file is not', () => {
	const read = (file: string) => parseWithLines('', z.record(z.string(), z.string()), {file});
	expect(read('a.json').problems?.map(({message}) => message)).toEqual(['is empty, expected JSON']);
	expect(read('a.yml').value).toEqual({});
});

test('a reference with an anchor is what it refers to', () => {
	expect(messagesOf('title: &name A\ntags: [*name]')).toBeUndefined();
});
