import {NIGHTLY} from '../../nightly';
import {findBrowser} from '../../runner/ensure-browser';
import {axeViolations, expectAccessibleInBothModes} from '../../support/browser/axe';
import {hydrated} from '../../support/browser/reader';
import {listedPages} from '../../support/sites/built-site';
import {expect, lookingTest, test} from '../../support/sites/servers';

const PAGES = {
	home: '/',
	'docs home': '/docs',
	'docs page': '/docs/the-fundamentals',
	'docs page with a demo': '/docs/animating-properties',
	reference: '/docs/terminology/composition',
	'package list': '/docs/api',
	'blog list': '/blog',
	'blog archive': '/blog/archive',
	post: '/blog/4-0',
	'learn list': '/learn',
	'learn article': '/learn/apple-wow',
	search: '/search',
	'Ask AI': '/ai',
	'not found': '/no-such-page',
};

for (const [name, address] of Object.entries(PAGES)) {
	lookingTest(`A11-01 ${name}: no violation of WCAG 2.2 AA in light and dark, at 390 and 1366 px`, async ({page}) => {
		await page.goto(address);
		await hydrated(page);
		for (const width of [390, 1366]) {
			await page.setViewportSize({width, height: 900});
			await expectAccessibleInBothModes(page);
		}
	});
}

lookingTest('A11-01 the open mobile menu and an open drop-down have no violation', async ({page}) => {
	await page.goto('/docs/layers');
	await hydrated(page);
	const resources = page.getByRole('button', {name: 'Resources'});
	await resources.press('Enter');
	await expect(resources).toHaveAttribute('aria-expanded', 'true');
	expect(await axeViolations(page)).toEqual([]);
	await page.setViewportSize({width: 390, height: 844});
	await page.getByRole('button', {name: 'Open menu'}).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
});

// Long names: of a page, of an option, and of both.
for (const address of [
	'/',
	'/docs/layers',
	'/blog/4-0',
	'/search',
	'/docs/captions/ensure-max-characters-per-line',
	'/docs/cloudrun/deployservice',
	'/docs/lambda/getrenderprogress',
]) {
	lookingTest(`A11-01 ${address} at 400 % zoom needs no sideways scrolling`, async ({page}) => {
		await page.setViewportSize({width: 320, height: 640});
		await page.goto(address);
		await hydrated(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	});
}

/** Pages with long names, wide controls or many columns. */
const LARGE_TEXT = ['/', '/docs/spring', '/docs/webcodecs', '/blog', '/search', '/templates', '/experts/antoine-caron', '/playground'];

for (const size of [24, 32]) {
	test(`A11-01 with the text of the browser set to ${size} px no page scrolls sideways`, async ({playwright, site}) => {
		const browser = await playwright.chromium.launch({
			executablePath: findBrowser(),
			args: ['--no-sandbox', `--blink-settings=defaultFontSize=${size}`],
		});
		const page = await browser.newPage({baseURL: site, reducedMotion: 'reduce'});
		const wide: string[] = [];
		for (const address of LARGE_TEXT) {
			await page.goto(address);
			await hydrated(page);
			for (const width of [1366, 780, 390]) {
				await page.setViewportSize({width, height: 900});
				const needed = await page.evaluate(() => document.documentElement.scrollWidth);
				wide.push(...(needed > width ? [`${address} at ${width} px: ${needed} px`] : []));
			}
		}

		await browser.close();
		expect(wide).toEqual([]);
	});
}

for (const address of ['/showcase/night-drive', '/experts/antoine-caron', '/playground']) {
	lookingTest(`A11-01 ${address} at 400 % zoom doesn't scroll sideways when letters and words are spaced out`, async ({page}) => {
		await page.setViewportSize({width: 320, height: 640});
		await page.goto(address);
		await hydrated(page);
		await page.addStyleTag({
			content: '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
		});
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	});
}

test('A11-01 at 400 % zoom a page needs no sideways scrolling before its fonts are there', async ({page}) => {
	await page.route(/\.woff2$/, (route) => route.abort());
	await page.setViewportSize({width: 320, height: 640});
	await page.goto('/docs/layers');
	expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
	test.use({javaScriptEnabled: false});

	test('A11-01 no page of the site scrolls sideways at 400 % zoom', {tag: NIGHTLY}, async ({page}) => {
		test.setTimeout(900_000);
		await page.setViewportSize({width: 320, height: 640});
		await page.route(/\.(?:webp|png|jpe?g|svg|mp4)$/, (route) => route.abort());
		const wide: string[] = [];
		for (const address of listedPages()) {
			await page.goto(address);
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			wide.push(...(width > 320 ? [`${address}: ${width} px`] : []));
		}

		expect(wide).toEqual([]);
	});
});

lookingTest('A11-01 with the keyboard alone every control of a docs page can be reached, and focus is always visible', async ({page}) => {
	await page.goto('/docs/animating-properties');
	await hydrated(page);
	const seen = new Set<string>();
	for (let press = 0; press < 120; press++) {
		await page.keyboard.press('Tab');
		const focused = await page.evaluate(() => {
			const element = document.activeElement as HTMLElement;
			const style = getComputedStyle(element);
			const box = element.getBoundingClientRect();
			return {
				name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`,
				visible: element === document.body || (box.width > 0 && box.height > 0 && style.visibility === 'visible'),
				outlined: element === document.body || style.outlineStyle !== 'none' || style.boxShadow !== 'none' || element.matches('input'),
			};
		});
		expect(focused.visible, focused.name).toBe(true);
		expect(focused.outlined, focused.name).toBe(true);
		seen.add(focused.name);
	}

	for (const name of ['A Skip to main content', 'BUTTON Resources', 'BUTTON Copy page as Markdown', 'BUTTON Copy code']) {
		expect([...seen]).toContain(name);
	}
});

lookingTest('A11-01 in forced colors the page keeps its text and its current entry', async ({page}) => {
	await page.emulateMedia({forcedColors: 'active'});
	await page.goto('/docs/layers');
	await expect(page.getByRole('heading', {level: 1})).toBeVisible();
	const sidebar = page.getByRole('navigation', {name: 'Docs', exact: true});
	await expect(sidebar.locator('[aria-current="page"]')).toHaveCSS('text-decoration-line', 'underline');
	await expect(sidebar.getByRole('link', {name: 'Transforms'})).toHaveCSS('text-decoration-line', 'none');
});
