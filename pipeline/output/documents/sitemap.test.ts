import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, test} from 'vitest';
import {readPageFacts} from '../html/page-facts';
import {indexable, robots, sitemap} from './sitemap';

const url = 'https://videos.example';
const page = (head: string) => `<html><head>${head}</head><body><link rel="canonical" href="/wrong"/></body></html>`;

describe('SEO-01 discovery', () => {
	test.each([
		['<link rel="canonical" href="https://videos.example/docs"/>', {canonical: 'https://videos.example/docs', noindex: false}],
		[
			'<link href="https://videos.example/docs?a=1&amp;b=2" rel="canonical">',
			{canonical: 'https://videos.example/docs?a=1&b=2', noindex: false},
		],
		['<meta name="robots" content="noindex, nofollow"/>', {canonical: undefined, noindex: true}],
		['<meta name="robots" content="index"/>', {canonical: undefined, noindex: false}],
		[
			'<meta name="description" content="Your app&#x27;s &quot;state&quot; in a &lt;Player&gt;, not &amp;lt;"/>',
			{canonical: undefined, noindex: false, description: `Your app's "state" in a <Player>, not &lt;`},
		],
	])('a page with %s is understood', (head, facts) => {
		expect(readPageFacts('/docs', page(head))).toEqual({path: '/docs', ...facts});
	});

	test('the sitemap leaves out pages that are not to be indexed and copies of other pages', () => {
		const facts = [
			{path: '/', canonical: `${url}/`, noindex: false},
			{path: '/docs', canonical: `${url}/docs`, noindex: false},
			{path: '/docs/player/player', canonical: `${url}/docs/player/api`, noindex: false},
			{path: '/404.html', canonical: `${url}/404.html`, noindex: true},
			{path: '/support', canonical: undefined, noindex: false},
		];
		expect(indexable(facts, url).map(({path}) => path)).toEqual(['/', '/docs']);
	});

	test('sitemap.xml is valid, complete and dated', () => {
		const pages = [
			{path: '/', noindex: false},
			{path: '/docs/a&b', noindex: false},
		];
		const xml = sitemap(pages, url, (path) => (path === '/' ? undefined : '2026-01-02'));
		expect(XMLValidator.validate(xml)).toBe(true);
		expect(new XMLParser().parse(xml).urlset.url).toEqual([{loc: `${url}/`}, {loc: `${url}/docs/a&b`, lastmod: '2026-01-02'}]);
	});

	test('robots.txt lets everyone in and names the sitemap', () => {
		expect(robots(url)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://videos.example/sitemap.xml\n');
	});
});
