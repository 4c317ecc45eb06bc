import {describe, expect, it} from 'vitest';
import {ownWords, publicWords} from './dictionary';
import {habits} from './habits';
import {languageProblems} from './language';

const messages = async (text: string, file = 'content/docs/a.mdx') =>
	(await languageProblems([{file, text}])).map(({line, message}) => `${line} ${message}`);

const unknown = (line: number, word: string) => `${line} "${word}" is in no dictionary`;

describe('LNG-01 the language of texts', () => {
	it.each([
		['Colours of a grey centre', ['Colours', 'grey', 'centre']],
		['It normalises and serialised the licence', ['normalises', 'serialised', 'licence']],
		['Unlicensed promises exercise otherwise; a surprise', []],
		['Centred text was cancelled', ['Centred', 'cancelled']],
	])('LNG-01 finds British spellings in "%s"', async (text, found) => {
		const all = await messages(text);
		expect(all).toHaveLength(found.length);
		for (const word of found) {
			expect(all.join('\n')).toContain(`"${word}" is British`);
		}
	});

	it.each(habits.map(({example, advice}) => [example, advice]))('finds the habit in "%s"', async (example, advice) => {
		const all = await messages(`Fine.\n\n${example}\n`);
		expect(all.filter((message) => message.includes(advice))).toEqual([expect.stringMatching(/^3 /)]);
	});

	it.each([
		['a word of a page', 'Fine.\n\nIt recieves a value.', 'content/docs/a.mdx', unknown(3, 'recieves')],
		['a title', '---\ntitle: Recieve a value\n---\n', 'content/docs/a.mdx', unknown(2, 'Recieve')],
		['the label of a tab', 'Fine.\n<Tab label="Recieved">', 'content/docs/a.mdx', unknown(2, 'Recieved')],
		['a comment of a sample', '```tsx\nconst a = 1; // recieves\n```', 'content/docs/a.mdx', unknown(2, 'recieves')],
		['the value of a field', '# Copy\ntext: It recieves a value', 'content/company/a.yml', unknown(2, 'recieves')],
		['a description', '{\n  "alt": "It recieves a value"\n}', 'videos/a/video.json', unknown(2, 'recieves')],
		['a comment', 'const a = 1;\n/** It recieves a value. */', 'app/a.ts', unknown(2, 'recieves')],
		['a message', "\nthrow new Error('it recieves a value');", 'app/a.ts', unknown(2, 'recieves')],
		['text between tags', 'const a = (\n<p>\nIt recieves</p>);', 'app/a.tsx', unknown(3, 'recieves')],
		['a remark on styles', '.a {}\n/* It recieves */', 'app/a.css', unknown(2, 'recieves')],
		['a name in the wrong case', 'As on tiktok.', 'content/docs/a.mdx', unknown(1, 'tiktok')],
	])('finds an unknown word in %s', async (_where, text, file, expected) => {
		expect(await messages(text, file)).toEqual([expect.stringContaining(expected)]);
	});

	it.each([
		['names of files, sites and packages', 'Put frobs.tsx into ./src/frobs, from @frob/core at frobs.dev, with --frobs and frob_nicate.'],
		['names in code', 'Call `frobnicate()` or getFrobs().'],
		['capitals, plurals and possessives', "URLS, APIs, the API's limits, Remotion’s renderer, a video's frames"],
		['an apostrophe that YAML writes twice', "---\ntitle: 'It doesn''t work'\n---\n"],
	])('does not mind %s', async (_what, text) => {
		expect(await messages(text)).toEqual([]);
	});

	it.each([
		['names and code', "const frobs = frobnicate('frobs'); import './frobs';", 'app/a.ts'],
		['what tests feed in', "expect(parse('it recieves colours')).toBe(1);", 'app/a.test.ts'],
		['messages that a package prints', "```ts\nif (message === 'got cancelled by frobs') {}\n```", 'content/docs/a.mdx'],
		['keys and references of data', 'frobs: recieves', 'content/company/a.yml'],
	])('does not read %s', async (_what, text, file) => {
		expect(await messages(text, file)).toEqual([]);
	});

	it('reads prose only: no code, no addresses, no quotations, no attributes', async () => {
		const text = [
			'---',
			'title: Color',
			'keywords: [colour]',
			'---',
			'',
			'Set `colour` in [the file](/docs/colour#behaviour).',
			'',
			'```css',
			'.colour { color: grey }',
			'```',
			'',
			'> It has a colour of yours.',
			'',
			'<Demo id="grey-centre" />',
		].join('\n');
		expect(await messages(text)).toEqual([]);
		expect(await messages(text.replace('title: Color', 'title: Colour'))).toEqual(['2 "Colour" is British, expected "Color"']);
	});
});

describe('LNG-01 the list of words', () => {
	const sorted = (words: string[]) => [...words].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en') || (a < b ? -1 : 1));

	it('is sorted below each reason, without repetition', () => {
		const groups = ownWords();
		expect([...groups.keys()].every((reason) => reason.startsWith('# '))).toBe(true);
		for (const words of groups.values()) {
			expect(words).toEqual(sorted([...new Set(words)]));
		}
	});

	it('has no word that the dictionaries have', async () => {
		const has = await publicWords();
		expect([...ownWords().values()].flat().filter(has)).toEqual([]);
	});
});
