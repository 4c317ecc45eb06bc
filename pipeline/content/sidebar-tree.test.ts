import {describe, expect, it} from 'vitest';
import {buildSidebar, placeOf, type SidebarEntry} from './sidebar-tree';

const written = new Map([
	['/docs', 'Start'],
	['/docs/a', 'A'],
	['/docs/b', 'B'],
	['/docs/audio', 'Using audio'],
	['/docs/audio/in', 'Importing'],
	['/docs/audio/deep/x', 'X'],
	['/docs/api', 'API'],
]);
const titles = (path: string) => (written.has(path) ? {title: written.get(path) ?? '', label: written.get(path) ?? ''} : undefined);
const doc = (path: string): SidebarEntry => ({type: 'doc', path});

const main = buildSidebar(
	'main',
	[
		doc('/docs'),
		{type: 'category', label: 'Basics', items: [doc('/docs/a'), doc('/docs/missing'), doc('/docs/b')]},
		{
			type: 'category',
			label: 'Audio',
			link: '/docs/audio',
			items: [doc('/docs/audio'), doc('/docs/audio/in'), {type: 'category', label: 'Deep', items: [doc('/docs/audio/deep/x')]}],
		},
		{type: 'category', label: 'Unwritten', link: '/docs/none', items: [doc('/docs/missing')]},
		{type: 'link', label: 'Chat', href: 'https://example.com'},
		{type: 'link', label: 'Gone', path: '/docs/none'},
	],
	titles,
	(path) => written.has(path),
);
const api = buildSidebar('api', [doc('/docs/api'), doc('/docs/a')], titles, () => true);
const place = (path: string, tag?: string) => placeOf([main, api], {path, title: written.get(path) ?? path}, tag);

describe('sidebar', () => {
	it('leaves out pages, categories and links that are not written', () => {
		expect(main.items.map((item) => item.label)).toEqual(['Start', 'Basics', 'Audio', 'Chat']);
		expect(main.order.map(({path}) => path)).toEqual([
			'/docs',
			'/docs/a',
			'/docs/b',
			'/docs/audio',
			'/docs/audio/in',
			'/docs/audio/deep/x',
		]);
	});

	it('keeps a heading only above something', () => {
		const heading = (label: string): SidebarEntry => ({type: 'heading', label});
		const {items, spots} = buildSidebar(
			'headed',
			[heading('Unwritten'), doc('/docs/missing'), heading('Written'), doc('/docs/a'), heading('Last'), doc('/docs/missing')],
			titles,
			() => true,
		);
		expect(items.map(({type, label}) => [type, label])).toEqual([
			['heading', 'Written'],
			['link', 'A'],
		]);
		expect(spots.get('/docs/a')?.trail).toEqual([1]);
	});

	it('opens a category without page at its first page', () => {
		expect(main.items[1]).toMatchObject({type: 'category', first: '/docs/a'});
		expect(main.items[1]).not.toHaveProperty('path');
		expect(main.items[2]).toMatchObject({path: '/docs/audio', first: '/docs/audio'});
	});

	it.each([
		['/docs', undefined, '/docs/a', ['Start']],
		['/docs/b', '/docs/a', '/docs/audio', ['Basics', 'B']],
		['/docs/audio', '/docs/b', '/docs/audio/in', ['Audio']],
		['/docs/audio/deep/x', '/docs/audio/in', undefined, ['Audio', 'Deep', 'X']],
	])('DOC-01 gives %s its neighbors and breadcrumbs', (path, previous, next, crumbs) => {
		const found = place(path);
		expect(found.previous?.path).toBe(previous);
		expect(found.next?.path).toBe(next);
		expect(found.breadcrumbs.map(({label}) => label)).toEqual(crumbs);
	});

	it('carries the items of the open branch only', () => {
		const {sidebar} = place('/docs/audio/deep/x');
		expect(sidebar?.items[1]).not.toHaveProperty('items');
		expect(sidebar?.items[2]).toMatchObject({
			items: [{path: '/docs/audio'}, {path: '/docs/audio/in'}, {label: 'Deep', items: [{path: '/docs/audio/deep/x'}]}],
		});
		expect(place('/docs/audio').sidebar?.items[2]).toHaveProperty('items');
	});

	it.each([
		['the tag, when the page is in several', '/docs/a', 'api', 'api'],
		['the first that has the page, without a tag', '/docs/a', undefined, 'main'],
		['the one that has the page, when the tagged one has not', '/docs/b', 'api', 'main'],
		['the tagged one, when none has the page', '/docs/other', 'api', 'api'],
		['none, without tag and page', '/docs/other', undefined, undefined],
	])('chooses %s', (_, path, tag, expected) => {
		expect(place(path, tag).sidebar?.id).toBe(expected);
	});

	it('names a group and its page of the same name once', () => {
		const entries = [
			{type: 'category' as const, label: 'Recorder', items: [{type: 'doc' as const, path: '/docs/recorder', label: 'Recorder'}]},
		];
		const {spots} = buildSidebar(
			'x',
			entries,
			(path) => ({title: path, label: path}),
			() => true,
		);
		expect(spots.get('/docs/recorder')?.breadcrumbs).toEqual([{label: 'Recorder', path: '/docs/recorder'}]);
	});

	it('gives a page outside of all sidebars its own title as breadcrumb', () => {
		expect(place('/docs/other').breadcrumbs).toEqual([{label: '/docs/other', path: '/docs/other'}]);
	});
});
