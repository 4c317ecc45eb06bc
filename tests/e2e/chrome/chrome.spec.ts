import type {Locator} from '@playwright/test';
import {goOffline, holdData, holdScripts, noStorage} from '../../support/browser/faults';
import {hydrated, quiet} from '../../support/browser/reader';
import {expect, test as ownTest, sharedTest as test} from '../../support/sites/servers';

test.describe('navbar', () => {
	test('NAV-01 the skip link is the first focusable element and moves focus to the main content', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.keyboard.press('Tab');
		const skip = page.getByRole('link', {name: 'Skip to main content'});
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('main')).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
	});

	test('NAV-01 the skip link leads to the main content without scripts', async ({browser, site}) => {
		const page = await (await browser.newContext({javaScriptEnabled: false})).newPage();
		await page.goto(`${site}/docs/layers`);
		const target = await page.getByRole('link', {name: 'Skip to main content'}).getAttribute('href');
		await expect(page.getByRole('main').and(page.locator(target ?? ''))).toHaveCount(1);
		await page.context().close();
	});

	test('NAV-02 the navbar stays in view and holds the specified entries whose pages exist', async ({page}) => {
		await page.goto('/docs/layers');
		const bar = page.getByRole('navigation', {name: 'Main', exact: true});
		await expect(bar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('href', '/docs');
		await expect(bar.getByRole('link', {name: 'API', exact: true})).toHaveAttribute('href', '/docs/api');
		await expect(bar.getByRole('button', {name: 'Resources'})).toBeVisible();
		await expect(bar.getByRole('button', {name: 'Commercial'})).toBeVisible();
		await expect(bar.getByRole('link', {name: /GitHub/})).toHaveAttribute('href', 'https://github.com/remotion-dev/remotion');
		await expect(bar.getByRole('link', {name: /Discord/})).toBeVisible();
		await expect(bar.getByRole('link', {name: /on X/})).toBeVisible();
		await expect(bar.getByText('Ask AI')).toBeVisible();
		await expect(bar.getByRole('button', {name: /Color mode/})).toBeVisible();
		await expect(bar.getByText('Search docs')).toBeVisible();
		await page.getByRole('heading', {level: 1}).hover();
		await page.mouse.wheel(0, 3000);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
		await expect(bar).toBeInViewport({ratio: 1});
	});

	for (const name of ['Search docs', 'Ask AI']) {
		test(`A11-01 “${name}” keeps the focus that it had before the page was alive`, async ({page}) => {
			const release = await holdScripts(page);
			await page.goto('/docs/layers', {waitUntil: 'commit'});
			await page.getByRole('banner').getByRole('link', {name}).focus();
			release();
			await expect(page.getByRole('banner').getByRole('button', {name})).toBeFocused();
		});
	}

	test('NAV-03 the entry of the section being read is marked', async ({page}) => {
		const bar = page.getByRole('navigation', {name: 'Main', exact: true});
		await page.goto('/docs/layers');
		await expect(bar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('aria-current', 'true');
		await expect(bar.getByRole('link', {name: 'API', exact: true})).not.toHaveAttribute('aria-current');
		await page.goto('/docs/api');
		await expect(bar.getByRole('link', {name: 'API', exact: true})).toHaveAttribute('aria-current', 'page');
		await page.goto('/blog/4-0');
		await expect(bar.getByRole('button', {name: 'Resources'})).toHaveAttribute('data-active', 'true');
	});

	ownTest('NAV-03 items take to, href, label, html, position and items, and doc and sidebar links', async ({page, altSite}) => {
		await page.goto(`${await altSite('everything')}/docs/spring`);
		const bar = page.getByRole('navigation', {name: 'Main', exact: true});
		await expect(bar.locator('.from-html i')).toHaveText('HTML');
		await expect(bar.getByRole('link', {name: 'One doc'})).toHaveAttribute('href', '/docs/spring');
		await expect(bar.getByRole('link', {name: 'A sidebar'})).toHaveAttribute('href', '/docs');
		await hydrated(page);
		await bar.getByRole('button', {name: 'More'}).hover();
		await expect(bar.getByRole('link', {name: 'More'})).toHaveAttribute('href', '/docs/spring');
		await expect(bar.getByRole('link', {name: 'Blog'}).locator('em')).toBeVisible();
		await expect(bar.getByRole('link', {name: 'Elsewhere'})).toHaveAttribute('target', '_blank');
	});

	test('NAV-04 the footer has three columns, the year, a light style, and a logo that is white in dark mode', async ({page}) => {
		await page.goto('/docs/layers');
		const footer = page.getByRole('contentinfo');
		await expect(footer.getByRole('heading', {level: 2})).toHaveText(['Product', 'Community', 'More']);
		await expect(footer).toContainText(`Copyright © ${new Date().getFullYear()}`);
		await expect(footer).toContainText('4.0.359');
		await expect(footer).toHaveAttribute('data-style', 'light');
		const logoColor = () =>
			footer
				.getByText('Remotion', {exact: true})
				.first()
				.evaluate((logo) => getComputedStyle(logo).color);
		const brightness = async () => Math.min(...((await logoColor()).match(/\d+/g) ?? []).slice(0, 3).map(Number));
		expect(await brightness()).toBeLessThan(60);
		await page.emulateMedia({colorScheme: 'dark'});
		await expect.poll(brightness).toBeGreaterThan(220);
	});

	ownTest('NAV-04 the copyright names the year of the visit, not of the build', async ({page}) => {
		await page.clock.setFixedTime(new Date('2031-05-05T12:00:00Z'));
		await page.goto('/blog');
		await expect(page.getByRole('contentinfo')).toContainText('2031');
	});

	ownTest(
		'NAV-04 a configured logo is in the navbar, the footer and the mobile menu, its dark variant in dark mode',
		async ({page, altSite}) => {
			await page.setViewportSize({width: 800, height: 900});
			await page.goto(`${await altSite('everything')}/docs/spring`);
			await hydrated(page);
			await page.getByRole('button', {name: 'Open menu'}).click();
			const places = [page.getByRole('navigation', {name: 'Main', exact: true}), page.getByRole('contentinfo'), page.getByRole('dialog')];
			for (const [mode, file] of [
				['light', '/logo.svg'],
				['dark', '/logo-dark.svg'],
			]) {
				await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme!), mode);
				for (const place of places) {
					await expect(place.locator('img:visible')).toHaveAttribute('src', file!);
					await expect(place.getByText('Every option', {exact: true})).toBeVisible();
				}
			}
		},
	);

	test('NAV-05 a right click on the logo opens the brand page in a new tab', async ({page, context}) => {
		await context.route('https://www.remotion.dev/**', (route) => route.fulfill({body: 'brand'}));
		await page.goto('/');
		await hydrated(page);
		const [brand] = await Promise.all([
			context.waitForEvent('page'),
			page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Remotion', exact: true}).click({button: 'right'}),
		]);
		await expect(brand).toHaveURL('https://www.remotion.dev/brand');
	});
});

test.describe('announcement bar', () => {
	ownTest('ANB-01 shows HTML in its colors, closes for good, and moves nothing on load', async ({page, altSite}) => {
		const site = await altSite('everything');
		await page.goto(`${site}/docs`);
		await hydrated(page);
		const bar = page.getByRole('region', {name: 'Announcement'});
		await expect(bar.locator('b')).toHaveText('Version 4');
		await expect(bar).toHaveCSS('background-color', 'rgb(16, 19, 26)');
		await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
		await bar.getByRole('button', {name: 'Close announcement'}).click();
		await expect(bar).toBeHidden();

		await page.addInitScript(() => {
			(window as {shifts?: number}).shifts = 0;
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
					(window as {shifts?: number}).shifts = ((window as {shifts?: number}).shifts ?? 0) + entry.value;
				}
			}).observe({type: 'layout-shift', buffered: true});
		});
		await page.reload();
		await hydrated(page);
		await expect(bar).toBeHidden();
		expect(await page.evaluate(() => (window as {shifts?: number}).shifts)).toBe(0);
	});

	ownTest('ANB-01 closing works for the visit when storage is blocked', async ({page, altSite}) => {
		await noStorage(page);
		await page.goto(`${await altSite('everything')}/docs`);
		await hydrated(page);
		await page.getByRole('button', {name: 'Close announcement'}).click();
		await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
	});
});

test.describe('drop-downs', () => {
	test('DRP-01 opens on hover and closes when the pointer leaves', async ({page}) => {
		await page.goto('/docs');
		await hydrated(page);
		const button = page.getByRole('button', {name: 'Resources'});
		const blog = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Blog'});
		await button.hover();
		await expect(blog).toBeVisible();
		await button.click();
		await expect(blog).toBeVisible();
		await page.mouse.move(600, 700);
		await expect(blog).toBeHidden();
	});

	test('DRP-01 opens with Enter, closes with Escape and gives the focus back, closes on focus outside', async ({page}) => {
		await page.goto('/docs');
		await hydrated(page);
		const button = page.getByRole('button', {name: 'Resources'});
		const blog = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Blog'});
		await button.focus();
		await page.keyboard.press('Enter');
		await expect(blog).toBeVisible();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Escape');
		await expect(blog).toBeHidden();
		await expect(button).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(blog).toBeVisible();
		await page.getByRole('link', {name: 'API', exact: true}).first().focus();
		await expect(blog).toBeHidden();
	});

	test('DRP-01 opens by touch and closes on a touch outside', async ({browser, site}) => {
		const context = await browser.newContext({hasTouch: true, viewport: {width: 1366, height: 900}});
		const page = await context.newPage();
		await page.goto(`${site}/docs`);
		await hydrated(page);
		const blog = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Blog'});
		await page.getByRole('button', {name: 'Resources'}).tap();
		await expect(blog).toBeVisible();
		await page.getByRole('heading', {level: 1}).tap();
		await expect(blog).toBeHidden();
		await context.close();
	});

	test('DRP-01 entries say what they are once the list is open, and are below the label of their button', async ({page}) => {
		await page.goto('/docs');
		await hydrated(page);
		const bar = page.getByRole('navigation', {name: 'Main', exact: true});
		await expect(bar.locator('small')).toHaveCount(0);
		await page.getByRole('button', {name: 'Products'}).press('Enter');
		const player = bar.getByRole('link', {name: 'Player Play videos in your app'});
		await expect(player).toBeVisible();
		const start = (box: Locator) =>
			box.evaluate((element) => {
				const range = document.createRange();
				range.selectNodeContents(element);
				return range.getBoundingClientRect().left;
			});
		expect(Math.abs((await start(player)) - (await start(page.getByRole('button', {name: 'Products'}))))).toBeLessThanOrEqual(1);
	});

	test('DRP-01 a press outside closes an open list', async ({page}) => {
		await page.goto('/docs');
		await hydrated(page);
		const blog = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Blog'});
		await page.getByRole('button', {name: 'Resources'}).press('Enter');
		await expect(blog).toBeVisible();
		await page.getByRole('heading', {level: 1}).click();
		await expect(blog).toBeHidden();
	});
});

test.describe('mobile menu', () => {
	ownTest.use({viewport: {width: 390, height: 844}, hasTouch: true});

	ownTest(
		'MOB-01 the hamburger opens primary and secondary menus, the body does not scroll, Escape closes and focus returns',
		async ({page}) => {
			await page.goto('/docs/layers');
			await hydrated(page);
			const hamburger = page.getByRole('button', {name: 'Open menu'});
			await hamburger.click();
			const menu = page.getByRole('dialog', {name: 'Menu'});
			await expect(menu.getByRole('link', {name: 'Layers'})).toHaveAttribute('aria-current', 'page');
			await menu.getByRole('button', {name: 'Back to main menu'}).click();
			await expect(menu.getByRole('link', {name: 'API', exact: true})).toBeVisible();
			await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
			await page.keyboard.press('Escape');
			await expect(menu).toBeHidden();
			await expect(hamburger).toBeFocused();
			await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
		},
	);

	ownTest('MOB-01 the menu also opens without a network', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await quiet(page);
		await goOffline(page);
		await page.getByRole('button', {name: 'Open menu'}).click();
		const menu = page.getByRole('dialog', {name: 'Menu'});
		await expect(menu.getByRole('link', {name: 'Layers'})).toBeVisible();
		await expect(menu).toHaveCSS('position', 'fixed');
	});

	ownTest('MOB-01 the menu of a long section opens where the reader is; Escape empties its filter first', async ({page}) => {
		await page.goto('/docs/lambda/getregions');
		await hydrated(page);
		await page.getByRole('button', {name: 'Open menu'}).click();
		const menu = page.getByRole('dialog', {name: 'Menu'});
		await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
		// Only the list scrolls, not the menu with its head.
		await expect(menu.getByRole('button', {name: 'Close menu'})).toBeInViewport();
		const field = menu.getByRole('searchbox', {name: 'Filter pages'});
		await field.fill('spring');
		await field.press('Escape');
		await expect(field).toHaveValue('');
		await field.press('Escape');
		await expect(menu).toBeHidden();
	});

	ownTest('MOB-01 the breakpoint is 997 px', async ({page}) => {
		await page.goto('/docs/layers');
		await page.setViewportSize({width: 996, height: 800});
		await expect(page.getByRole('button', {name: 'Open menu'})).toBeVisible();
		await page.setViewportSize({width: 997, height: 800});
		await expect(page.getByRole('button', {name: 'Open menu'})).toBeHidden();
		await expect(page.getByRole('button', {name: 'Resources'})).toBeVisible();
	});

	ownTest('MOB-01 choosing a page closes the menu', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.getByRole('button', {name: 'Open menu'}).click();
		await page.getByRole('dialog').getByRole('link', {name: 'Transforms'}).click();
		await expect(page).toHaveURL('/docs/transforms');
		await expect(page.getByRole('dialog')).toBeHidden();
	});

	ownTest('BEH-04 the progress bar is seen above the menu in which a page was chosen', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		const release = await holdData(page);
		await page.getByRole('button', {name: 'Open menu'}).click();
		await page.getByRole('dialog').getByRole('link', {name: 'Transforms'}).click();
		const bar = page.getByRole('progressbar', {includeHidden: true});
		await expect(bar).toHaveJSProperty('offsetHeight', 3);
		expect(await bar.evaluate((element) => element.matches(':popover-open'))).toBe(true);
		release();
		await expect(page).toHaveURL('/docs/transforms');
		await expect(bar).toHaveCount(0);
	});

	ownTest('MOB-02 the secondary menu opens with secondary content and hides without', async ({page}) => {
		await page.goto('/');
		await hydrated(page);
		await page.getByRole('button', {name: 'Open menu'}).click();
		const menu = page.getByRole('dialog', {name: 'Menu'});
		await expect(menu.getByRole('button', {name: 'Back to main menu'})).toBeHidden();
		await expect(menu.getByRole('link', {name: 'Docs', exact: true})).toBeVisible();
		await menu.getByRole('link', {name: 'Docs', exact: true}).click();
		await expect(page).toHaveURL('/docs');
		await page.getByRole('button', {name: 'Open menu'}).click();
		await expect(menu.getByRole('button', {name: 'Back to main menu'})).toBeVisible();
		await expect(menu.getByRole('link', {name: 'The fundamentals'})).toBeVisible();
	});

	ownTest('MOB-02 a drop-down starts expanded when one of its entries is the active page', async ({page}) => {
		await page.goto('/blog');
		await hydrated(page);
		await page.getByRole('button', {name: 'Open menu'}).click();
		const menu = page.getByRole('dialog', {name: 'Menu'});
		await menu.getByRole('button', {name: 'Back to main menu'}).click();
		await expect(menu.getByRole('button', {name: 'Resources'})).toHaveAttribute('aria-expanded', 'true');
		await expect(menu.getByRole('button', {name: 'Commercial'})).toHaveAttribute('aria-expanded', 'false');
		await expect(menu.getByRole('link', {name: 'Blog'})).toBeVisible();
		await menu.getByRole('button', {name: 'Resources'}).click();
		await expect(menu.getByRole('link', {name: 'Blog'})).toBeHidden();
	});
});
