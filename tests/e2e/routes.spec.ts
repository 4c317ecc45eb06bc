import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {repoDir} from '../../pipeline/base/site-dir';
import type {RouteEntry} from '../../pipeline/collections/collection';
import {readSiteConfig} from '../../pipeline/config/site-config';
import {parseManifest} from '../../pipeline/content/manifest';
import {routeTable} from '../../pipeline/site/routes';
import {builtPages} from '../support/built-site';
import {hydrated} from '../support/reader';
import {expect, test} from '../support/servers';

const manifest = async (name: string) => parseManifest(await readFile(path.join(repoDir, 'content/manifest', name), 'utf8'));

const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');

test.describe('routes', () => {
	test('RTE-01 every written path of the manifests answers with its own title and content', async ({request}) => {
		const rows = [...(await manifest('docs-routes.tsv')), ...(await manifest('site-routes.tsv'))];
		const built = new Set((await Promise.all(['docs', 'blog', 'learn', 'search', 'ai'].map(builtPages))).flat().concat('/'));
		const written = rows.filter(({path: route}) => built.has(route));
		expect(written.length).toBeGreaterThanOrEqual(90);

		const titles = new Map<string, string>();
		for (const {path: route, title} of written) {
			const response = await request.get(route);
			expect(response.status(), route).toBe(200);
			const html = await response.text();
			const documentTitle = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
			expect(titles.get(documentTitle), `${route} has the title of another page`).toBeUndefined();
			titles.set(documentTitle, route);
			const main = textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
			expect(main.trim().length, `${route} has content`).toBeGreaterThan(60);
			expect(main, route).not.toMatch(/lorem ipsum|coming soon|placeholder page|under construction/i);
			if (route.startsWith('/docs')) {
				const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
				expect(
					heading
						.replaceAll('&lt;', '<')
						.replaceAll('&gt;', '>')
						.replaceAll('&amp;', '&')
						.replaceAll('&#x27;', "'")
						.replaceAll('&quot;', '"'),
					route,
				).toBe(title);
			}
		}
	});

	for (const address of [
		'/no-such-page',
		'/docs/no-such-page',
		'/docs/audio/volum',
		'/blog/no-such-post',
		'/learn/no-such-article',
		'/blog/page/99',
	]) {
		test(`RTE-02 ${address} shows the not-found page inside the chrome, with status 404`, async ({page}) => {
			const errors: string[] = [];
			page.on('pageerror', (error) => errors.push(error.message));
			const response = await page.goto(address);
			expect(response?.status()).toBe(404);
			await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
			await expect(page).toHaveTitle('Page not found');
			await expect(page.getByRole('navigation', {name: 'Main', exact: true})).toBeVisible();
			await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
			await hydrated(page);
			await expect.poll(() => new URL(page.url()).pathname).toBe(address);
			expect(errors).toEqual([]);
		});
	}

	test('RTE-02 the not-found page offers the nearest pages and its search field leads to the search', async ({page}) => {
		await page.goto('/docs/audio/volum');
		await expect(page.getByRole('main').getByRole('link', {name: 'Controlling Volume'})).toHaveAttribute('href', '/docs/audio/volume');
		await page.getByRole('main').getByRole('searchbox').fill('layers');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/search\/?\?q=layers$/);
	});

	test('RTE-02 a link to an unknown docs page ends on the not-found page', async ({page}) => {
		await page.goto('/docs/layers');
		await page.evaluate(() => {
			const link = Object.assign(document.createElement('a'), {href: '/docs/gone', textContent: 'a lost link'});
			document.querySelector('.prose')?.prepend(link);
		});
		await page.getByRole('link', {name: 'a lost link'}).click();
		await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
		await expect(page).toHaveURL('/docs/gone');
	});

	for (const address of ['/docs', '/docs/layers', '/blog', '/blog/4-0', '/search', '/learn/apple-wow']) {
		test(`RTE-03 ${address} works with and without trailing slash and names one as canonical`, async ({page, request}) => {
			for (const form of [address, `${address}/`]) {
				const response = await request.get(form);
				expect(response.status()).toBe(200);
				expect(await response.text()).toContain(`<link rel="canonical" href="https://www.remotion.dev${address}"/>`);
			}

			const errors: string[] = [];
			page.on('pageerror', (error) => errors.push(error.message));
			await page.goto(`${address}/`);
			await hydrated(page);
			await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
			expect(errors).toEqual([]);
		});
	}

	for (const [address, clean] of [
		['/index.html', '/'],
		['/docs/index.html', '/docs'],
		['/docs/layers.html', '/docs/layers'],
		['/docs/layers/index.html?x=1#stack', '/docs/layers?x=1#stack'],
		['/blog/4-0.html', '/blog/4-0'],
		['/blog/index.html', '/blog'],
	] as const) {
		test(`RTE-04 ${address} shows ${clean}`, async ({page}) => {
			const errors: string[] = [];
			page.on('pageerror', (error) => errors.push(error.message));
			await page.goto(address);
			await expect(page).toHaveURL(clean);
			await hydrated(page);
			await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
			expect(errors).toEqual([]);
		});
	}

	test('RTE-05 one typed table lists every built page with component, exact flag, sidebar and nested routes', async () => {
		const table = await routeTable(await readSiteConfig());
		const flat: RouteEntry[] = [];
		const visit = (routes: RouteEntry[]) => {
			for (const route of routes) {
				flat.push(route);
				visit(route.routes ?? []);
			}
		};
		visit(table);

		const listed = new Set(flat.filter(({exact, path: route}) => exact && !route.includes(':')).map(({path: route}) => route));
		for (const page of await builtPages('docs')) {
			expect(listed, page).toContain(page);
		}

		const docs = table.find(({path: route}) => route === '/docs');
		expect(docs?.exact).toBe(false);
		expect(docs?.routes?.find(({path: route}) => route === '/docs/layers')).toMatchObject({
			component: 'doc.tsx',
			exact: true,
			sidebar: 'mainSidebar',
		});
		expect(docs?.routes?.find(({path: route}) => route === '/docs/api')).toMatchObject({sidebar: 'apiSidebar'});
	});
});
