import {expect, test} from 'vitest';
import {missingPages, missingSidebarEntries} from './missing';

const row = (path: string, sidebar: string, category: string, kind = 'guide') => ({
	path,
	sidebar,
	category,
	kind,
	title: path,
	package: '',
	symbols: [],
	note: '',
});
const isWritten = (path: string) => path === '/docs/a';

test('promised pages are counted by sidebar and category, complete groups are left out', () => {
	const rows = [
		row('/docs/a', 'main', 'First'),
		row('/docs/b', 'main', 'Second'),
		row('/docs/c', 'main', 'Second'),
		row('/about', '', '', 'page'),
		row('*', '', '', 'not-found'),
	];
	expect(missingPages(rows, isWritten)).toEqual([
		{group: 'main / Second', missing: ['/docs/b', '/docs/c'], total: 2},
		{group: 'page', missing: ['/about'], total: 1},
	]);
});

test('sidebar entries that lead to no page are named with their place', () => {
	const sidebars = {
		main: [
			{type: 'doc', path: '/docs/a'},
			{type: 'category', label: 'C', link: '/docs/b', items: [{type: 'link', label: 'L', path: '/docs/c'}]},
			{type: 'link', label: 'outside', href: 'https://example.com'},
		],
	};
	expect(missingSidebarEntries(sidebars, isWritten)).toEqual(['main: /docs/b', 'main / C: /docs/c']);
});
