import type {Locator, Page} from '@playwright/test';
import {hold} from '../../support/browser/faults';
import {drawn, hydrated, quiet} from '../../support/browser/reader';
import {expect, test as ownTest, sharedTest as test} from '../../support/sites/servers';

const PAGE = '/docs/spring';

/** The middle of the first place of a word in a sample's text. */
const placeOf = (sample: Locator, word: string): Promise<{x: number; y: number}> =>
	sample.locator('code').evaluate((code, wanted) => {
		const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const at = new RegExp(`\\b${wanted}\\b`).exec(node.nodeValue ?? '')?.index;
			if (at !== undefined) {
				const range = document.createRange();
				range.setStart(node, at);
				range.setEnd(node, at + wanted.length);
				const {left, top, width, height} = range.getBoundingClientRect();
				return {x: left + width / 2, y: top + height / 2};
			}
		}

		throw new Error(`${wanted} is not in the sample`);
	}, word);

const hover = async (page: Page, sample: Locator, word: string): Promise<void> => {
	const {x, y} = await placeOf(sample, word);
	await page.mouse.move(x, y - 40);
	await page.mouse.move(x, y, {steps: 4});
};

const firstSample = (page: Page): Locator => page.locator('.prose figure[data-hovers]').first();
const card = (page: Page): Locator => page.getByRole('tooltip');

test('DOC-03 marked lines reach the frame of a sample without a title', async ({page}) => {
	await page.goto('/docs/interpolate');
	const sample = page.locator('.prose .code:not(:has(figcaption)):has(.marked)').first();
	await sample.scrollIntoViewIfNeeded();
	const [frame, line] = [(await sample.boundingBox())!, (await sample.locator('.marked').first().boundingBox())!];
	expect(Math.abs(frame.x + frame.width - line.x - line.width)).toBeLessThanOrEqual(2);
});

test.describe('REF-03 names in samples', () => {
	test('REF-03 lead to their page, but not from that page itself', async ({page}) => {
		await page.goto(PAGE);
		await hydrated(page);
		const sample = firstSample(page);
		await expect(sample.locator('a[href="/docs/use-current-frame"]').first()).toHaveText('useCurrentFrame');
		await expect(sample.locator(`a[href="${PAGE}"]`)).toHaveCount(0);
		await sample.locator('a[href="/docs/use-current-frame"]').first().click();
		await expect(page.getByRole('heading', {level: 1, name: 'useCurrentFrame()'})).toBeVisible();
	});

	test('REF-03 are one stop of the tabulator each, and copying takes the bare code', async ({page, context}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.goto(PAGE);
		await hydrated(page);
		const sample = firstSample(page);
		const stops = await sample.locator('a:not([tabindex])').evaluateAll((links) => links.map(({textContent}) => textContent));
		expect(new Set(stops).size).toBe(stops.length);
		await sample.getByRole('button', {name: 'Copy code'}).click();
		const code = (await sample.locator('code').textContent())?.trimEnd();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
	});
});

test.describe('REF-03 types in samples', () => {
	test('REF-03 cost nothing until a reader comes to a sample', async ({page}) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto(PAGE, {waitUntil: 'networkidle'});
		await hydrated(page);
		await page.mouse.move(4, 4);
		expect(asked.filter((path) => path.startsWith('/hovers/'))).toEqual([]);
		const before = asked.length;
		await hover(page, firstSample(page), 'scale');
		await expect(card(page)).toBeVisible();
		expect(asked.slice(before).filter((path) => path.startsWith('/hovers/'))).toEqual([`/hovers${PAGE}.json`]);
	});

	test('REF-03 show on hover: the type of a variable, the default of an option, a sentence about a name that was imported', async ({
		page,
	}) => {
		await page.goto('/docs/sequence');
		await hydrated(page);
		const sample = firstSample(page);
		await hover(page, sample, 'durationInFrames');
		await expect(card(page)).toContainText('durationInFrames?: number');
		await expect(card(page)).toContainText('Default: Infinity');
		await hover(page, sample, 'AbsoluteFill');
		await expect(card(page)).toContainText('<AbsoluteFill>');
		await expect(card(page)).toContainText('covers its parent');
		await page.keyboard.press('Escape');
		await expect(card(page)).toHaveCount(0);
	});

	test('REF-03 stay while the pointer reads the card, and go when it leaves', async ({page}) => {
		await page.goto(PAGE);
		await hydrated(page);
		await hover(page, firstSample(page), 'scale');
		await expect(card(page)).toBeVisible();
		const box = (await card(page).boundingBox())!;
		// In one step: a card hides while the pointer is slow to come.
		await page.mouse.move(box.x + 10, box.y + box.height / 2);
		await drawn(page, 30);
		await expect(card(page)).toBeVisible();
		await page.mouse.move(4, 4);
		await expect(card(page)).toHaveCount(0);
	});

	test('REF-03 show on focus: on a link, and from name to name with the arrows', async ({page}) => {
		await page.goto(PAGE);
		await hydrated(page);
		const sample = firstSample(page);
		await sample.locator('pre').focus();
		await page.keyboard.press('Tab');
		await expect(card(page)).toContainText('<AbsoluteFill>');
		await expect(page.locator(':focus')).toHaveAccessibleDescription(/covers its parent/);
		await page.keyboard.press('Shift+Tab');
		await expect(card(page)).toHaveCount(0);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('note', {name: 'AbsoluteFill'})).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await expect(page.getByRole('note', {name: 'Badge'})).toBeFocused();
		await expect(page.locator(':focus')).toHaveAccessibleDescription(/const Badge/);
		await page.keyboard.press('ArrowRight');
		await expect(page.getByRole('note', {name: 'frame'})).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(sample.locator('pre')).toBeFocused();
		await expect(card(page)).toHaveCount(0);
	});

	test('REF-03 show after an Enter that came before what shows them', async ({page}) => {
		await page.goto(PAGE);
		await hydrated(page);
		const release = await hold(page, /\/assets\/start-[^/]+\.js$/);
		const asked = page.waitForRequest(/\/assets\/start-[^/]+\.js$/);
		await firstSample(page).locator('pre').focus();
		await asked;
		await page.keyboard.press('Enter');
		release();
		await expect(page.getByRole('note', {name: 'AbsoluteFill'})).toBeFocused();
	});

	test('REF-03 do not show at a name that the pointer has left while they were loading', async ({page}) => {
		await page.goto(PAGE);
		await hydrated(page);
		const release = await hold(page, /\/hovers\//);
		const asked = page.waitForRequest('**/hovers/**');
		await hover(page, firstSample(page), 'scale');
		await asked;
		await page.mouse.move(4, 4);
		const response = page.waitForResponse('**/hovers/**');
		release();
		await (await response).finished();
		await quiet(page);
		await expect(card(page)).toHaveCount(0);
	});

	test('REF-03 show the next time if what shows them was lost once', async ({page, emptyCache}) => {
		await emptyCache();
		let asked = 0;
		await page.route(/\/assets\/start-[^/]+\.js/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
		const lost = page.waitForEvent('requestfailed', (request) => /\/start-/.test(request.url()));
		await page.goto(PAGE);
		await hydrated(page);
		await firstSample(page).locator('pre').focus();
		await lost;
		await quiet(page);
		await hover(page, firstSample(page), 'scale');
		await expect(card(page)).toContainText('const scale: number');
	});

	ownTest('REF-03 are not printed', async ({page}) => {
		await page.goto(PAGE);
		await hydrated(page);
		await hover(page, firstSample(page), 'scale');
		await expect(card(page)).toBeVisible();
		await page.emulateMedia({media: 'print'});
		await expect(page.locator('#hover-card')).toBeHidden();
	});

	test('REF-03 without their file, samples stay what they are', async ({page}) => {
		const faults: Error[] = [];
		page.on('pageerror', (error) => faults.push(error));
		await page.route('**/hovers/**', (route) => route.abort());
		await page.goto(PAGE);
		await hydrated(page);
		const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/hovers/'));
		await hover(page, firstSample(page), 'scale');
		await failed;
		await quiet(page);
		await expect(card(page)).toHaveCount(0);
		await firstSample(page).locator('pre a').first().click();
		await expect(page.getByRole('heading', {level: 1})).not.toHaveText('spring()');
		expect(faults).toEqual([]);
	});
});

test.describe('REF-03 on a phone', () => {
	ownTest.use({hasTouch: true, viewport: {width: 390, height: 844}});

	ownTest('REF-03 a tap on a name shows its type, inside of the window, and a tap beside it hides it', async ({page}) => {
		await page.goto(PAGE);
		await hydrated(page);
		const sample = firstSample(page);
		await sample.scrollIntoViewIfNeeded();
		const {x, y} = await placeOf(sample, 'scale');
		await page.touchscreen.tap(x, y);
		await expect(card(page)).toContainText('const scale: number');
		const box = (await card(page).boundingBox())!;
		expect(box.x).toBeGreaterThanOrEqual(0);
		expect(box.x + box.width).toBeLessThanOrEqual(390);
		await page.touchscreen.tap(20, 200);
		await expect(card(page)).toHaveCount(0);
	});
});
