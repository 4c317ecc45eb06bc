import {describe, expect, it} from 'vitest';
import {parseWithLines} from '../base/data/yaml-with-lines';
import {fixedCards, fixedPage, pagesSchema} from './fixed-pages';

const mistakes = (yaml: string): string[] =>
	(parseWithLines(yaml, pagesSchema, {file: 'pages.yml'}).problems ?? []).map(({line, field, message}) => `${line} ${field}: ${message}`);

const PICTURES = 'pictures:\n  search: {eyebrow: Search, title: Find any page}\n';

describe('pages that are not written in MDX', () => {
	it('have the words and the picture that the file gives them', () => {
		expect(fixedPage('/search')).toMatchObject({path: '/search', title: 'Search', image: '/og/search.jpg'});
		expect(Object.keys(fixedCards('search', 'default'))).toEqual(['search', 'default']);
	});

	it('are missed by name', () => {
		expect(() => fixedPage('/nowhere')).toThrow(/^content\/pages\.yml:\d+: field "pages\.\/nowhere": missing, expected one/);
		expect(() => fixedCards('nothing')).toThrow(/^content\/pages\.yml:\d+: field "pictures\.nothing": missing, expected one/);
	});

	it('have mistakes told with line and field', () => {
		const page = (lines: string) => `pages:\n  /search:\n${lines}\n    picture: search\n${PICTURES}`;
		const description = 'Search the whole site, or browse every page of it by section.';
		expect(mistakes(page(`    title: Search\n    description: ${description}`))).toEqual([]);
		expect(mistakes(page('    title: Search\n    description: Too short'))).toEqual([
			expect.stringMatching(/^4 .*description: .*expected 50 to 160 characters/),
		]);
		expect(mistakes(page(`    description: ${description}`))).toEqual([expect.stringMatching(/^\d .*title/)]);
		expect(mistakes(page(`    title: Search\n    titel: Search\n    description: ${description}`))).toEqual([
			expect.stringContaining('titel'),
		]);
		expect(mistakes(page(`    title: Search\n    description: ${description}`).replace('picture: search', 'picture: serach'))).toEqual([
			expect.stringMatching(/^5 .*picture: .*serach/),
		]);
	});
});
