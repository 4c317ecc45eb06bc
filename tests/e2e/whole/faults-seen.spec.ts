import type {Page} from '@playwright/test';
import {axeViolations} from '../../support/browser/axe';
import {collectConsole} from '../../support/browser/faults';
import {layoutShift} from '../../support/browser/layout-shift';
import {drawn, hydrated, quiet} from '../../support/browser/reader';
import {expect, sharedTest as test} from '../../support/sites/servers';

test.describe('layout', () => {
	for (const width of [390, 1366]) {
		test(`SRC-11 at ${width} px /search?q= holds still while it finds`, async ({page}) => {
			await page.setViewportSize({width, height: 800});
			await page.goto('/search?q=spring');
			await expect(page.getByRole('main').getByRole('link', {name: 'spring()'}).first()).toBeVisible();
			await quiet(page, 1000);
			const {score, moved} = await layoutShift(page);
			expect(score, moved.join('\n')).toBeLessThan(0.05);
		});
	}

	test('PRD-01 at 390 px the video tool holds still while it comes alive', async ({page}) => {
		await page.setViewportSize({width: 390, height: 800});
		await page.goto('/docs/webcodecs');
		await hydrated(page);
		await page.locator('[data-island="video-tool"]').scrollIntoViewIfNeeded();
		await expect(page.getByRole('region', {name: 'Video tool'}).getByText('640 × 360')).toBeVisible();
		await quiet(page);
		const {score, moved} = await layoutShift(page);
		expect(score, moved.join('\n')).toBeLessThan(0.05);
	});

	test('A11-01 in print a long line of code is wrapped inside of the page', async ({page}) => {
		await page.goto('/docs/spring');
		await hydrated(page);
		await page.emulateMedia({media: 'print'});
		const wide = await page
			.locator('.prose pre')
			.evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
		expect(wide).toBe(0);
	});
});

test.describe('high contrast', () => {
	test.beforeEach(async ({page}) => {
		await page.emulateMedia({forcedColors: 'active'});
	});

	const styleOf = (page: Page, selector: string, pseudo: string | null, property: string): Promise<string> =>
		page
			.locator(selector)
			.first()
			.evaluate((element, [of, name]) => getComputedStyle(element, of).getPropertyValue(name!), [pseudo, property] as const);

	test('A11-01 the button that copies code is seen', async ({page}) => {
		await page.goto('/docs/spring');
		const ground = await styleOf(page, 'body', null, 'background-color');
		expect(await styleOf(page, '.prose .copy', '::before', 'border-top-color')).not.toBe(ground);
		expect(await styleOf(page, '.prose .copy', '::before', 'border-top-style')).toBe('solid');
	});

	test('A11-01 only the chosen package manager is underlined', async ({page}) => {
		await page.goto('/docs');
		await hydrated(page);
		const ground = await styleOf(page, 'body', null, 'background-color');
		const lines = await page
			.locator('.prose [data-group="package-manager"]')
			.first()
			.getByRole('tab')
			.evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor));
		expect(lines.map((line) => line !== ground)).toEqual([true, false, false, false]);
	});

	test('A11-01 only the chosen kind of template is underlined', async ({page}) => {
		await page.goto('/templates');
		const ground = await styleOf(page, 'body', null, 'background-color');
		const kinds = page.getByRole('navigation', {name: 'Kinds of templates'}).getByRole('link');
		const lines = await kinds.evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndColor));
		expect(lines.length).toBeGreaterThan(3);
		expect(lines.map((line) => line !== ground)).toEqual(lines.map((_, index) => index === 0));
	});

	test('A11-01 the play sign of a video is seen before the video is alive', async ({page}) => {
		await page.route(/player/, (route) => route.abort());
		await page.goto('/docs/spring');
		const ground = await styleOf(page, 'body', null, 'background-color');
		expect(await styleOf(page, '[data-island="player"]', '::before', 'background-color')).not.toBe(ground);
	});

	test('A11-01 videos keep their colors', async ({page}) => {
		await page.goto('/docs/spring');
		await hydrated(page);
		await page.mouse.move(4, 4);
		await page.locator('[data-island="player"]').first().scrollIntoViewIfNeeded();
		await page.locator('[data-island="player"][data-state="playing"], [data-island="player"][data-state="paused"]').first().waitFor();
		expect(await styleOf(page, '[data-island="player"] [data-drawn]', null, 'forced-color-adjust')).toBe('none');
	});

	test('A11-01 the video of the playground keeps its colors', async ({page}) => {
		await page.goto('/playground?demo=fade-in-title');
		const title = page.frameLocator('iframe').getByText('Frame by frame');
		expect(await title.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
	});
});

test.describe('names', () => {
	const rules = ['landmark-unique', 'empty-table-header'];

	for (const address of ['/docs', '/docs/spring', '/blog']) {
		test(`A11-01 ${address} has no landmark or column without a name of its own`, async ({page}) => {
			await page.goto(address);
			await hydrated(page);
			expect(await axeViolations(page, rules)).toEqual([]);
		});
	}

	test('A11-01 the lists of two answers have names of their own', async ({page}) => {
		await page.goto('/ai');
		await hydrated(page);
		for (const question of ['How do I fade in a title?', 'What is a composition?']) {
			await page.getByRole('textbox').fill(question);
			await page.getByRole('textbox').press('Enter');
			await expect(page.getByPlaceholder('Ask another question...')).toBeVisible();
		}
		await expect(page.getByRole('log').getByRole('navigation')).toHaveCount(2);
		expect(await axeViolations(page, rules)).toEqual([]);
	});
});

test.describe('parts that fail', () => {
	test('LOD-01 a part that arrived damaged comes with the next try', async ({page}) => {
		await page.goto('/docs/spring');
		await hydrated(page);
		let asked = 0;
		await page.route(/\/assets\/search-modal-[^/]*\.js/, (route) => {
			asked++;
			return asked === 1 ? route.fulfill({contentType: 'text/javascript', body: 'export const = broken'}) : route.fallback();
		});
		await page.getByRole('button', {name: 'Search docs'}).click();
		await page.getByRole('dialog').getByRole('button', {name: 'Retry'}).click();
		await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
	});

	test('LOD-01 a part that is gone since a deploy offers to load the page again', async ({page}) => {
		await page.goto('/docs/spring');
		await hydrated(page);
		await page.route(/\/assets\/search-modal-[^/]*\.js/, (route) => route.fulfill({status: 404, body: ''}));
		await page.getByRole('button', {name: 'Search docs'}).click();
		await expect(page.getByRole('button', {name: 'Reload the page'})).toHaveCount(0);
		await page.getByRole('dialog').getByRole('button', {name: 'Retry'}).click();
		const reload = page.getByRole('button', {name: 'Reload the page'});
		await expect(reload).toBeVisible();
		await page.unrouteAll();
		const loaded = page.waitForEvent('load');
		await reload.click();
		await loaded;
		await hydrated(page);
		await page.getByRole('button', {name: 'Search docs'}).click();
		await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
	});

	test('LOD-01 a video that is gone since a deploy offers to load the page again', async ({page}) => {
		await page.route(/\/assets\/api-spring-[^/]*\.js/, (route) => route.fulfill({status: 404, body: ''}));
		await page.goto('/docs/spring');
		await hydrated(page);
		const demo = page.locator('[data-demo="api-spring"]');
		await demo.scrollIntoViewIfNeeded();
		await expect(demo.getByRole('alert')).toBeVisible();
		await expect(demo.getByRole('button', {name: 'Reload the page'})).toHaveCount(0);
		await demo.getByRole('button', {name: 'Retry'}).click();
		await expect(demo.getByRole('button', {name: 'Reload the page'})).toBeVisible();
	});
});

test('LIV-01 at 390 px the call below a demo has its height before it comes into view', async ({page}) => {
	await page.setViewportSize({width: 390, height: 900});
	await page.goto('/docs/paths/warp-path');
	await hydrated(page);
	const call = page.locator('.demo-call pre').first();
	const height = () => call.evaluate((element) => element.getBoundingClientRect().height);
	const before = await height();
	await page.evaluate(() => window.scrollTo({top: 1800, behavior: 'instant'}));
	await drawn(page, 5);
	expect(await height()).toBe(before);
	expect(await layoutShift(page)).toEqual({score: 0, moved: []});
});

test('SRC-11 a reader who goes by Tab comes to the end of the results', async ({page}) => {
	// Only titles are searched: what texts add would come in between.
	await page.route(/\/search\/text\./, () => {});
	await page.goto('/search?q=video');
	await expect(page.getByRole('button', {name: 'Show more'})).toBeVisible();
	const count = () => page.getByRole('main').getByRole('listitem').count();
	const before = await count();
	await page.getByRole('main').getByRole('listitem').last().getByRole('link').focus();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', {name: 'Show more'})).toBeFocused();
	await page.keyboard.press('Tab');
	await quiet(page);
	await expect(page.locator('body > footer :focus')).toHaveCount(1);
	expect(await count()).toBe(before);
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Enter');
	await expect.poll(count).toBeGreaterThan(before);
});

test('SRC-11 “Show more” pressed by a key brings one more part, and goes to its first result', async ({page}) => {
	await page.route(/\/search\/text\./, () => {});
	await page.goto('/search?q=video');
	const links = page.getByRole('main').getByRole('listitem').getByRole('link');
	await expect(page.getByRole('button', {name: 'Show more'})).toBeVisible();
	await links.last().focus();
	await page.keyboard.press('Tab');
	const before = await links.count();
	await page.keyboard.press('Enter');
	await expect.poll(() => links.count()).toBeGreaterThan(before);
	await quiet(page);
	await expect(links.nth(before)).toBeFocused();
	expect(await links.count()).toBeLessThanOrEqual(2 * before);
});

test('A11-02 players that begin by themselves ask for no sound', async ({page}) => {
	const complaints = collectConsole(page);
	await page.emulateMedia({reducedMotion: 'no-preference'});
	await page.goto('/templates');
	await hydrated(page);
	await page.mouse.move(4, 4);
	await page.locator('[data-island="player"][data-state="playing"]').first().waitFor();
	expect(complaints).toEqual([]);
});
