import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {siteConfigSchema} from '../config/schema';
import {smallConfig} from '../config/test-config';
import {writeInto} from './files';

const {site} = vi.hoisted(() => {
	const folder = `${process.cwd()}/.cache/test-emit-${process.pid}`;
	process.env.SITE_DIR = folder;
	process.env.BUILD_DIR = `${folder}/build`;
	return {site: folder};
});
const {emitAll} = await import('./index');

const client = path.join(site, 'build', 'client');
const read = (name: string) => readFileSync(path.join(client, name), 'utf8');
const page = (sitePath: string) =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><link rel="canonical" href="https://videos.example${sitePath}"/></head><body>${'<p>text</p>'.repeat(200)}<script>run()</script></body></html>`;

beforeAll(async () => {
	mkdirSync(site, {recursive: true});
	const frontMatter =
		'---\ntitle: Start\ndescription: How to start making a video with code, from nothing to a first picture.\nkind: guide\n---\n';
	await writeInto(site, 'content/docs/index.mdx', `${frontMatter}\nWrite \`<Sequence>\` first.\n`);
	await writeInto(
		site,
		'content/blog/first.mdx',
		'---\ntitle: First\ndescription: The first post of this blog, which says that there is a blog and why.\ndate: 2026-01-02\nauthors: [jo]\n---\n\nHello.\n',
	);
	await writeInto(site, 'content/blog/authors.yml', 'jo:\n  name: Jo\n');
	await writeInto(site, 'content/sidebars.json', JSON.stringify({mainSidebar: [{type: 'doc', path: '/docs'}]}));
	await writeInto(site, 'content/redirects.json', JSON.stringify({'/start': '/docs', '/later': '/docs/later'}));
	for (const [folder, sitePath] of [
		['', '/'],
		['docs', '/docs'],
		['blog/first', '/blog/first'],
		['404', '/404'],
	] as const)
		await writeInto(client, path.join(folder, 'index.html'), page(sitePath));
	await emitAll(siteConfigSchema.parse(smallConfig));
});
afterAll(() => rmSync(site, {recursive: true}));

describe('a build', () => {
	test.each([
		'404.html',
		'docs.md',
		'blog/first.md',
		'llms.txt',
		'llms-full.txt',
		'sitemap.xml',
		'robots.txt',
		'blog/rss.xml',
		'blog/atom.xml',
		'blog/feed.json',
		'sidebars/mainSidebar.json',
		'search/titles.v1.json',
		'start/index.html',
		'_redirects',
		'_headers',
		'vercel.json',
		'docs/index.html.br',
		'404.html.gz',
		'../redirects.json',
		'../hosts/nginx.conf',
	])('has %s', (name) => {
		expect(existsSync(path.join(client, name))).toBe(true);
	});

	test('SEO-01 lists its pages in the sitemap, and nothing else', () => {
		expect([...read('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
			'https://videos.example/',
			'https://videos.example/blog/first',
			'https://videos.example/docs',
		]);
	});

	test('SEC-01 has a policy on every page, redirects and the not-found page among them', () => {
		for (const name of ['index.html', 'docs/index.html', 'start/index.html', '404.html'])
			expect(read(name)).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self'/);
	});

	test('redirects to pages that exist only', () => {
		expect(JSON.parse(read('../redirects.json'))).toEqual([{from: '/start', to: '/docs'}]);
	});

	test('BLG-03 has the post in its feeds', () => {
		expect(JSON.parse(read('blog/feed.json')).items).toMatchObject([{url: 'https://videos.example/blog/first', title: 'First'}]);
	});
});
