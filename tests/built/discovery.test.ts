import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {XMLParser} from 'fast-xml-parser';
import {clientDir} from '../../pipeline/base/site-dir';
import {attribute, listedPages} from '../support/sites/built-site';
import {expect, test} from '../support/sites/built-test';

test('SEO-01 every page has its own title and description, a canonical link and an Open Graph picture', async ({get, read}) => {
	const descriptions = new Map<string, string>();
	const pictures = new Set<string>();
	for (const address of listedPages()) {
		const html = await read(address);
		expect(attribute(html, /<title>([^<]+)<\/title>/).length, address).toBeGreaterThan(3);
		const description = attribute(html, /<meta name="description" content="([^"]+)"/);
		expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50);
		expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(170);
		expect(descriptions.get(description), `${address} shares its description`).toBeUndefined();
		descriptions.set(description, address);
		expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`https://www.remotion.dev${address}`);
		const picture = attribute(html, /<meta property="og:image" content="([^"]+)"/);
		pictures.add(new URL(picture).pathname);
	}

	expect(pictures.size).toBeGreaterThan(25);
	for (const picture of pictures) {
		const response = await get(picture);
		expect(response.status, picture).toBe(200);
		expect(response.headers.get('content-type'), picture).toBe('image/jpeg');
		expect((await stat(path.join(clientDir, picture))).size).toBeLessThan(80_000);
	}
});

test('SEO-01 the sitemap lists every page and nothing else, and robots.txt names it', async ({read}) => {
	const sitemap = new XMLParser().parse(await read('/sitemap.xml'));
	const listed = (sitemap.urlset.url as {loc: string}[]).map(({loc}) => new URL(loc).pathname.replace(/(.)\/$/, '$1'));
	expect(new Set(listed).size).toBe(listed.length);
	expect([...listed].sort()).toEqual(listedPages().sort());
	const robots = await read('/robots.txt');
	expect(robots).toContain('Sitemap: https://www.remotion.dev/sitemap.xml');
	expect(robots).not.toMatch(/^Disallow: \/$/m);
});

test('SEO-01 public redirects answer with the new URL', async ({get}) => {
	for (const [from, to] of [
		['/api', '/docs/api'],
		['/terminology', '/docs/terminology'],
		['/transitions', '/docs/transitioning'],
		['/blog/faster-lambda-renders', '/blog/faster-lambda'],
		['/docs/audio-visualization', '/docs/audio/visualization'],
	] as const) {
		const response = await get(`${from}?x=1`);
		expect([301, 308], from).toContain(response.status);
		expect(new URL(response.headers.get('location') ?? '', 'http://x').pathname, from).toBe(to);
	}
});

test('SEO-01 icons and the manifest exist', async ({get}) => {
	const manifest = JSON.parse(await readFile(path.join(clientDir, 'site.webmanifest'), 'utf8')) as {icons: {src: string}[]};
	for (const file of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', ...manifest.icons.map(({src}) => src)]) {
		expect((await get(file)).status, file).toBe(200);
	}
});
