import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {XMLParser} from 'fast-xml-parser';
import {clientDir} from '../../pipeline/base/site-dir';
import {builtPages} from '../support/built-site';
import {collectConsole, collectThirdParty} from '../support/faults';
import {hydrated} from '../support/reader';
import {expect, test} from '../support/servers';

/** Pages made to be found; the assistant's frame is none. */
const allPages = async () => (await builtPages('')).map((page) => page || '/').filter((page) => page !== '/ai-embed');
const attribute = (html: string, pattern: RegExp) =>
	pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"') ?? '';

test.describe('discovery', () => {
	test('SEO-01 every page has its own title and description, a canonical link and an Open Graph picture', async ({request}) => {
		const descriptions = new Map<string, string>();
		const pictures = new Set<string>();
		for (const address of await allPages()) {
			const html = await (await request.get(address)).text();
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
			const response = await request.get(picture);
			expect(response.status(), picture).toBe(200);
			expect(response.headers()['content-type'], picture).toBe('image/jpeg');
			expect((await stat(path.join(clientDir, picture))).size).toBeLessThan(80_000);
		}
	});

	test('SEO-01 the sitemap lists every page and nothing else, and robots.txt names it', async ({request}) => {
		const sitemap = new XMLParser().parse(await (await request.get('/sitemap.xml')).text());
		const listed = (sitemap.urlset.url as {loc: string}[]).map(({loc}) => new URL(loc).pathname.replace(/(.)\/$/, '$1'));
		expect(new Set(listed).size).toBe(listed.length);
		expect([...listed].sort()).toEqual((await allPages()).sort());
		const robots = await (await request.get('/robots.txt')).text();
		expect(robots).toContain('Sitemap: https://www.remotion.dev/sitemap.xml');
		expect(robots).not.toMatch(/^Disallow: \/$/m);
	});

	test('AGT-01 every page has a Markdown form, answers with it whoever prefers it, and every list stays below 100 KB', async ({
		request,
	}) => {
		for (const address of await allPages()) {
			const headers = {accept: 'text/markdown, text/html;q=0.9'};
			const response = await request.get(address, {headers});
			expect(response.headers()['content-type'], address).toBe('text/markdown; charset=utf-8');
			expect(response.headers().vary, address).toContain('Accept');
			const markdown = await response.text();
			expect(markdown, address).toContain(`url: https://www.remotion.dev${address}\n`);
			expect(markdown, address).toContain('https://www.remotion.dev/llms.txt');
			expect(markdown.length, address).toBeGreaterThan(250);
		}

		const index = await (await request.get('/llms.txt')).text();
		const lists = [...index.matchAll(/\(https:\/\/www\.remotion\.dev(\/llms\/\S+)\)/g)].map(([, list]) => list!);
		expect(lists.length).toBeGreaterThan(10);
		for (const list of ['/llms.txt', ...lists]) {
			const text = await (await request.get(list)).text();
			expect(Buffer.byteLength(text), list).toBeLessThan(100_000);
		}
	});

	test('AGT-02 the index of facts and the index of skills lead to files that are there', async ({request}) => {
		const local = (address: string) => address.replace('https://www.remotion.dev', '');
		const facts = await (await request.get('/facts/index.json')).json();
		const named = [...Object.values<{url: string}>(facts.packages).map(({url}) => url), ...Object.values<string>(facts.files)];
		expect(named.length).toBeGreaterThan(30);
		for (const address of [facts.$schema, facts.docs, ...named]) {
			expect((await request.get(local(address))).status(), address).toBe(200);
		}

		const renderer = await (await request.get('/facts/renderer.json')).json();
		expect(renderer.entries['@remotion/renderer'].renderMedia.docs).toBe('https://www.remotion.dev/docs/renderer/render-media');
		const {skills} = await (await request.get('/.well-known/agent-skills/index.json')).json();
		const skill = await request.get(local(skills[0].url));
		expect(skill.headers()['content-type']).toBe('text/markdown; charset=utf-8');
		expect(await skill.text()).toContain(`version: ${facts.toolkit}`);
	});

	test('SEO-01 public redirects answer with the new address', async ({request}) => {
		for (const [from, to] of [
			['/api', '/docs/api'],
			['/terminology', '/docs/terminology'],
			['/transitions', '/docs/transitioning'],
			['/blog/faster-lambda-renders', '/blog/faster-lambda'],
			['/docs/audio-visualization', '/docs/audio/visualization'],
		] as const) {
			const response = await request.get(`${from}?x=1`, {maxRedirects: 0});
			expect([301, 308], from).toContain(response.status());
			expect(new URL(response.headers().location ?? '', 'http://x').pathname, from).toBe(to);
		}
	});

	test('SEO-01 the title and description follow a navigation', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.getByRole('navigation', {name: 'Neighboring pages'}).getByRole('link').last().click();
		await expect(page).toHaveTitle('Transitions | Remotion');
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://www.remotion.dev/docs/transitioning');
		await expect(page.locator('meta[name="description"]')).toHaveCount(1);
	});
});

test.describe('security', () => {
	test('SEC-01 every page forbids scripts that it does not name', async ({request}) => {
		for (const address of [...(await allPages()), '/no-such-page']) {
			const html = await (await request.get(address)).text();
			const policy = attribute(html, /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/i);
			const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? '';
			expect(scripts, address).toContain("'self'");
			expect(scripts, address).toContain("'sha256-");
			expect(scripts, address).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
			expect(html.indexOf('Content-Security-Policy'), address).toBeLessThan(html.indexOf('<script'));
			expect(policy, address).toContain("object-src 'none'");
			expect(policy, address).toContain("base-uri 'self'");
		}
	});

	test('SEC-01 an injected inline script does not run', async ({page}) => {
		await page.route('**/docs/layers', async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace(
				'</body>',
				'<script>window.injected = true</script><img src="/nowhere.png" onerror="window.injected = true"></body>',
			);
			await route.fulfill({response, body});
		});
		await page.goto('/docs/layers');
		await page.waitForTimeout(500);
		expect(await page.evaluate(() => 'injected' in window)).toBe(false);
	});

	test('SEC-01 with the default configuration no request leaves the site and no policy is violated', async ({page, site}) => {
		const foreign = collectThirdParty(page, site);
		const complaints = collectConsole(page);
		for (const address of ['/', '/docs', '/docs/layers', '/learn/apple-wow', '/blog/4-0', '/search', '/ai']) {
			await page.goto(address);
			await hydrated(page);
			await page.mouse.wheel(0, 1500);
			await page.waitForTimeout(700);
		}

		expect(foreign).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test('SEC-01 responses carry the security headers', async ({request}) => {
		const {headers} = {headers: (await request.get('/docs/layers')).headers()};
		expect(headers['x-content-type-options']).toBe('nosniff');
		expect(headers['referrer-policy']).toBeTruthy();
		expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
	});

	test('SEC-01 hashed files are kept for a year, data for minutes, pages are asked for again', async ({request}) => {
		const html = await request.get('/docs/layers');
		expect(html.headers()['cache-control']).toMatch(/max-age=0/);
		const script = attribute(await html.text(), /href="(\/assets\/[^"]+\.js)"/);
		expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
		expect((await request.get('/docs/layers.data')).headers()['cache-control']).toBe('public, max-age=300');
		expect((await request.get('/docs/layers', {headers: {'accept-encoding': 'br'}})).headers()['content-encoding']).toBe('br');
	});
});

test.describe('analytics', () => {
	test('ANA-01 each change of route sets the page path, then sends a page view', async ({page, altSite}) => {
		const site = await altSite('everything');
		await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
		const tag = page.waitForRequest(/googletagmanager\.com\/gtag\/js\?id=G-TEST123/);
		await page.goto(`${site}/docs`);
		await tag;
		await hydrated(page);
		await page.getByRole('navigation', {name: 'Neighboring pages'}).getByRole('link').last().click();
		await expect(page).toHaveURL(`${site}/docs/spring`);
		const events = () =>
			page.evaluate(() =>
				((window as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? [])
					.map((entry) => Array.from(entry))
					.filter(([command]) => command === 'set' || command === 'event'),
			);
		await expect.poll(events).toEqual([
			['set', 'page_path', '/docs'],
			['event', 'page_view'],
			['set', 'page_path', '/docs/spring'],
			['event', 'page_view'],
		]);
	});

	test('ANA-01 without a measurement id nothing is loaded', async ({page, site}) => {
		const foreign = collectThirdParty(page, site);
		await page.goto('/docs');
		await hydrated(page);
		expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
		expect(foreign).toEqual([]);
	});
});

test.describe('install', () => {
	test('SEO-01 icons and the manifest exist', async ({request}) => {
		const manifest = JSON.parse(await readFile(path.join(clientDir, 'site.webmanifest'), 'utf8')) as {icons: {src: string}[]};
		for (const file of ['/favicon.svg', '/apple-touch-icon.png', ...manifest.icons.map(({src}) => src)]) {
			expect((await request.get(file)).status(), file).toBe(200);
		}
	});
});
