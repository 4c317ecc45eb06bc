import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {siteConfigSchema} from '../config/schema';
import {smallConfig} from '../testing/small-config';
import {writeInto} from './files';

const {site} = vi.hoisted(() => {
	const folder = `${process.cwd()}/.cache/test-emit-${process.pid}`;
	process.env.SITE_DIR = folder;
	process.env.BUILD_DIR = `${folder}/build`;
	return {site: folder};
});
// Each compiled page that anything asks for, as often as it is asked for.
const reads = vi.hoisted((): string[] => []);
vi.mock('../compiler/compile-cached', async (original) => {
	const real = await original<typeof import('../compiler/compile-cached')>();
	return {
		compileCached: (...parameters: Parameters<typeof real.compileCached>) => {
			reads.push(parameters[0].path);
			return real.compileCached(...parameters);
		},
	};
});
const {emitAll} = await import('./emit-all');
const {outputs} = await import('./outputs');
const {builtSite} = await import('./output-site');
const {fileRuleFor} = await import('./rules');
const {developmentOutput, forget} = await import('./development');
const {invalidate} = await import('../content/invalidate');

const client = path.join(site, 'build', 'client');
const frontMatter =
	'---\ntitle: Start\ndescription: How to start making a video with code, from nothing to a first picture.\nkind: guide\n---\n';
const read = (name: string) => readFileSync(path.join(client, name), 'utf8');
const page = (sitePath: string) =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><link rel="canonical" href="https://videos.example${sitePath}"/></head><body>${'<p>text</p>'.repeat(200)}<script>run()</script></body></html>`;

beforeAll(async () => {
	mkdirSync(site, {recursive: true});
	await writeInto(site, 'site.config.ts', `export default ${JSON.stringify(smallConfig)};`);
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
	] as const) {
		await writeInto(client, path.join(folder, 'index.html'), page(sitePath));
	}
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
		'search/titles.v2.json',
		'start/index.html',
		'_redirects',
		'_headers',
		'vercel.json',
		'_worker.js',
		'_routes.json',
		'docs/index.html.br',
		'404.html.gz',
		'../redirects.json',
		'../hosts/nginx.conf',
		'../hosts/netlify/edge-functions/markdown.js',
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
		for (const name of ['index.html', 'docs/index.html', 'start/index.html', '404.html']) {
			expect(read(name)).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self'/);
		}
	});

	test('redirects to pages that exist only', () => {
		expect(JSON.parse(read('../redirects.json'))).toEqual([
			{from: '/start', to: '/docs'},
			{from: '/start.md', to: '/docs.md'},
		]);
	});

	test('reads each compiled page once, however many files it is made into', () => {
		expect(reads.sort()).toEqual(['/blog/first', '/docs']);
	});

	test('sends each of its files with the headers of the row that writes it', async () => {
		const built = builtSite(siteConfigSchema.parse(smallConfig), [], client);
		for (const {pattern, list} of outputs) {
			for (const address of await list(built)) {
				expect([address, fileRuleFor(address)?.pattern]).toEqual([address, pattern]);
			}
		}
	});

	test('BLG-03 has the post in its feeds', () => {
		expect(JSON.parse(read('blog/feed.json')).items).toMatchObject([{url: 'https://videos.example/blog/first', title: 'First'}]);
	});
});

describe('development', () => {
	test.each([
		['/docs.md', 'text/markdown; charset=utf-8', 'docs.md'],
		['/llms.txt', 'text/plain; charset=utf-8', 'llms.txt'],
		['/sidebars/mainSidebar.json', 'application/json', 'sidebars/mainSidebar.json'],
		['/ask/v2/docs.json', 'application/json', 'ask/v2/docs.json'],
		['/search/titles.v2.json', 'application/json', 'search/titles.v2.json'],
		['/blog/rss.xml', 'text/xml', 'blog/rss.xml'],
	])('%s is answered as a build writes it', async (address, type, name) => {
		expect(await developmentOutput(address)).toEqual({type, body: read(name)});
	});

	test.each(['/docs', '/none.md', '/sidebars/none.json', '/media/posters/none.12345678.webp', '/docs.data', '/src/none.js'])(
		'%s is left to others',
		async (address) => {
			expect(await developmentOutput(address)).toBeUndefined();
		},
	);

	test('a faulty page fails by itself, and other pages and lists are there', async () => {
		await writeInto(site, 'content/docs/faulty.mdx', `${frontMatter.replace('Start', 'Faulty')}\n<Nothing />\n`);
		invalidate();
		forget();
		await expect(developmentOutput('/docs/faulty.md')).rejects.toThrow('unknown component <Nothing>');
		expect((await developmentOutput('/docs.md'))?.body).toBe(read('docs.md'));
		expect(String((await developmentOutput('/search/titles.v2.json'))?.body)).toContain('/docs/faulty');
	});
});
