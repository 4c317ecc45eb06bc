import {describe, expect, it} from 'vitest';
import {habits} from './habits';
import {languageProblems} from './language';

const messages = (text: string) => languageProblems([{file: 'content/docs/a.mdx', text}]).map(({line, message}) => `${line} ${message}`);

describe('LNG-01 the language of pages', () => {
	it.each([
		['Colours of a grey centre', ['Colours', 'grey', 'centre']],
		['It normalises and serialised the licence', ['normalises', 'serialised', 'licence']],
		['Unlicensed promises exercise otherwise; a surprise', []],
		['Centred text was cancelled', ['Centred', 'cancelled']],
	])('finds British spellings in "%s"', (text, found) => {
		const all = messages(text);
		expect(all).toHaveLength(found.length);
		for (const word of found) expect(all.join('\n')).toContain(`"${word}" is British`);
	});

	it.each(habits.map(({example, advice}) => [example, advice]))('finds the habit in "%s"', (example, advice) => {
		expect(messages(`Fine.\n\n${example}\n`).filter((message) => message.includes(advice))).toEqual([expect.stringMatching(/^3 /)]);
	});

	it('reads prose only: no code, no addresses, no quotations, no attributes', () => {
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
		expect(messages(text)).toEqual([]);
		expect(messages(text.replace('title: Color', 'title: Colour'))).toEqual(['2 "Colour" is British, expected "Color"']);
	});
});
