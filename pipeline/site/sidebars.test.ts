import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {formatProblem} from '../base/problems';
import {invalidate} from '../content/invalidate';
import {docsPage} from '../testing/site';
import {sidebarFile, sidebarIds, sidebarProblems} from './sidebars';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

beforeEach(() => {
	site.remove();
	site.write('docs/index.mdx', docsPage('Home'));
	site.write('docs/a.mdx', docsPage('A').replace('kind:', 'sidebarLabel: Short\nkind:'));
	site.write('manifest/docs-routes.tsv', 'path\ttitle\tsidebar\n/docs/later\tLater\t\n');
	invalidate();
});

const write = (entries: unknown, indent: string | number = 2) => {
	site.write('sidebars.json', JSON.stringify({mainSidebar: entries}, null, indent));
	return sidebarProblems().map(formatProblem);
};

describe('sidebars.json', () => {
	it('takes pages, pages still to be written, links and categories', () => {
		const entries = [
			{type: 'doc', path: '/docs/'},
			{type: 'doc', path: '/docs/later'},
			{type: 'link', href: '/docs/a', label: 'Inside'},
			{type: 'link', href: 'https://example.com', label: 'Outside'},
			{type: 'category', label: 'More', link: '/docs/a', items: [{type: 'doc', path: '/docs/a'}]},
		];
		expect(write(entries, '\t')).toEqual([]);
		expect(sidebarIds()).toEqual(['mainSidebar']);
		expect(sidebarFile('mainSidebar')?.items).toEqual([
			{type: 'link', label: 'Home', path: '/docs'},
			{type: 'link', label: 'Inside', path: '/docs/a'},
			{type: 'external', label: 'Outside', href: 'https://example.com'},
			{type: 'category', label: 'More', path: '/docs/a', first: '/docs/a', items: [{type: 'link', label: 'Short', path: '/docs/a'}]},
		]);
		expect(sidebarFile('none')).toBeUndefined();
	});

	it.each([
		[
			'a page that points nowhere',
			{type: 'doc', path: '/docs/nowhere'},
			/sidebars\.json:5: field "mainSidebar\[0\]\.path": \/docs\/nowhere points nowhere/,
		],
		[
			'a link that points nowhere',
			{type: 'link', href: '/docs/nowhere', label: 'X'},
			/sidebars\.json:3: field "mainSidebar\[0\]": .*points nowhere/,
		],
		[
			'a category page that points nowhere',
			{type: 'category', label: 'C', link: '/docs/no', items: []},
			/sidebars\.json:6: field "mainSidebar\[0\]\.link"/,
		],
		['an unknown type', {type: 'page', path: '/docs'}, /sidebars\.json:4: field "mainSidebar\[0\]\.type"/],
		[
			'an unknown field',
			{type: 'doc', path: '/docs', color: 'red'},
			/sidebars\.json:6: field "mainSidebar\[0\]\.color": unknown name, expected one of type, path, label/,
		],
	])('names line and field of %s', (_, entry, message) => {
		expect(write([entry]).join('\n')).toMatch(message);
	});

	const category = (label: string, items: unknown[] = []) => ({type: 'category', label, items: [{type: 'doc', path: '/docs'}, ...items]});

	it.each([
		['the top', [category('C'), category('C')], 'mainSidebar[1].label'],
		['a level below', [category('A', [category('C'), category('C')])], 'mainSidebar[0].items[2].label'],
	])('names a second category of one label on %s', (_, entries, field) => {
		expect(write(entries)).toEqual([expect.stringContaining(`field "${field}": a second category of this label`)]);
	});

	it('names a second entry for one page on one level', () => {
		const docs = {type: 'doc', path: '/docs'};
		expect(write([docs, {type: 'category', label: 'C', items: [docs, {type: 'link', label: 'Again', path: '/docs/'}]}])).toEqual([
			expect.stringMatching(/field "mainSidebar\[1\]\.items\[1\]": a second entry for \/docs on one level, expected one/),
		]);
	});

	it('takes a category in one of the same label', () => {
		expect(write([category('C', [category('C')])])).toEqual([]);
	});

	it('CFG-01 reports a sidebar with nothing to link to', () => {
		expect(write([]).join('\n')).toMatch(/field "mainSidebar": .*nothing to link to/);
	});
});
