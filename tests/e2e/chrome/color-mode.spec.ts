import type {Page} from '@playwright/test';
import {collectConsole, corruptStorage, fullStorage, holdScripts, noStorage} from '../../support/browser/faults';
import {hydrated} from '../../support/browser/reader';
import {expect, test as ownTest, sharedTest as test} from '../../support/sites/servers';

const toggle = (page: Page) => page.getByRole('button', {name: /^Color mode/});
const shown = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test.describe('color mode', () => {
	test('CLR-01 follows the system by default and cycles system, light, dark', async ({page}) => {
		await page.emulateMedia({colorScheme: 'dark'});
		await page.goto('/docs/layers');
		await expect(toggle(page)).toHaveAccessibleName('Color mode: system');
		expect(await shown(page)).toBe('dark');
		await page.emulateMedia({colorScheme: 'light'});
		await expect.poll(() => shown(page)).toBe('light');

		await toggle(page).click();
		await expect(toggle(page)).toHaveAccessibleName('Color mode: light');
		await page.emulateMedia({colorScheme: 'dark'});
		expect(await shown(page)).toBe('light');
		await toggle(page).click();
		await expect(toggle(page)).toHaveAccessibleName('Color mode: dark');
		await expect.poll(() => shown(page)).toBe('dark');
		await toggle(page).click();
		await expect(toggle(page)).toHaveAccessibleName('Color mode: system');
	});

	test('CLR-01 follows a system that changed before the page was alive', async ({page}) => {
		await page.emulateMedia({colorScheme: 'dark'});
		const release = await holdScripts(page);
		await page.goto('/docs/layers', {waitUntil: 'commit'});
		await expect.poll(() => shown(page)).toBe('dark');
		await page.emulateMedia({colorScheme: 'light'});
		release();
		await expect.poll(() => shown(page)).toBe('light');
	});

	test('CLR-01 the bars of the browser have the color of the mode that is shown', async ({page}) => {
		const barColor = () =>
			page.evaluate(
				() =>
					[...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
						({media}) => media === '' || matchMedia(media).matches,
					)?.content,
			);
		await page.emulateMedia({colorScheme: 'light'});
		await page.goto('/docs/layers');
		expect(await barColor()).toBe('#ffffff');
		await toggle(page).click();
		await toggle(page).click();
		await expect(toggle(page)).toHaveAccessibleName('Color mode: dark');
		await expect.poll(barColor).toBe('#0e1116');
		await toggle(page).click();
		await expect.poll(barColor).toBe('#ffffff');
	});

	ownTest('CLR-01 without the system: default light, then dark and light only', async ({page, altSite}) => {
		await page.emulateMedia({colorScheme: 'dark'});
		await page.goto(`${await altSite('everything')}/docs`);
		expect(await shown(page)).toBe('light');
		await toggle(page).click();
		await expect.poll(() => shown(page)).toBe('dark');
		await toggle(page).click();
		await expect.poll(() => shown(page)).toBe('light');
		await toggle(page).click();
		await expect.poll(() => shown(page)).toBe('dark');
	});

	test('CLR-01 the toggle is disabled until the client is ready', async ({browser, site}) => {
		const context = await browser.newContext({javaScriptEnabled: false});
		const page = await context.newPage();
		await page.goto(`${site}/docs/layers`);
		await expect(toggle(page)).toBeDisabled();
		await context.close();
	});

	test('CLR-02 no flash: the mode is set before anything is painted', async ({page}) => {
		await page.goto('/docs/layers');
		await toggle(page).click();
		await toggle(page).click();
		await expect.poll(() => shown(page)).toBe('dark');
		// With every script file blocked only the inline script can do it.
		await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
		await page.reload();
		expect(await shown(page)).toBe('dark');
		await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)');
	});

	test('CLR-02 the choice is kept across visits and follows other tabs', async ({page, context}) => {
		await page.goto('/docs/layers');
		await toggle(page).click();
		await toggle(page).click();
		const other = await context.newPage();
		await other.goto('/blog');
		await expect(toggle(other)).toHaveAccessibleName('Color mode: dark');
		await toggle(other).click();
		await toggle(other).click();
		await expect(toggle(page)).toHaveAccessibleName('Color mode: light');
	});

	test('CLR-02 a page that the browser kept for Back follows what was chosen meanwhile', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		for (const choice of ['dark', 'light', 'system']) {
			await page.evaluate((meanwhile) => {
				if (meanwhile === 'system') {
					localStorage.removeItem('color-mode');
				} else {
					localStorage.setItem('color-mode', meanwhile);
				}

				window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
			}, choice);
			await expect(toggle(page)).toHaveAccessibleName(`Color mode: ${choice}`);
		}
	});

	for (const [name, fault] of [
		['full', fullStorage],
		['blocked', noStorage],
	] as const) {
		test(`CLR-02 a page that the browser kept for Back keeps its choice when storage is ${name}`, async ({page}) => {
			await fault(page);
			await page.goto('/docs/layers');
			await toggle(page).click();
			await expect(toggle(page)).toHaveAccessibleName('Color mode: light');
			await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
			await expect(toggle(page)).toHaveAccessibleName('Color mode: light');
		});
	}

	for (const [name, fault] of [
		['full', fullStorage],
		['corrupt', corruptStorage],
		['blocked', noStorage],
	] as const) {
		test(`CLR-02 works for the visit when storage is ${name}`, async ({page}) => {
			const complaints = collectConsole(page);
			await fault(page);
			await page.goto('/docs/layers');
			await toggle(page).click();
			await expect(toggle(page)).toHaveAccessibleName('Color mode: light');
			await toggle(page).click();
			await expect.poll(() => shown(page)).toBe('dark');
			expect(complaints).toEqual([]);
		});
	}
});
