import type {Page} from '@playwright/test';
import {hydrated} from '../../support/browser/reader';
import {recordTransfers} from '../../support/browser/transfer';
import {expect, moving, sharedTest as test} from '../../support/sites/servers';

const cell = (page: Page, title: string) => page.locator('.thumbnail').filter({has: page.getByRole('link', {name: title, exact: true})});
const playing = (page: Page) => page.locator('.thumbnail-picture[data-state="playing"]');

test.describe('grids of thumbnails', () => {
	test.use(moving);

	test('load no player before somebody points at one, and then only that one plays', async ({page}) => {
		const transfers = recordTransfers(page);
		await page.goto('/docs/transitions');
		await hydrated(page);
		await cell(page, 'fade()').scrollIntoViewIfNeeded();
		await expect(page.locator('.thumbnails')).toHaveAttribute('data-state', 'ready');
		expect((await transfers()).filter(({path}) => /\/assets\/(?:film|api-fade)-/.test(path))).toEqual([]);

		await cell(page, 'fade()').hover();
		await expect(playing(page)).toHaveAttribute('data-demo', 'api-fade');
		await cell(page, 'wipe()').hover();
		await expect(playing(page)).toHaveAttribute('data-demo', 'api-wipe');
		await page.mouse.move(0, 0);
		await expect(playing(page)).toHaveCount(0);
	});

	test('play at the next one if what plays them was lost once', async ({page, emptyCache}) => {
		await emptyCache();
		let asked = 0;
		await page.route(/\/assets\/film-(?!fonts)[^/]*\.js/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
		const lost = page.waitForEvent('requestfailed', (request) => /\/film-/.test(request.url()));
		await page.goto('/docs/transitions');
		await hydrated(page);
		await cell(page, 'fade()').scrollIntoViewIfNeeded();
		await expect(page.locator('.thumbnails')).toHaveAttribute('data-state', 'ready');
		await cell(page, 'fade()').hover();
		await lost;
		await cell(page, 'wipe()').hover();
		await expect(playing(page)).toHaveAttribute('data-demo', 'api-wipe');
	});

	test('play for the keyboard, whose links they are', async ({page}) => {
		await page.goto('/docs/transitions');
		await hydrated(page);
		await cell(page, 'fade()').scrollIntoViewIfNeeded();
		await expect(page.locator('.thumbnails')).toHaveAttribute('data-state', 'ready');
		await page.getByRole('main').getByRole('link', {name: 'fade()', exact: true}).focus();
		await page.keyboard.press('Tab');
		await expect(playing(page)).toHaveAttribute('data-demo', 'api-slide');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/docs\/transitions\/presentations\/slide$/);
	});
});

test.describe('thumbnails of one video with different props', () => {
	test.use(moving);

	test('each play with their own props and lead to their section', async ({page}) => {
		await page.goto('/docs/easing');
		await hydrated(page);
		await cell(page, 'linear').scrollIntoViewIfNeeded();
		await expect(page.locator('.thumbnails')).toHaveAttribute('data-state', 'ready');
		const curve = () => playing(page).locator('polyline').getAttribute('points');
		await cell(page, 'linear').hover();
		await expect(playing(page)).toHaveAttribute('data-props', '{"curve":"linear"}');
		const straight = await curve();
		await cell(page, 'cubic').hover();
		await expect(playing(page)).toHaveAttribute('data-props', '{"curve":"cubic"}');
		expect(await curve()).not.toBe(straight);
		await cell(page, 'cubic').click();
		await expect(page).toHaveURL(/\/docs\/easing#cubic$/);
	});
});

test('thumbnails stay where they are while what plays them is on its way, and when it never comes', async ({page}) => {
	let fail = () => {};
	const failed = new Promise<void>((resolve) => {
		fail = resolve;
	});
	const places = () =>
		page.locator('.thumbnail').evaluateAll((cells) =>
			cells.map((cell) => {
				const {left, top, width} = cell.getBoundingClientRect();
				return [left, top + window.scrollY, width].map(Math.round);
			}),
		);
	await page.route(/\/assets\/island-.*\.js/, async (route) => {
		await failed;
		await route.abort();
	});
	await page.goto('/docs/paths');
	await hydrated(page);
	const before = await places();
	await page.locator('.thumbnails').first().scrollIntoViewIfNeeded();
	await expect(page.locator('.thumbnails > [role="status"]').first()).toBeAttached();
	await expect(page.locator('.thumbnails > [role="status"]:visible')).toHaveCount(0);
	expect(await places()).toEqual(before);

	fail();
	await expect(page.locator('.thumbnails > [role="alert"]').first()).toBeVisible();
	expect((await places()).slice(0, 4)).toEqual(before.slice(0, 4));
});

test('a name that is too long for its column breaks in its middle', async ({page}) => {
	await page.setViewportSize({width: 390, height: 844});
	await page.goto('/docs/paths');
	const lines = await page.getByRole('link', {name: 'getInstructionIndexAtLength()', exact: true}).evaluate((title) => {
		const range = document.createRange();
		return [...title.childNodes].flatMap((node) => {
			range.selectNode(node);
			return node.textContent ? [`${range.getBoundingClientRect().top} ${node.textContent}`] : [];
		});
	});
	const top = (word: string) => lines.find((line) => line.endsWith(` ${word}`))?.split(' ')[0];
	expect(top('At')).toBe(top('Length()'));
	expect(top('At')).not.toBe(top('get'));
});

test('thumbnails rest with reduced motion until their button is pressed', async ({page}) => {
	await page.emulateMedia({reducedMotion: 'reduce'});
	await page.goto('/docs/transitions');
	await hydrated(page);
	await cell(page, 'iris()').scrollIntoViewIfNeeded();
	await expect(page.locator('.thumbnails')).toHaveAttribute('data-state', 'ready');
	await cell(page, 'iris()').hover();
	const button = page.getByRole('button', {name: 'Play iris()'});
	await expect(button).toHaveAttribute('aria-pressed', 'false');
	await button.click();
	await expect(playing(page)).toHaveAttribute('data-demo', 'api-iris');
	await button.click();
	await expect(playing(page)).toHaveCount(0);
});
