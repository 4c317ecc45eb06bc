import type {Page} from '@playwright/test';
import {collectConsole, holdScripts, noStorage} from '../../support/browser/faults';
import {layoutShift} from '../../support/browser/layout-shift';
import {followLink, hydrated, quiet} from '../../support/browser/reader';
import {expect, test as ownTest, sharedTest as test} from '../../support/sites/servers';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs', exact: true});

test.describe('docs pages', () => {
	test('DOC-01 a page has breadcrumbs, sidebar, contents, neighbors, edit link and last update', async ({page}) => {
		await page.goto('/docs/layers');
		await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toHaveText(/Designing visuals\s*\/?\s*Layers/);
		await expect(sidebar(page).getByRole('link', {name: 'Layers'})).toHaveAttribute('aria-current', 'page');
		const neighbors = page.getByRole('navigation', {name: 'Neighboring pages'}).getByRole('link');
		await expect(neighbors).toHaveText([/Previous\s*Importing assets/, /Next\s*Transitions/]);
		await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', /\/docs\/layers\.mdx$/);
		await expect(page.getByText('Last updated').locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
	});

	test('DOC-01 the table of contents lists levels 2 to 3 and follows the scroll', async ({page}) => {
		await page.goto('/docs/the-fundamentals');
		await hydrated(page);
		const contents = page.getByRole('navigation', {name: 'On this page'});
		const headings = page.locator('.prose :is(h2, h3)[id]');
		await expect(contents.getByRole('link')).toHaveCount(await headings.count());
		const last = headings.nth((await headings.count()) - 2);
		await last.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 100));
		const first = await contents.getByRole('link').first().getAttribute('href');
		const lower = contents.locator(`[aria-current="location"]:not([href="${first}"])`);
		await expect(lower).toHaveCount(1);
		await page.evaluate(() => window.scrollTo(0, 0));
		await expect(lower).toHaveCount(0);
	});

	ownTest('DOC-01 each sidebar tag shows its own sidebar, an untagged page none', async ({page, altSite}) => {
		await page.goto('/docs/layers');
		await expect(sidebar(page).getByRole('button', {name: 'Embedding videos'})).toBeVisible();
		await page.goto('/docs/api');
		await expect(sidebar(page).getByRole('link', {name: 'API overview'}).or(sidebar(page).locator('[aria-current="page"]'))).toBeVisible();
		await expect(sidebar(page).getByRole('button', {name: 'Embedding videos'})).toHaveCount(0);
		await page.goto(`${await altSite('everything')}/docs/lone`);
		await expect(page.getByRole('heading', {level: 1})).toHaveText('Without sidebar');
		await expect(sidebar(page)).toHaveCount(0);
	});

	test('DOC-01 after a link of the contents the keyboard goes on from its heading', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		const contents = page.getByRole('navigation', {name: 'On this page'});
		const last = contents.getByRole('link').last();
		const id = (await last.getAttribute('href'))!.slice(1);
		await last.press('Enter');
		await expect(page).toHaveURL(`/docs/layers#${id}`);
		await page.keyboard.press('Tab');
		// Positions in the document, not on the screen: the contents are beside the text.
		const follows = await page.evaluate((target) => {
			const where = document.getElementById(target)!.compareDocumentPosition(document.activeElement!);
			return (
				(where & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0 &&
				document.activeElement!.closest('.prose, main') !== null
			);
		}, id);
		expect(follows).toBe(true);
		await expect(contents.locator(':focus')).toHaveCount(0);
	});

	test('DOC-02 the sidebar opens the category of the page and keeps what the reader opened', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		const audio = sidebar(page).getByRole('button', {name: 'Pages of Audio'});
		await expect(audio).toHaveAttribute('aria-expanded', 'false');
		await audio.click();
		await expect(sidebar(page).getByRole('link', {name: 'Controlling Volume'})).toBeVisible();
		await sidebar(page).getByRole('link', {name: 'Transforms'}).click();
		await expect(page).toHaveURL('/docs/transforms');
		await expect(audio).toHaveAttribute('aria-expanded', 'true');
		await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Transforms');
		await page.reload();
		await hydrated(page);
		await expect(audio).toHaveAttribute('aria-expanded', 'true');
		await expect(sidebar(page).getByRole('link', {name: 'Controlling Volume'})).toBeVisible();
	});

	test('DOC-02 a page that the sidebar lists twice opens one category, and nothing moves when the whole list arrives', async ({page}) => {
		const list = page.waitForResponse(/\/sidebars\/.*\.json/);
		await page.goto('/docs/lambda/cli');
		await list;
		await quiet(page);
		await expect(sidebar(page).getByRole('button', {name: 'Pages of Command line'})).toHaveAttribute('aria-expanded', 'true');
		await expect(sidebar(page).getByRole('button', {name: 'Pages of @remotion/lambda'})).toHaveAttribute('aria-expanded', 'false');
		expect(await layoutShift(page)).toEqual({score: 0, moved: []});
	});

	for (const address of ['/docs/audio/volume', '/docs/lambda/cli/render', '/docs/layers']) {
		test(`DOC-02 the entries that came with ${address} are all there when its file with the whole list never comes`, async ({page}) => {
			const complaints = collectConsole(page);
			const entries = () =>
				sidebar(page)
					.locator('li')
					.evaluateAll((items) =>
						items.map((item) => [...item.querySelectorAll(':scope > a, :scope > div > *')].map((part) => part.outerHTML)),
					);
			await page.route(/\/sidebars\//, () => {});
			const release = await holdScripts(page);
			await page.goto(address, {waitUntil: 'commit'});
			await expect(page.getByRole('contentinfo')).toBeAttached();
			const served = await entries();
			release();
			await hydrated(page);
			expect(await entries()).toEqual(served);
			// Drawn again by React, entries come from what was read.
			const open = sidebar(page).locator('[aria-expanded="true"]').first();
			if (await open.count()) {
				await open.click();
				await expect(sidebar(page).locator('li')).not.toHaveCount(served.length);
				await sidebar(page)
					.locator('[data-on-trail] [aria-expanded="false"]')
					.or(sidebar(page).locator('[data-on-trail][aria-expanded="false"]'))
					.first()
					.click();
			}

			await expect.poll(entries).toEqual(served);
			expect(complaints).toEqual([]);
		});
	}

	test('DOC-02 the sidebar keeps its scroll between pages and shows the current page on arrival', async ({page}) => {
		await page.setViewportSize({width: 1366, height: 420});
		await page.goto('/docs/terminology/composition');
		await hydrated(page);
		const box = page
			.locator('aside')
			.filter({has: sidebar(page)})
			.first();
		await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
		const before = await box.evaluate((element) => element.scrollTop);
		expect(before).toBeGreaterThan(0);
		await sidebar(page).getByRole('link', {name: 'Sequence'}).click();
		await expect(page).toHaveURL('/docs/terminology/sequence');
		await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(/Sequence/);
		expect(await box.evaluate((element) => element.scrollTop)).toBe(before);
	});

	test('DOC-02 the current page is in view below categories that were open before, and after a link in the text', async ({page}) => {
		const current = sidebar(page).locator('[aria-current="page"]');
		await page.goto('/docs/offthreadvideo');
		await hydrated(page);
		await page.goto('/docs/transitions/presentations/fade');
		await hydrated(page);
		await expect(sidebar(page).getByRole('link', {name: 'registerRoot()'})).toBeAttached();
		await expect(current).toHaveText('fade()');
		await expect(current).toBeInViewport();
		await followLink(page, '/docs/cli/render');
		await expect(page).toHaveURL('/docs/cli/render');
		await expect(current).toHaveText('npx remotion render');
		await expect(current).toBeInViewport();
	});

	for (const between of ['/docs/api', '/blog']) {
		test(`DOC-02 the sidebar is where it was left after a visit of ${between}`, async ({page}) => {
			await page.goto('/docs/layers');
			await hydrated(page);
			const box = page
				.locator('aside')
				.filter({has: sidebar(page)})
				.first();
			const position = () => box.evaluate((element) => element.scrollTop);
			await box.hover();
			await page.mouse.wheel(0, 60);
			await expect.poll(position).toBe(60);
			await followLink(page, between);
			await expect(page).toHaveURL(between);
			await page.goBack();
			await expect(page).toHaveURL('/docs/layers');
			await expect.poll(position).toBe(60);
		});
	}

	test('DOC-02 a sidebar scrolled before the page was alive stays where it is', async ({page}) => {
		const release = await holdScripts(page);
		await page.goto('/docs/spring', {waitUntil: 'commit'});
		const box = page
			.locator('aside')
			.filter({has: sidebar(page)})
			.first();
		const position = () => box.evaluate((element) => element.scrollTop);
		// The script right behind the list, which puts it in its place, has run.
		await expect(page.getByRole('contentinfo')).toBeAttached();
		await box.evaluate((element) => element.scrollTo(0, 300));
		expect(await position()).toBe(300);
		release();
		await hydrated(page);
		expect(await position()).toBe(300);
	});

	test('DOC-02 the current page is in view before the page is alive, and does not jump then', async ({page}) => {
		await page.setViewportSize({width: 1366, height: 420});
		const release = await holdScripts(page);
		await page.goto('/docs/transitions/presentations/wipe', {waitUntil: 'commit'});
		const current = sidebar(page).locator('[aria-current="page"]');
		await expect(current).toBeInViewport();
		const place = () => current.evaluate((element) => element.getBoundingClientRect().top);
		const before = await place();
		release();
		await hydrated(page);
		expect(await place()).toBe(before);
	});

	test('DOC-02 categories open with the keyboard', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		const category = sidebar(page).getByRole('button', {name: 'Embedding videos'});
		await category.focus();
		await page.keyboard.press('Enter');
		await expect(category).toHaveAttribute('aria-expanded', 'true');
		await page.keyboard.press('Space');
		await expect(category).toHaveAttribute('aria-expanded', 'false');
	});

	test('DOC-02 the API sidebar names packages without their scope and can be filtered', async ({page}) => {
		await page.goto('/docs/spring');
		await hydrated(page);
		const lambda = sidebar(page).getByRole('link', {name: '@remotion/lambda', exact: true});
		const regions = sidebar(page).getByRole('link', {name: 'getRegions()'});
		const spring = sidebar(page).getByRole('link', {name: 'spring()', exact: true});
		await expect(lambda).toHaveText('lambda');
		await expect(regions).toHaveCount(0);
		const field = sidebar(page).getByRole('searchbox', {name: 'Filter pages'});
		await field.fill('getRegions');
		await expect(regions).toHaveCount(2);
		await expect(spring).toHaveCount(0);
		await field.fill('no such page');
		await expect(sidebar(page).getByRole('status')).toHaveText('No page matches.');
		await field.press('Escape');
		await expect(field).toHaveValue('');
		await expect(spring).toHaveAttribute('aria-current', 'page');
		await expect(regions).toHaveCount(0);
	});

	test('DOC-02 the ring around the filter is inside of the sidebar, which would cut it', async ({page}) => {
		await page.goto('/docs/api');
		const field = page.getByRole('searchbox', {name: 'Filter pages'});
		await field.focus();
		await expect(field).toHaveCSS('outline-offset', '-2px');
	});

	test('DOC-02 without scripts closed categories lead to a page', async ({browser, site}) => {
		const context = await browser.newContext({javaScriptEnabled: false});
		const page = await context.newPage();
		await page.goto(`${site}/docs/layers`);
		// A button that opens nothing is not there.
		await expect(sidebar(page).locator('button:visible')).toHaveCount(0);
		await sidebar(page).getByText('Embedding videos').click();
		await expect(page.getByRole('heading', {level: 1})).toHaveText('Embedding videos into Remotion');
		await context.close();
	});

	test('DOC-03 samples far below wait for the browser to be idle, then they are drawn where they had their room', async ({page}) => {
		await page.goto('/docs/the-fundamentals');
		const last = page.locator('.prose .code [style] > code').last();
		await expect(last).toHaveCSS('content-visibility', 'visible');
		const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
		const drawn = await heightOf();
		await page.addStyleTag({content: '.prose .code [style] > code { content-visibility: auto !important }'});
		expect(await heightOf()).toBe(drawn);
	});

	test('DOC-03 copy puts the shown sample on the clipboard; title and marked lines are drawn', async ({page, context}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.goto('/docs/layers');
		await hydrated(page);
		const figure = page.locator('figure.code').first();
		await expect(figure.locator('figcaption')).toContainText('src/Poster.tsx');
		expect(await figure.locator('.line.marked').count()).toBeGreaterThan(0);
		await figure.getByRole('button', {name: 'Copy code'}).click();
		await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toMatch(/^import \{AbsoluteFill, Img, staticFile\} from 'remotion';\n/);
		expect(copied).toMatch(/\};$/);
	});

	test('DOC-04 the package manager is kept across pages and visits and shown before paint', async ({page, context}) => {
		await page.goto('/docs');
		await hydrated(page);
		const tabs = page.getByRole('main').getByRole('tablist').first();
		await expect(tabs.getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
		await tabs.getByRole('tab', {name: 'pnpm'}).click();
		await expect(page.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
		await expect(page.getByRole('tabpanel', {name: 'npm', exact: true}).first()).toBeHidden();

		const other = await context.newPage();
		// Without the page's own scripts only the script before paint and the style sheet can choose the panel.
		await other.route(/\/assets\/.*\.js$/, (route) => route.abort());
		await other.goto('/docs/transitioning');
		await expect(other.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
		await expect(other.getByRole('tabpanel', {name: 'npm', exact: true}).first()).toBeHidden();
	});

	test('DOC-04 tabs move with the arrow keys', async ({page}) => {
		await page.goto('/docs');
		await hydrated(page);
		const tabs = page.getByRole('main').getByRole('tablist').first();
		await tabs.getByRole('tab', {name: 'npm', exact: true}).focus();
		await page.keyboard.press('ArrowRight');
		await expect(tabs.getByRole('tab', {name: 'yarn'})).toBeFocused();
		await expect(tabs.getByRole('tab', {name: 'yarn'})).toHaveAttribute('aria-selected', 'true');
		await page.keyboard.press('End');
		await expect(tabs.getByRole('tab', {name: 'bun'})).toBeFocused();
		await page.keyboard.press('ArrowRight');
		await expect(tabs.getByRole('tab', {name: 'npm', exact: true})).toBeFocused();
	});

	test('DOC-04 Home and End with Ctrl lead through the page, not through the tabs', async ({page}) => {
		await page.goto('/docs');
		await hydrated(page);
		const tab = page.getByRole('main').getByRole('tab', {name: 'yarn'}).first();
		await tab.click();
		await page.keyboard.press('Control+End');
		await expect(tab).toHaveAttribute('aria-selected', 'true');
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
		await page.keyboard.press('Control+Home');
		await expect(tab).toHaveAttribute('aria-selected', 'true');
	});

	test('DOC-04 an arrow key with Alt belongs to the browser', async ({page}) => {
		await page.goto('/docs');
		await hydrated(page);
		const tab = page.getByRole('main').getByRole('tab', {name: 'npm', exact: true}).first();
		await tab.focus();
		await page.keyboard.press('Alt+ArrowLeft');
		await expect(tab).toBeFocused();
		await expect(tab).toHaveAttribute('aria-selected', 'true');
	});

	test('DOC-04 without storage the choice holds for the visit, and the tabs say what is shown', async ({page}) => {
		await noStorage(page);
		await page.goto('/docs');
		await hydrated(page);
		const chosen = page.getByRole('main').getByRole('tab', {name: 'pnpm'}).first();
		await chosen.click();
		await followLink(page, '/docs/player/installation');
		await expect(page).toHaveURL('/docs/player/installation');
		await expect(page.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
		await expect(chosen).toHaveAttribute('aria-selected', 'true');
	});

	test('DOC-05 a page can be copied as Markdown and is served as Markdown', async ({page, context, request}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
		await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toHaveAttribute('data-copied', 'true');
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		const response = await request.get('/docs/layers.md');
		expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
		expect(copied).toBe(await response.text());
		expect(copied).toMatch(/^---\ntitle: Layers\n/);
		expect(copied).toContain('\n# Layers\n');
	});

	test('DOC-06 the docs version is shown', async ({page}) => {
		await page.goto('/docs');
		await expect(page.getByRole('contentinfo')).toContainText('4.0.359');
	});

	ownTest('DOC-06 the version drop-down leads to the same doc of the other version and keeps the choice', async ({page, altSite}) => {
		const site = await altSite('everything');
		await page.goto(`${site}/docs/spring`);
		await hydrated(page);
		await page.getByRole('button', {name: '4.0.359'}).hover();
		await page.getByRole('link', {name: '3.3.102'}).click();
		await expect(page).toHaveURL(`${site}/docs/3/spring`);
		await expect(page.getByRole('button', {name: '3.3.102'})).toBeVisible();
		await page.goto(`${site}/blog`);
		await expect(page.getByRole('button', {name: '3.3.102'})).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('3');
	});

	ownTest('DOC-06 the language drop-down lists the configured locales', async ({page, altSite}) => {
		await page.goto(`${await altSite('everything')}/docs/spring`);
		await hydrated(page);
		await page.getByRole('button', {name: 'English'}).hover();
		await expect(page.getByRole('link', {name: 'Deutsch'})).toHaveAttribute('href', '/de/docs/spring');
		await expect(page.getByRole('link', {name: 'Deutsch'})).toHaveAttribute('hreflang', 'de-CH');
		await expect(page.getByRole('link', {name: 'English'})).toHaveAttribute('aria-current', 'true');
	});
});
