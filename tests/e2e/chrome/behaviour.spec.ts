import type {Page, Request, Route} from '@playwright/test';
import {
	blockChunk,
	collectConsole,
	corruptStorage,
	failData,
	fullStorage,
	goOffline,
	goOnline,
	hold,
	holdData,
	pretendConnection,
} from '../../support/browser/faults';
import {drawn, followLink, hydrated, quiet} from '../../support/browser/reader';
import {expect, test as ownTest, sharedTest as test} from '../../support/sites/servers';

const main = (page: Page) => page.getByRole('main');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const isDataOf = (path: string) => (request: Request) => new URL(request.url()).pathname === `${path}.data`;

test.describe('scrolling', () => {
	test('BEH-01 another page starts at the top, and back restores the position', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.evaluate(() => window.scrollTo(0, 1200));
		await followLink(page, '/docs/transforms');
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Transforms');
		await expect.poll(() => scrollY(page)).toBe(0);
		await page.goBack();
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Layers');
		await expect.poll(() => scrollY(page)).toBe(1200);
	});

	test('BEH-01 a hash leads to its heading, below the navbar, also on another page', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await followLink(page, '/docs/the-fundamentals#entry-point');
		const heading = page.locator('#entry-point');
		await expect(heading).toBeInViewport();
		await expect(async () => {
			const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
			expect(top).toBeGreaterThanOrEqual(60);
			expect(top).toBeLessThan(160);
		}).toPass();
		await page.reload();
		await expect(heading).toBeInViewport();
	});

	test('BEH-01 a change of the query alone does not scroll', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.evaluate(() => window.scrollTo(0, 900));
		await followLink(page, '/docs/layers?tab=2');
		await expect(page).toHaveURL('/docs/layers?tab=2');
		expect(await scrollY(page)).toBe(900);
		await page.goBack();
		await expect(page).toHaveURL('/docs/layers');
		await expect.poll(() => scrollY(page)).toBe(900);
	});
});

test.describe('navigation', () => {
	test('BEH-02 the old page stays until the next one has loaded', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		const release = await holdData(page);
		const asked = page.waitForRequest(isDataOf('/docs/fonts'));
		await followLink(page, '/docs/fonts');
		await asked;
		await drawn(page, 10);
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Layers');
		await expect(page).toHaveURL('/docs/layers');
		release();
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Using fonts');
		await expect(page).toHaveURL('/docs/fonts');
	});

	test('BEH-02 a page with videos waits for their styles', async ({page}) => {
		await page.goto('/docs/fonts');
		await hydrated(page);
		const release = await hold(page, /\/assets\/island-[^/]*\.css$/);
		const asked = page.waitForRequest(/\/assets\/island-[^/]*\.css$/);
		await followLink(page, '/docs/terminology/composition');
		await asked;
		await drawn(page, 10);
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Using fonts');
		release();
		const video = main(page).locator('[data-island="player"]').first();
		expect(await video.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
	});

	test('BEH-03 when the code of the next page is lost the reader lands on the page asked for, without a loop', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		let loads = 0;
		page.on('framenavigated', (frame) => {
			if (frame === page.mainFrame()) {
				loads++;
			}
		});
		const refused = await blockChunk(page, /\/assets\/(post|blog)[^/]*\.js$/);
		await followLink(page, '/blog/4-0');
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Remotion 4.0');
		await expect(page).toHaveURL('/blog/4-0');
		expect(refused.length).toBeGreaterThan(0);
		await quiet(page);
		expect(loads).toBeLessThanOrEqual(4);
		await expect(page).toHaveURL('/blog/4-0');
	});

	test('BEH-03 a page whose own code is lost stays readable', async ({page}) => {
		await blockChunk(page, /\/assets\/doc-[^/]*\.js$/);
		await page.goto('/docs/layers');
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Layers');
		await quiet(page);
		await expect(page.locator('.prose')).toContainText('AbsoluteFill');
	});

	test('BEH-03 when the data of the next page is gone from the server the page is loaded in full', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await failData(page, 404);
		await followLink(page, '/docs/fonts');
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Using fonts');
		await expect(page).toHaveURL('/docs/fonts');
	});

	test('BEH-03 a tab opened before a deploy loads the next page in full when its data is of another version', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		let documents = 0;
		page.on('request', (request) => {
			documents += request.resourceType() === 'document' ? 1 : 0;
		});
		await page.route(/\.data(\?|$)/, async (route) => {
			const response = await route.fetch();
			const body = await response.text();
			await route.fulfill({response, body: body.replace(/"version","[0-9a-f]{8}"/, '"version","00000000"')});
		});
		await followLink(page, '/docs/noise-visualization');
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Noise visualization');
		expect(documents).toBe(1);
	});

	test('BEH-03 offline the chrome stays, the page says so, and comes by itself when the network is back', async ({page, emptyCache}) => {
		await emptyCache();
		await page.goto('/docs/layers');
		await hydrated(page);
		await goOffline(page);
		await followLink(page, '/docs/fonts');
		await expect(page.getByRole('heading', {level: 1})).toHaveText('This page could not be loaded.');
		await expect(page).toHaveTitle('No connection');
		await expect(page.getByRole('navigation', {name: 'Main', exact: true})).toBeVisible();
		await goOnline(page);
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Using fonts');
	});

	ownTest('BEH-04 no progress bar for a quick navigation, one without spinner after 200 ms', async ({page}) => {
		const bar = page.getByRole('progressbar');
		// The page's clock is stopped, so that a busy machine is as quick as any.
		await page.clock.install();
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.clock.pauseAt(new Date(Date.now() + 60_000));
		await followLink(page, '/docs/transforms');
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Transforms');
		await page.clock.runFor(1000);
		await expect(bar).toHaveCount(0);

		const release = await holdData(page);
		const asked = page.waitForRequest(isDataOf('/docs/fonts'));
		await followLink(page, '/docs/fonts');
		await asked;
		let waited = 0;
		await expect
			.poll(
				async () => {
					await page.clock.runFor(10);
					waited += 10;
					return bar.count();
				},
				{intervals: [0]},
			)
			.toBe(1);
		expect(waited).toBeGreaterThanOrEqual(200);
		await expect(bar.locator('svg')).toHaveCount(0);
		release();
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Using fonts');
		await expect(bar).toHaveCount(0);
	});

	test('BEH-06 focus moves to the main content after a change of page for a reader who used the skip link', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await followLink(page, '/docs/transforms');
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Transforms');
		await expect(main(page)).not.toBeFocused();

		await page.getByRole('link', {name: 'Skip to main content'}).focus();
		await page.keyboard.press('Enter');
		await page.getByRole('navigation', {name: 'Neighboring pages'}).getByRole('link').last().focus();
		await page.keyboard.press('Enter');
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Importing assets');
		await expect(main(page)).toBeFocused();
	});

	test('BEH-06 a screen reader is told the title of the new page', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await followLink(page, '/docs/transforms');
		await expect(page.getByRole('status').filter({hasText: 'Transforms'})).toHaveCount(1);
	});
});

test.describe('prefetch', () => {
	const dataRequests = (page: Page) => {
		const paths: string[] = [];
		page.on('request', (request) => {
			const {pathname} = new URL(request.url());
			if (pathname.endsWith('.data')) {
				paths.push(pathname);
			}
		});
		return paths;
	};

	test('BEH-05 links in the text are prefetched when they come into view, and used once', async ({page, emptyCache}) => {
		await emptyCache();
		const asked = dataRequests(page);
		await page.goto('/docs/layers');
		await hydrated(page);
		expect(asked).not.toContain('/docs/transitioning.data');
		const arrived = page.waitForEvent('requestfinished', isDataOf('/docs/transitioning'));
		await page.getByRole('navigation', {name: 'Neighboring pages'}).scrollIntoViewIfNeeded();
		await expect.poll(() => asked.filter((path) => path === '/docs/transitioning.data').length).toBe(1);
		await arrived;
		await quiet(page);
		await page.getByRole('navigation', {name: 'Neighboring pages'}).getByRole('link').last().click();
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Transitions');
		const transfers = () =>
			page.evaluate(() =>
				performance
					.getEntriesByType('resource')
					.filter(({name}) => name.includes('/docs/transitioning.data'))
					.map((entry) => ((entry as PerformanceResourceTiming).transferSize > 0 ? 'sent' : 'kept')),
			);
		// Asked for twice, by the prefetch and by the router, and sent once.
		await expect.poll(transfers).toEqual(['sent', 'kept']);
	});

	test('BEH-05 links of the sidebar are fetched on hover, not on sight', async ({page}) => {
		const asked = dataRequests(page);
		await page.goto('/docs/layers');
		await hydrated(page);
		await quiet(page);
		expect(asked).not.toContain('/docs/measuring.data');
		await page.getByRole('navigation', {name: 'Docs', exact: true}).getByRole('link', {name: 'Measuring DOM nodes'}).hover();
		await expect.poll(() => asked).toContain('/docs/measuring.data');
	});

	test('BEH-05 a touch fetches before the finger is lifted', async ({page}) => {
		const asked = dataRequests(page);
		await page.goto('/docs/layers');
		await hydrated(page);
		await page
			.getByRole('navigation', {name: 'Docs', exact: true})
			.getByRole('link', {name: 'Measuring DOM nodes'})
			.dispatchEvent('touchstart');
		await expect.poll(() => asked).toContain('/docs/measuring.data');
	});

	for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}] as const) {
		test(`BEH-05 nothing is fetched in advance with ${JSON.stringify(connection)}`, async ({page}) => {
			await pretendConnection(page, connection);
			const asked = dataRequests(page);
			await page.goto('/docs/layers');
			await hydrated(page);
			await page.getByRole('navigation', {name: 'Docs', exact: true}).getByRole('link', {name: 'Measuring DOM nodes'}).hover();
			await page.getByRole('navigation', {name: 'Neighboring pages'}).scrollIntoViewIfNeeded();
			await quiet(page);
			expect(asked).toEqual([]);
		});
	}

	test('BEH-05 at most three pages are fetched on sight at the same time', async ({page}) => {
		const waiting: Route[] = [];
		await page.route(/\.data(\?|$)/, (route) => void waiting.push(route));
		await page.goto('/search');
		for (let arrived = 0; arrived < 3; arrived++) {
			await expect.poll(() => waiting.length).toBe(3);
			await quiet(page);
			expect(waiting).toHaveLength(3);
			// The next one is asked for when one has come.
			await waiting.shift()!.fallback();
		}
	});
});

test.describe('wrong base URL', () => {
	test('BEH-07 a banner on the home page suggests a base URL when the site is served below another path', async ({page, site}) => {
		await page.route('**/*', async (route) => {
			const url = new URL(route.request().url());
			// The host serves the build below /my-site/ and has nothing elsewhere.
			return url.pathname === '/my-site/'
				? route.fulfill({response: await route.fetch({url: `${site}/`})})
				: route.fulfill({status: 404, body: ''});
		});
		await page.goto('/my-site/');
		await expect(page.getByRole('alert')).toContainText('The site did not load properly.');
		await expect(page.getByRole('alert')).toContainText('/my-site/');
	});

	test('BEH-07 there is none on other pages, and none when all is well', async ({page}) => {
		await page.goto('/');
		await hydrated(page);
		await expect(page.locator('#base-url-banner')).toHaveCount(0);
		await page.route(/\/assets\//, (route) => route.abort());
		await page.goto('/docs/layers');
		await quiet(page);
		await expect(page.locator('#base-url-banner')).toHaveCount(0);
	});

	ownTest('BEH-07 there is none when the network is lost later, or a script of another host does not load', async ({page}) => {
		const banner = page.locator('#base-url-banner');
		await page.goto('/');
		await hydrated(page);
		await page.evaluate(
			() =>
				new Promise((resolve) => {
					document.head.append(Object.assign(document.createElement('script'), {src: 'https://other.example/tag.js', onerror: resolve}));
				}),
		);
		await expect(banner).toHaveCount(0);
		await goOffline(page);
		await page.keyboard.press('Control+k');
		await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
		await expect(banner).toHaveCount(0);
	});
});

test.describe('hydration', () => {
	for (const address of [
		'/',
		'/docs',
		'/docs/layers',
		'/docs/api',
		'/docs/terminology/composition',
		'/blog',
		'/blog/page/2',
		'/blog/archive',
		'/blog/4-0',
		'/learn',
		'/learn/archive',
		'/learn/apple-wow',
		'/search',
		'/ai',
		'/no-such-page',
	]) {
		test(`BEH-08 ${address} hydrates without complaint and sets the flag`, async ({page}) => {
			const complaints = collectConsole(page);
			await page.goto(address);
			await hydrated(page);
			await quiet(page);
			expect(complaints.filter((text) => !(address === '/no-such-page' && text.includes('404')))).toEqual([]);
		});
	}

	for (const [name, fault] of [
		['corrupt', corruptStorage],
		['full', fullStorage],
	] as const) {
		test(`BEH-08 everything works with ${name} storage`, async ({page}) => {
			const complaints = collectConsole(page);
			await fault(page);
			await page.goto('/docs/layers');
			await hydrated(page);
			await followLink(page, '/docs');
			await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Creating a new project');
			await main(page).getByRole('tab', {name: 'pnpm'}).first().click();
			await expect(main(page).getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
			expect(complaints).toEqual([]);
		});
	}
});

test.describe('faults of a page', () => {
	const replaceModule = (page: Page, pattern: RegExp, body: string) =>
		page.route(pattern, (route) => route.fulfill({contentType: 'text/javascript', body}));

	test('CRA-01 a page that crashes says so inside the chrome, with the chain of messages, and can be tried again', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await replaceModule(
			page,
			/\/assets\/blog-archive-[^/]*\.js$/,
			'export default function Broken() { throw new Error("The list is broken", {cause: new Error("No posts", {cause: "disk full"})}); } export const clientLoader = () => ({version: "", years: []});',
		);
		await followLink(page, '/blog/archive');
		await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
		await expect(page).toHaveTitle('Page Error');
		await expect(page.getByRole('main').getByRole('alert')).toHaveText(/The list is broken\s*Cause: No posts\s*Cause: disk full/);
		await expect(page.getByRole('navigation', {name: 'Main', exact: true})).toBeVisible();
		await page.getByRole('button', {name: 'Try again'}).click();
		await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
		await followLink(page, '/docs/transforms');
		await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Transforms');
	});

	test('LOD-02 a route module without default export fails with the specified sentence', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await replaceModule(
			page,
			/\/assets\/blog-archive-[^/]*\.js$/,
			'export const meta = () => []; export const clientLoader = () => ({version: "", years: []});',
		);
		await followLink(page, '/blog/archive');
		await expect(page.getByRole('main')).toContainText(
			"The page component at /blog/archive doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
		);
	});
});
