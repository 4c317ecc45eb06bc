import type {Page} from '@playwright/test';
import {hydrated, quiet} from '../../support/browser/reader';
import {expect, test} from '../../support/sites/servers';

/** One page of each type, of the fixture site, whose words don't change. */
const PAGES = {
	guide: '/docs/guide',
	reference: '/docs/reference',
	posts: '/blog',
	post: '/blog/post-11',
	story: '/success-stories/story',
	templates: '/templates',
	template: '/templates/hello-world',
	showcase: '/showcase',
	piece: '/showcase/countdown',
	experts: '/experts',
	expert: '/experts/ada-example',
	search: '/search?q=spring',
	missing: '/no-such-page',
};

/** Width to how much of a page is in its picture, whatever its height. */
const SIZES = [
	{width: 390, height: 2400},
	{width: 1366, height: 1400},
];

/** Small enough that text, which differs between versions of the browser, becomes gray lines. */
const SCALE = 0.25;

/** Only the boxes of videos, whose posters change with them; no caret, which blinks; no year; and everything laid out, in view or not. */
const STEADY = `
	img, canvas, video, iframe, footer p { visibility: hidden !important }
	* { caret-color: transparent !important; content-visibility: visible !important }
`;

/** In pixels of the small picture. Measured: all text a hundredth wider makes 250, a box around each name 1,000, a list with bullets 1,700. */
const SLACK = 300;

/** A small picture of the whole page, once two in a row are the same. */
const pictureOf = async (page: Page, size: {width: number; height: number}): Promise<Buffer> => {
	const client = await page.context().newCDPSession(page);
	const clip = {x: 0, y: 0, ...size, scale: SCALE};
	let last = '';
	await expect
		.poll(async () => {
			const before = last;
			last = (await client.send('Page.captureScreenshot', {captureBeyondViewport: true, clip})).data;
			return last === before;
		})
		.toBe(true);
	await client.detach();
	return Buffer.from(last, 'base64');
};

const MODES = ['light', 'dark'];

const openSteady = async (page: Page, address: string): Promise<void> => {
	// Experts are listed in random order.
	await page.addInitScript('Math.random = () => 0');
	await page.goto(address);
	await hydrated(page);
	await quiet(page);
	await page.addStyleTag({content: STEADY});
};

/** Compares the page, at a size and in both modes, with the pictures of that name. */
const compare = async (page: Page, name: string, size: (typeof SIZES)[number]): Promise<void> => {
	for (const mode of MODES) {
		await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
		expect.soft(await pictureOf(page, size)).toMatchSnapshot([name, `${size.width}-${mode}.png`], {maxDiffPixels: SLACK});
	}
};

test.describe('pictures of page types', () => {
	test.skip(process.platform !== 'linux', 'The pictures were taken on Linux; other systems draw text with different weights');
	// A style is planted.
	test.use({bypassCSP: true});

	for (const [name, address] of Object.entries(PAGES)) {
		test(`${name} looks as it did, on phones and desktops, in light and dark mode`, async ({page, altSite}) => {
			await openSteady(page, (await altSite('everything')) + address);
			for (const size of SIZES) {
				await page.setViewportSize({...size, height: 900});
				await compare(page, name, size);
			}
		});
	}

	test('the menu of a phone looks as it did, in light and dark mode', async ({page, altSite}) => {
		const phone = {width: 390, height: 900};
		await page.setViewportSize(phone);
		await openSteady(page, `${await altSite('everything')}/docs/guide`);
		await page.getByRole('button', {name: 'Open menu'}).click();
		await page.getByRole('button', {name: 'Back to main menu'}).click();
		await compare(page, 'menu', phone);
	});
});
