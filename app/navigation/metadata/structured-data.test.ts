import {expect, test} from 'vitest';
import {articleData, siteData} from './structured-data';

const site = {name: 'Videos', url: 'https://videos.example'};
const page = {site, title: 'A & <b>', description: 'About it.', picture: 'https://videos.example/og/a.jpg'};

const graph = (data: object) => (data as {'@graph': Record<string, unknown>[]})['@graph'];

test.each([
	['/docs/spring', 'TechArticle'],
	['/blog/4-0', 'BlogPosting'],
	['/learn/2020-retrospective', 'Article'],
	['/documents', 'Article'],
])('SEO-01 %s is a %s', (path, kind) => {
	expect(graph(articleData({...page, path}))).toEqual([expect.objectContaining({'@type': kind, url: `https://videos.example${path}`})]);
});

test('SEO-01 days are told where they are known', () => {
	const [article] = graph(articleData({...page, path: '/blog/a', published: '2026-01-02', updated: '2026-02-03'}));
	expect(article).toMatchObject({datePublished: '2026-01-02', dateModified: '2026-02-03'});
	expect(graph(articleData({...page, path: '/docs/a'}))[0]).not.toHaveProperty('dateModified');
});

test('SEO-01 the way to a page names the pages before it, by URL, and no groups without one', () => {
	const breadcrumbs = [{label: 'Docs', path: '/docs'}, {label: 'Media'}, {label: 'Audio', path: '/docs/audio'}];
	const [, trail] = graph(articleData({...page, path: '/docs/audio', breadcrumbs}));
	expect(trail).toEqual({
		'@type': 'BreadcrumbList',
		itemListElement: [
			{'@type': 'ListItem', position: 1, name: 'Docs', item: 'https://videos.example/docs'},
			{'@type': 'ListItem', position: 2, name: 'Audio'},
		],
	});
	for (const alone of [[{label: 'Docs'}], [{label: 'Media'}, {label: 'Audio', path: '/docs/audio'}]]) {
		expect(graph(articleData({...page, path: '/docs', breadcrumbs: alone}))).toHaveLength(1);
	}
});

test('SEO-01 the site says where its search is', () => {
	expect(JSON.stringify(siteData({site, description: 'Videos'}))).toContain('https://videos.example/search?q={search_term_string}');
});
