import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {listDemos, posterFile} from '../../../pipeline/demos/demos';
import {lookFaults} from '../../support/browser/look/look';
import {hydrated} from '../../support/browser/reader';
import {expect, lookingTest as test} from '../../support/sites/servers';

/** One of each page type. */
const PAGES = [
	'/',
	'/docs',
	'/docs/api',
	'/docs/spring',
	'/docs/renderer/render-media',
	'/docs/interpolate',
	'/docs/google-fonts',
	'/docs/shapes',
	'/docs/easing',
	'/docs/transitions',
	'/docs/timeout',
	'/docs/cli/render',
	'/docs/webcodecs',
	'/docs/editor-starter',
	'/docs/license',
	'/docs/mediabunny',
	'/docs/paths',
	'/blog',
	'/blog/4-0',
	'/learn',
	'/success-stories/yarx',
	'/experts',
	'/experts/antoine-caron',
	'/templates',
	'/templates/hello-world',
	'/showcase',
	'/showcase/kinetic-type',
	'/player',
	'/lambda',
	'/about',
	'/search',
	'/ai',
	'/no-such-page',
];

/** How much of a video may be white: a sheet of paper on a ground, but not the ground. */
const WHITE_SHARE = 0.6;

const WIDTHS = [320, 390, 820, 1024, 1366, 1920];

declare global {
	interface Window {
		/** The page that was opened to be looked at by all tests of it. */
		lookedAt?: string;
	}
}

/** Opens a page, unless the test before has only looked at it, too. */
const lookAt = async (page: Page, address: string): Promise<void> => {
	if ((await page.evaluate(() => window.lookedAt)) !== address) {
		await page.goto(address);
		await hydrated(page);
		await page.evaluate((opened) => {
			window.lookedAt = opened;
		}, address);
	}
};

const faultsAt = async (page: Page, widths: number[]): Promise<string[]> => {
	const faults: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({width, height: 900});
		faults.push(...(await lookFaults(page)).map((fault) => `${width} px: ${fault}`));
	}

	return faults;
};

/** What is seen of code beside its film: lines, and characters of a line. */
const LINES_BESIDE_FILM = 20;
const LINE_BESIDE_FILM = 66;

/** Lists of cards that end with links. */
const ENDING_WITH_LINKS: [address: string, cards: string][] = [
	['/', '[aria-labelledby="pieces"] li'],
	['/', '[aria-labelledby="license"] li'],
	['/about', 'main section > ul > li'],
	['/showcase', '[aria-labelledby="compositions"] li'],
	['/contact', 'main section > ul > li:has(ul)'],
];

for (const [address, cards] of ENDING_WITH_LINKS) {
	test(`${address} ends the cards of a row at one height: ${cards}`, async ({page}) => {
		await page.setViewportSize({width: 1366, height: 900});
		await page.goto(address);
		const rows = await page.locator(cards).evaluateAll((all) => {
			const ends = new Map<number, Set<number>>();
			for (const card of all) {
				const row = Math.round(card.getBoundingClientRect().top);
				const end = Math.round(card.lastElementChild!.getBoundingClientRect().bottom);
				ends.set(row, (ends.get(row) ?? new Set()).add(end));
			}

			return [...ends.values()].map((heights) => heights.size);
		});
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.filter((heights) => heights > 1)).toEqual([]);
	});
}

for (const video of ['home/home-hero', 'products/player-lower-third']) {
	test(`the code of ${video} fits the column beside its film`, () => {
		const lines = readFileSync(`videos/${video}/index.tsx`, 'utf8').split('\n').slice(0, LINES_BESIDE_FILM);
		expect(lines.filter((line) => line.length > LINE_BESIDE_FILM)).toEqual([]);
	});
}

test('on a tablet, facts stand beside a tall preview, and milestones three in a row', async ({page}) => {
	await page.setViewportSize({width: 820, height: 1180});
	await page.goto('/templates/prompt-to-video');
	const picture = (await page.locator('[data-shape="tall"]').boundingBox())!;
	const facts = (await page.getByRole('region', {name: 'Create it'}).boundingBox())!;
	expect(facts.x).toBeGreaterThan(picture.x + picture.width);
	await page.goto('/about');
	const tops = await page.locator('main li:has(> time)').evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
	expect(new Set(tops).size).toBe(Math.ceil(tops.length / 3));
});

test('the list of all posts stays clear of the navbar', async ({page}) => {
	await page.setViewportSize({width: 1366, height: 900});
	await page.goto('/blog');
	const CLEAR = 16;
	const space = () =>
		page.evaluate(() => {
			const list = document.querySelector('main aside > *')!.getBoundingClientRect();
			return list.top - document.querySelector('header')!.getBoundingClientRect().bottom;
		});
	await page.mouse.wheel(0, 700);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
	expect(await space()).toBeGreaterThanOrEqual(CLEAR);
});

test('the lists on both sides of an article stick at the same height', async ({page}) => {
	await page.setViewportSize({width: 1366, height: 900});
	for (const address of ['/blog/4-0', '/learn/apple-wow']) {
		await page.goto(address);
		await page.mouse.wheel(0, 700);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
		const tops = await page
			.locator('main aside nav > :first-child')
			.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
		expect(tops).toHaveLength(2);
		expect(Math.abs(tops[0]! - tops[1]!)).toBeLessThanOrEqual(1);
	}
});

test('the rows of the contents of a phone are as high as a finger', async ({page}) => {
	const FINGER = 44;
	await page.setViewportSize({width: 390, height: 844});
	await page.goto('/docs/spring');
	await page.getByText('On this page').first().click();
	const rows = page.locator('details[open] [data-depth] a');
	const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
	expect(heights.length).toBeGreaterThan(10);
	expect(heights.filter((height) => height < FINGER)).toEqual([]);
});

test('text without a color can be read in the editor, in the dark, too', async ({page}) => {
	await page.emulateMedia({colorScheme: 'dark'});
	await page.goto('/docs/animating-properties');
	await hydrated(page);
	await page.locator('.prose .code-edit').first().click();
	// Light, but not as bright as in the light mode.
	const ground = page.locator('dialog div:has(> iframe)');
	await expect(ground).toHaveCSS('background-color', 'rgb(207, 212, 219)');
	await expect(page.locator('dialog iframe')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
	await expect(page.locator('dialog iframe')).toHaveCSS('color-scheme', 'light');
	await page.emulateMedia({colorScheme: null});
});

test('the menu of a phone looks whole', async ({page}) => {
	await page.setViewportSize({width: 390, height: 844});
	await page.goto('/docs/spring');
	await hydrated(page);
	await page.getByRole('button', {name: 'Open menu'}).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(await lookFaults(page)).toEqual([]);
});

test('the signs of links that lead away are one column of the menu of a phone', async ({page}) => {
	await page.setViewportSize({width: 390, height: 844});
	await page.goto('/about');
	await hydrated(page);
	await page.getByRole('button', {name: 'Open menu'}).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('link', {name: 'Store'})).toBeVisible();
	const ends = await dialog
		.locator('a[target]:visible > svg:last-child')
		.evaluateAll((signs) => signs.map((sign) => Math.round(sign.getBoundingClientRect().right)));
	expect(ends.length).toBeGreaterThan(3);
	expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
});

/** Mistakes in a style sheet that have been made, and what is said of each. */
const MISTAKES: [mistake: string, address: string, width: number, css: string, fault: RegExp][] = [
	['bullets in the chrome', '/docs/spring', 1366, 'ul { list-style: disc !important }', /has bullets/],
	['boxed names', '/docs/spring', 1366, '.member > h3 code { box-shadow: inset 0 0 0 1px red !important }', /is boxed: <code> “frame”/],
	[
		'a narrow column of names',
		'/docs/spring',
		1366,
		'.prose .demo-control { grid-template-columns: 8rem 1fr auto !important }',
		/the name of a control is broken: <label> “overshootClamping/,
	],
	[
		'an introduction like any other text',
		'/docs/timeline',
		1366,
		'.prose > p { color: inherit !important }',
		/the first sentence doesn’t introduce the page/,
	],
	['code without a scroller', '/docs/spring', 390, '.code pre { overflow: hidden !important }', /text is cut: <code>/],
	['a heading in the text above', '/docs/spring', 1366, '.prose h2 { margin-block-start: -2.5rem !important }', /lies over text: .*<h2>/],
	[
		'a table without a scroller',
		'/docs/api',
		390,
		'.table-scroll { overflow: visible !important } table { inline-size: 60rem !important }',
		/scrolls sideways/,
	],
	['a sign that gives way', '/docs', 320, 'header svg { inline-size: 6px !important }', /squashed to 6 × 6 px/],
	[
		'code in a line that is a block',
		'/docs/interpolate',
		390,
		'.prose p > code, .prose li code { display: inline-block !important }',
		/a line begins with “:”, after <code> “inputRange must/,
	],
	[
		'two columns for three cards',
		'/docs/google-fonts',
		1366,
		'.cards { display: grid !important; grid-template-columns: 1fr 1fr }',
		/a card is alone/,
	],
	[
		'three columns for eight cards',
		'/player',
		1366,
		'.kit_cards { grid-template-columns: repeat(3, 1fr) !important }',
		/a row of cards isn’t full/,
	],
	[
		'three columns for nineteen pieces',
		'/showcase',
		1366,
		'.gallery_grid > li { grid-column: auto !important }',
		/a row of cards isn’t full: <li> “Logo sting/,
	],
	[
		'a thumbnail left over',
		'/docs/transitions',
		390,
		'.thumbnail { grid-column: auto !important }',
		/a card is alone in its row: <li> “Custom presentations/,
	],
	[
		'a lead as it happens to break',
		'/',
		1366,
		'.frame_lead { text-wrap: pretty !important }',
		/a lead ends with a short line: .*A video is/,
	],
	[
		'places without an indent',
		'/docs/easing',
		1366,
		'.compatibility li { text-indent: 0 !important; padding: 0 !important }',
		/words don’t begin below each other: .*Client-side rendering/,
	],
	[
		'tools above the first line',
		'/docs/spring',
		1366,
		'.prose .code-tools:first-child { padding-block: 0.375rem !important }',
		/tools are -5 px off the first line/,
	],
	[
		'an id that takes room',
		'/docs/renderer/render-media',
		1366,
		'.anchor-id { margin-block: 8px !important }',
		/an additional id takes room: jpeg-quality/,
	],
	[
		'small type in a field',
		'/docs/interpolate',
		390,
		'.demo-controls select { font-size: 14px !important }',
		/a phone zooms in on a field/,
	],
	[
		'narrow labels beside cells',
		'/docs/shapes',
		390,
		'.prose [data-label]::before { inline-size: 5.5rem !important }',
		/a label has no room beside its cell: edgeRoundness/,
	],
	[
		'half a row for a lone neighbor',
		'/docs',
		1366,
		'.pager_pager > * { flex: none !important; inline-size: 50% !important }',
		/a card is alone in its row: .*The fundamentals/,
	],
	[
		'a button on its picture',
		'/docs/easing',
		390,
		'.thumbnail-play { position: absolute !important; inset: 0 0 auto auto !important; margin: 0 !important }',
		/a button lies on a picture: Play linear/,
	],
	[
		'no room for the name of a thumbnail',
		'/docs/paths',
		390,
		'.thumbnail-title { inline-size: 4.5rem !important }',
		/a name is broken: Instruction/,
	],
	[
		'a player of the browser’s own',
		'/docs/webcodecs',
		1366,
		'.vt-still, .vt-still video { display: block !important }',
		/a video has the browser’s own controls/,
	],
	[
		'an empty head of its own',
		'/docs/cloudrun',
		1366,
		':is(thead th + td, thead td:has(+ th)) { background: red !important }',
		/an empty head has another ground/,
	],
	['a title that never wraps', '/about', 390, 'h1 { white-space: nowrap !important }', /scrolls sideways/],
	[
		// Far below the screen, because a player that comes near takes the place of its poster.
		'a margin below a poster',
		'/docs/delay-render',
		1366,
		'article img { margin-block-end: 2rem !important }',
		/strip of 32 px .*Three handles, one never continued/,
	],
	[
		'an arrow of the browser’s own',
		'/docs/interpolate',
		1366,
		'select { appearance: auto !important }',
		/a select has the browser’s own arrow: /,
	],
	[
		'neighbors side by side on a phone',
		'/docs/interpolate',
		390,
		'nav:has(> [rel=next]) { flex-direction: row !important } [rel=next] { flex: 0 0 5rem !important } [rel=next], [rel=next] * { min-inline-size: 0 !important; overflow-wrap: anywhere !important; white-space: normal !important }',
		/name is broken: interpolateColors/,
	],
];

type Side = 'left' | 'right' | 'top' | 'bottom' | 'middle';
type Edge = [Locator, Side];

const placeOf = async ([locator, side]: Edge): Promise<number> => {
	await locator.first().waitFor();
	const {x, y, width, height} = (await locator.first().boundingBox())!;
	return {left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2}[side];
};

/** Edges that make one line. */
const LINES: [what: string, address: string, width: number, edges: (page: Page) => [Edge, Edge]][] = [
	[
		'the page menu ends where the text ends',
		'/docs/spring',
		1920,
		(page) => [
			[page.getByRole('button', {name: 'More about this page'}), 'right'],
			[page.locator('[data-doc] > .prose'), 'right'],
		],
	],
	[
		'the last of an odd number of cards ends where the list of posts ends',
		'/blog',
		1366,
		(page) => [
			[page.locator('main article').last(), 'right'],
			[page.locator('main article'), 'right'],
		],
	],
	[
		'the last of a row that is not full ends where the list of stories ends',
		'/success-stories',
		1920,
		(page) => [
			[page.locator('main article').last(), 'right'],
			[page.locator('main article'), 'right'],
		],
	],
	[
		'the second row holds two stories, the third one three',
		'/success-stories',
		1366,
		(page) => [
			[page.locator('main article').last(), 'top'],
			[page.locator('main article').nth(3), 'top'],
		],
	],
	[
		'the last of two stories in a row ends where the first of all ends',
		'/success-stories',
		1366,
		(page) => [
			[page.locator('main article').nth(2), 'right'],
			[page.locator('main article'), 'right'],
		],
	],
	[
		'the list of all stories is as wide as the page',
		'/success-stories',
		1366,
		(page) => [
			[page.locator('main article'), 'right'],
			[page.getByRole('banner').getByRole('button').last(), 'right'],
		],
	],
	[
		'the first actions of a product end where its code ends',
		'/player',
		1366,
		(page) => [
			[page.locator('main header a').last(), 'right'],
			[page.locator('main [data-island="player"]'), 'right'],
		],
	],
	[
		'the first actions of a product are beside what it is',
		'/lambda',
		1366,
		(page) => [
			[page.locator('main header a').last(), 'bottom'],
			[page.locator('main header p'), 'bottom'],
		],
	],
	[
		'places where experts are found are in columns',
		'/experts',
		1366,
		(page) => [
			[page.getByRole('link', {name: 'GitHub of Benjamin Jameson'}), 'left'],
			[page.getByRole('link', {name: 'GitHub of Antoine Caron'}), 'left'],
		],
	],
	[
		'the frame of a profile ends where its links end',
		'/experts/antoine-caron',
		1366,
		(page) => [
			[page.locator('main article > div > [aria-hidden]'), 'right'],
			[page.getByRole('complementary'), 'right'],
		],
	],
	[
		'the last of four links of a profile ends where the links end',
		'/experts/antoine-caron',
		820,
		(page) => [
			[page.getByRole('complementary').getByRole('link').last(), 'right'],
			[page.getByRole('complementary'), 'right'],
		],
	],
	[
		'the time of an expert is as wide as the page',
		'/experts/antoine-caron',
		1366,
		(page) => [
			[page.locator('main figure'), 'right'],
			[page.getByRole('complementary'), 'right'],
		],
	],
	[
		'the last of three facts has a whole ruler on a phone',
		'/docs/recorder',
		390,
		(page) => [
			[page.locator('.facts > div').last(), 'right'],
			[page.locator('.facts'), 'right'],
		],
	],
	[
		'eight thumbnails are two full rows',
		'/docs/shapes',
		1366,
		(page) => [
			[page.locator('.thumbnail').last(), 'right'],
			[page.locator('.thumbnails'), 'right'],
		],
	],
	[
		'links to pages about a template are in the columns above them',
		'/templates/hello-world',
		820,
		(page) => [
			[page.getByRole('link', {name: 'The fundamentals'}), 'left'],
			[page.getByRole('heading', {name: 'When to choose it'}), 'left'],
		],
	],
	[
		'the two licenses are side by side',
		'/player',
		820,
		(page) => [
			[page.getByRole('heading', {name: 'Company license'}), 'top'],
			[page.getByRole('heading', {name: 'Free license'}), 'top'],
		],
	],
	[
		'the fields of a demo end where its picture ends',
		'/docs/interpolate',
		390,
		(page) => [
			[page.locator('.demo-controls select'), 'right'],
			[page.locator('.demo-controls'), 'right'],
		],
	],
	[
		'the two lists beside a post begin at one height',
		'/blog/4-0',
		1366,
		(page) => [
			[page.getByText('All posts', {exact: true}), 'middle'],
			[page.getByText('On this page', {exact: true}).locator('visible=true'), 'middle'],
		],
	],
	[
		'the conversation ends where the page ends',
		'/ai',
		1366,
		(page) => [
			[page.getByRole('log').locator('..'), 'right'],
			[page.getByRole('banner').getByRole('button').last(), 'right'],
		],
	],
	[
		'the third number of the home page begins where the film begins',
		'/',
		1366,
		(page) => [
			[page.getByRole('region', {name: 'Checked at every build'}).getByRole('listitem').nth(2), 'left'],
			[page.locator('main [data-island="player"]'), 'left'],
		],
	],
	[
		'the fields for links come in pairs',
		'/showcase/add',
		820,
		(page) => [
			[page.getByLabel(/^Tutorial/), 'left'],
			[page.getByLabel(/^Website/), 'left'],
		],
	],
	[
		'the first frame of the strip begins where the title begins',
		'/no-such-page',
		390,
		(page) => [
			[page.locator('main svg rect').first(), 'left'],
			[page.getByRole('heading', {level: 1}), 'left'],
		],
	],
	[
		'the last of three people is beside the first',
		'/about',
		820,
		(page) => [
			[page.locator('section:has(> * > h2:text("The team")) h3').last(), 'top'],
			[page.locator('section:has(> * > h2:text("The team")) h3'), 'top'],
		],
	],
	[
		'the last of three ways on is beside the first',
		'/learn',
		820,
		(page) => [
			[page.getByRole('region', {name: 'Keep learning'}).getByRole('listitem').last(), 'top'],
			[page.getByRole('region', {name: 'Keep learning'}).getByRole('listitem'), 'top'],
		],
	],
	[
		'the list of sections ends where the search page ends',
		'/search',
		1366,
		(page) => [
			[page.getByRole('navigation', {name: 'On this page'}).locator('visible=true'), 'right'],
			[page.getByRole('banner').getByRole('button').last(), 'right'],
		],
	],
	[
		'the field of the search is as wide as the pages below it',
		'/search',
		1366,
		(page) => [
			[page.getByRole('searchbox'), 'right'],
			[page.locator('main section:has(h2[id="audio"]) > ul'), 'right'],
		],
	],
	[
		'a title in the archive is beside its date',
		'/blog/archive',
		1920,
		(page) => [
			[page.locator('main section li a'), 'middle'],
			[page.locator('main section li time'), 'middle'],
		],
	],
	[
		'what to do about a lost page is beside what happened',
		'/no-such-page',
		1366,
		(page) => [
			[page.getByRole('main').getByRole('searchbox'), 'top'],
			[page.getByText('There’s no page at this URL'), 'top'],
		],
	],
	[
		'what is said of the functions of a package is one column',
		'/docs/renderer',
		1366,
		(page) => [
			[page.getByText('stop any of these'), 'left'],
			[page.getByText('render video, GIF or audio'), 'left'],
		],
	],
	[
		'what is said of the packages begins below the title of their group',
		'/docs/api',
		390,
		(page) => [
			[page.getByText('Seeded noise in two to four dimensions'), 'left'],
			[page.getByRole('heading', {name: 'Visuals and animation'}), 'left'],
		],
	],
	[
		'the pictures of an archive are one column',
		'/blog/archive',
		390,
		(page) => [
			[page.locator('main section img').last(), 'right'],
			[page.locator('main section img'), 'right'],
		],
	],
	[
		'a post begins where every page begins',
		'/blog/4-0',
		820,
		(page) => [
			[page.getByRole('heading', {level: 1}), 'left'],
			[page.getByText('Make videos with code', {exact: true}), 'left'],
		],
	],
	[
		'the post before and the one after begin at one height',
		'/blog/4-0',
		1366,
		(page) => [
			[page.locator('main [rel="prev"] img'), 'top'],
			[page.locator('main [rel="next"] img'), 'top'],
		],
	],
	[
		'what the playground does is beside its name',
		'/playground',
		1366,
		(page) => [
			[page.getByText('Everything runs in your browser'), 'bottom'],
			[page.getByRole('heading', {level: 1}), 'bottom'],
		],
	],
	[
		'the last step of a newcomer is beside the first',
		'/learn',
		1366,
		(page) => [
			[page.getByRole('region', {name: 'Where to start'}).getByRole('listitem').last(), 'top'],
			[page.getByRole('region', {name: 'Where to start'}).getByRole('listitem'), 'top'],
		],
	],
	[
		'the link that edits a demo is beside its title',
		'/docs/use-current-frame',
		390,
		(page) => [
			[page.locator('.demo-edit'), 'middle'],
			[page.locator('.demo > figcaption'), 'middle'],
		],
	],
	[
		'the way to a page is beside its menu',
		'/docs/renderer/render-media',
		390,
		(page) => [
			[page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link'), 'middle'],
			[page.getByRole('button', {name: 'More about this page'}), 'middle'],
		],
	],
	[
		'the link to the source is beside where a function runs',
		'/docs/spring',
		390,
		(page) => [
			[page.getByRole('link', {name: 'Source on GitHub'}), 'top'],
			[page.locator('.page-facts > :last-child'), 'top'],
		],
	],
	[
		'the last tool of the editor is beside the first',
		'/docs/editor-starter',
		390,
		(page) => [
			[page.locator('.tl-tools:visible button').last(), 'top'],
			[page.locator('.tl-tools:visible button'), 'top'],
		],
	],
	[
		'the two samples of a piece end at one height',
		'/showcase/kinetic-type',
		1366,
		(page) => [
			[page.locator('section[aria-labelledby="start"] .code').last(), 'bottom'],
			[page.locator('section[aria-labelledby="source"] .code').last(), 'bottom'],
		],
	],
	[
		'the samples of a product end where their rules end',
		'/player',
		1366,
		(page) => [
			[page.locator('ol .prose .code'), 'right'],
			[page.locator('ol > li:has(.prose)'), 'right'],
		],
	],
	[
		'the stage of the editor ends where its picture ends',
		'/docs/editor-starter',
		1366,
		(page) => [
			[page.locator('.tl-screen:visible'), 'bottom'],
			[page.locator('.tl-screen:visible img'), 'bottom'],
		],
	],
];

for (const address of new Set([...PAGES, ...LINES.map(([, at]) => at), ...MISTAKES.map(([, at]) => at)])) {
	test.describe(`at ${address}`, () => {
		// One after the other in one worker, so that all of them take one visit.
		test.describe.configure({mode: 'default'});

		if (PAGES.includes(address)) {
			test(`${address} looks whole from phones to wide screens`, async ({page}) => {
				await lookAt(page, address);
				expect(await faultsAt(page, WIDTHS)).toEqual([]);
			});
		}

		for (const [what, , width, edges] of LINES.filter(([, at]) => at === address)) {
			test(`${what} at ${width} px`, async ({page}) => {
				await lookAt(page, address);
				await page.setViewportSize({width, height: 900});
				const [one, other] = edges(page);
				// A picture may be just changing places with the video that it replaces.
				await expect(async () => expect(Math.abs((await placeOf(one)) - (await placeOf(other)))).toBeLessThanOrEqual(2)).toPass();
			});
		}

		for (const [mistake, , width, css, fault] of MISTAKES.filter(([, at]) => at === address)) {
			test(`the look of a page is not whole with ${mistake}`, async ({page}) => {
				await lookAt(page, address);
				const style = await page.addStyleTag({content: css});
				expect((await faultsAt(page, [width])).join('\n')).toMatch(fault);
				await style.evaluate((element) => (element as Element).remove());
			});
		}
	});
}

for (const width of [1024, 1366, 1920]) {
	test(`the code of the hero fits beside its film at ${width} px`, async ({page}) => {
		await page.setViewportSize({width, height: 900});
		await page.goto('/');
		const code = page.locator('pre:has(input)').first();
		/** Lines that end in the margin, where they fade, of those that are seen before anybody scrolls. */
		const cut = await code.evaluate((pre) => {
			const {right, bottom} = pre.getBoundingClientRect();
			const end = right - Number.parseFloat(getComputedStyle(pre).paddingInlineEnd);
			const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
			const range = document.createRange();
			const words: string[] = [];
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				range.selectNodeContents(node);
				const isCut = [...range.getClientRects()].some((line) => line.bottom < bottom && line.right > end + 1);
				words.push(...(isCut ? [node.nodeValue ?? ''] : []));
			}

			return words;
		});
		expect(cut).toEqual([]);
	});
}

test('no video is a white slab in dark mode', async ({page}) => {
	const posters = listDemos().map((id) => ({id, src: `data:image/webp;base64,${readFileSync(posterFile(id), 'base64')}`}));
	const shares = await page.evaluate(
		(given) =>
			Promise.all(
				given.map(async ({id, src}) => {
					const picture = Object.assign(new Image(), {src});
					await picture.decode();
					const context = new OffscreenCanvas(64, 36).getContext('2d')!;
					context.drawImage(picture, 0, 0, 64, 36);
					const {data} = context.getImageData(0, 0, 64, 36);
					let white = 0;
					for (let index = 0; index < data.length; index += 4) {
						white += Math.min(data[index]!, data[index + 1]!, data[index + 2]!) > 225 && data[index + 3]! > 225 ? 1 : 0;
					}

					return {id, white: white / (data.length / 4)};
				}),
			),
		posters,
	);
	const slabs = shares.flatMap(({id, white}) =>
		white > WHITE_SHARE ? [`${id}: ${Math.round(white * 100)} % of its poster is white`] : [],
	);
	expect(posters.length).toBeGreaterThan(100);
	expect(slabs).toEqual([]);
});

test('pictures of a list step back in dark mode until they are pointed at', async ({page}) => {
	await page.emulateMedia({colorScheme: 'dark'});
	await page.goto('/templates');
	await hydrated(page);
	const card = page.locator('[data-island-area]').first();
	const picture = card.locator('[data-island="player"]');
	await expect(picture).toHaveCSS('filter', 'brightness(0.85)');
	await card.hover();
	await expect(picture).toHaveCSS('filter', 'none');
});

test('what only a screen can use is not printed', async ({page}) => {
	// A sheet of paper is as narrow as a tablet.
	await page.setViewportSize({width: 720, height: 1000});
	await page.goto('/docs/spring');
	await hydrated(page);
	const useless = page.locator('.demo-edit, summary:text("On this page"), .demo-source summary').first();
	await expect(useless).toBeVisible();
	await page.emulateMedia({media: 'print'});
	await expect(
		page.locator('.demo-edit:visible, summary:text("On this page"):visible, .demo-source summary:visible, .thumbnail-play:visible'),
	).toHaveCount(0);
});

test('the text of a printed post is set off from its head', async ({page}) => {
	await page.setViewportSize({width: 720, height: 1000});
	await page.goto('/success-stories/yarx');
	await page.emulateMedia({media: 'print'});
	const head = await page.locator('article header').evaluate((element) => element.getBoundingClientRect().bottom);
	const text = await page.locator('article .prose').evaluate((element) => element.getBoundingClientRect().top);
	expect(text - head).toBeGreaterThan(16);
});

test('the form of the video tool is not printed, but its picture is', async ({page}) => {
	await page.setViewportSize({width: 720, height: 1000});
	await page.goto('/docs/webcodecs');
	await hydrated(page);
	const tool = page.getByRole('region', {name: 'Video tool'});
	await tool.scrollIntoViewIfNeeded();
	await expect(tool.getByRole('button', {name: 'Convert'})).toBeVisible();
	await page.emulateMedia({media: 'print'});
	await expect(tool.locator('video').or(tool.locator('img')).first()).toBeVisible();
	await expect(
		tool.locator(':is(button, select, input, label):visible').filter({hasText: /Convert|Use your own file|format/i}),
	).toHaveCount(0);
});

test('back at the top of a long page, its contents are at their beginning, too', async ({page}) => {
	await page.setViewportSize({width: 1366, height: 900});
	await page.goto('/docs/renderer/render-media');
	await hydrated(page);
	const contents = page.getByRole('navigation', {name: 'On this page'}).locator('visible=true');
	const scrolled = () => contents.evaluate((nav) => nav.scrollTop);
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	await expect.poll(scrolled).toBeGreaterThan(100);
	await page.evaluate(() => window.scrollTo(0, 0));
	await expect.poll(scrolled).toBe(0);
});

test('the sidebar ends at the footer, not above it', async ({page}) => {
	await page.setViewportSize({width: 1366, height: 900});
	await page.goto('/docs/the-fundamentals');
	const footer = page.getByRole('contentinfo');
	await footer.scrollIntoViewIfNeeded();
	const [list, foot] = await Promise.all([page.locator('aside:has(nav[aria-label="Docs"])').boundingBox(), footer.boundingBox()]);
	expect(Math.abs(list!.y + list!.height - foot!.y)).toBeLessThan(1);
});

test('what the search offers begins on one line', async ({page}) => {
	await page.setViewportSize({width: 1366, height: 900});
	await page.goto('/docs/spring');
	await hydrated(page);
	await page.keyboard.press('Control+k');
	const dialog = page.getByRole('dialog');
	const title = dialog.getByRole('option').first().getByText('AbsoluteFill');
	const edges = [
		await placeOf([dialog.locator('label svg'), 'left']),
		await placeOf([dialog.locator('button > svg'), 'left']),
		await placeOf([title, 'left']),
	];
	expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(2);
});

test('forced colors leave a video its colors and a filled button its outline', async ({page}) => {
	await page.emulateMedia({forcedColors: 'active'});
	await page.goto('/docs/spring');
	const island = page.locator('[data-island="player"]').first();
	await island.scrollIntoViewIfNeeded();
	const stage = island.locator('> [data-drawn]');
	await expect
		.poll(() =>
			stage.evaluate((element) => {
				const film = element.querySelector('div')?.shadowRoot?.firstElementChild;
				return film && getComputedStyle(film).forcedColorAdjust;
			}),
		)
		.toBe('none');
	await page.goto('/docs/webcodecs');
	await expect(page.getByRole('button', {name: 'Convert'})).toHaveCSS('border-top-style', 'solid');
});

test('forced colors leave the milestones their marks and the choice of a stack its sign', async ({page}) => {
	await page.emulateMedia({forcedColors: 'active'});
	await page.goto('/about');
	const mark = await page
		.locator('main li:has(> time)')
		.first()
		.evaluate((item) => getComputedStyle(item, '::before').forcedColorAdjust);
	expect(mark).toBe('none');
	await page.goto('/templates');
	await expect(page.getByRole('combobox')).toHaveCSS('appearance', 'auto');
});

test('without motion, no room is left for the button that stops it', async ({page}) => {
	await page.setViewportSize({width: 390, height: 844});
	await page.goto('/templates');
	await hydrated(page);
	const select = (await page.getByRole('combobox').boundingBox())!;
	const count = (await page.getByText(/^\d+ templates$/).boundingBox())!;
	expect(count.y - (select.y + select.height)).toBeLessThan(32);
});

for (const width of [390, 820]) {
	for (const address of ['/docs/lambda/runtime', '/docs/video-tags', '/docs/measuring', '/docs/encoding']) {
		test(`the tables of ${address} show all of their columns at ${width} px`, async ({page}) => {
			await page.setViewportSize({width, height: 900});
			await page.goto(address);
			const hidden = await page
				.locator('.table-scroll')
				.evaluateAll((frames) => frames.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
			expect(hidden.length).toBeGreaterThan(0);
			expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
		});
	}
}

test('the type of a flag is on the line of its name', async ({page}) => {
	await page.setViewportSize({width: 1366, height: 900});
	await page.goto('/docs/cli/render');
	const member = page.locator('.member').first();
	/** What is empty ends at the baseline of the text around it. */
	const [name, type] = await member.evaluate((element) =>
		['h3 code', '.member-facts code'].map((selector) => {
			const mark = document.createElement('span');
			mark.style.display = 'inline-block';
			element.querySelector(selector)!.append(mark);
			return mark.getBoundingClientRect().bottom;
		}),
	);
	expect(Math.abs(name! - type!)).toBeLessThan(1);
});

test('code in a line does not push lines apart', async ({page}) => {
	await page.setViewportSize({width: 390, height: 844});
	await page.goto('/docs/cli/render');
	const lines = await page
		.locator('.prose > ul > li:has(> code)')
		.evaluateAll((items) =>
			items.map((item) => item.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(item).lineHeight)),
		);
	expect(lines.length).toBeGreaterThan(2);
	for (const count of lines) {
		expect(Math.abs(count - Math.round(count))).toBeLessThan(0.05);
	}
});

test('the transport to come is gone when the transport has come, even before the first frame', async ({page}) => {
	await page.goto('/docs/spring');
	const host = page.locator('[data-island="player"]').first();
	await host.scrollIntoViewIfNeeded();
	await expect(host.locator('> fieldset')).toBeVisible();
	const sign = await host.evaluate((element) => {
		element.dataset.state = 'loading';
		return getComputedStyle(element, '::before').content;
	});
	expect(sign).toBe('none');
});

test('cards of a list of posts fill its rows, and repeat neither the people nor where they lead', async ({page}) => {
	await page.setViewportSize({width: 1366, height: 900});
	await page.goto('/blog');
	const cards = page.getByRole('main').getByRole('article');
	const tops = await cards.evaluateAll((all) => all.slice(1).map((card) => card.getBoundingClientRect().top));
	expect(tops).toHaveLength(9);
	expect(new Set(tops).size).toBe(3);
	await expect(cards.getByRole('link', {name: 'Jonny Burger'})).toHaveCount(0);
	await expect(cards.getByRole('link', {name: /^Read more/})).toHaveCount(1);
});

test('the shadow of code that scrolls is as square as the edge it lies on', async ({page}) => {
	await page.goto('/docs/the-fundamentals');
	const pre = page.locator('.prose figcaption ~ pre').first();
	await expect(pre).toHaveCSS('border-top-right-radius', '0px');
	await expect(pre).not.toHaveCSS('border-bottom-right-radius', '0px');
});

test("a template's command is as wide as the facts below it", async ({page}) => {
	await page.setViewportSize({width: 1366, height: 900});
	await page.goto('/templates/prompt-to-video');
	const start = page.getByRole('region', {name: 'Create it'});
	const [command, facts] = await Promise.all(['.prose', 'dl'].map((part) => start.locator(part).boundingBox()));
	expect(command?.width).toBeCloseTo(facts?.width ?? 0, 0);
});

test('a long name does not break the label of the link to the next template', async ({page}) => {
	await page.setViewportSize({width: 390, height: 844});
	await page.goto('/templates/next');
	const label = page.getByRole('navigation', {name: 'Other templates'}).getByText('Next template', {exact: true});
	const lines = await label.evaluate((text) => text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight));
	expect(lines).toBeLessThan(1.5);
});

test('the note on where a post comes from looks the same below a preview and below a callout', async ({page}) => {
	for (const post of ['/blog/1-1', '/blog/media-parser']) {
		await page.goto(post);
		await expect(page.locator('.prose > p', {hasText: 'This page summarizes'}), post).toHaveCSS('border-top-style', 'solid');
	}
});

for (const width of [390, 1366]) {
	test(`a command without room for it wraps at ${width} px, but not at a hyphen`, async ({page}) => {
		await page.setViewportSize({width, height: 900});
		await page.goto('/docs/timeline');
		const command = page.locator('pre:visible', {hasText: 'npm install'});
		expect(await command.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(1);
		const lines = await command.locator('.word').evaluateAll((words) => words.map((word) => word.getClientRects().length));
		expect(lines.length).toBeGreaterThan(1);
		expect(Math.max(...lines)).toBe(1);
	});
}

test('a command that the assistant quotes wraps on a phone, but not at a hyphen', async ({page}) => {
	await page.setViewportSize({width: 390, height: 844});
	await page.goto('/ai');
	await hydrated(page);
	await page.getByRole('textbox', {name: /^Ask a/}).fill('How do I render a video with audio?');
	await page.keyboard.press('Enter');
	const words = page.getByRole('log').locator('pre .word');
	await expect(words).not.toHaveCount(0);
	expect(await words.evaluateAll((all) => all.filter((word) => word.getClientRects().length > 1).length)).toBe(0);
});

test('the sample of Lambda has no lines that are cut on a desktop', async ({page}) => {
	await page.setViewportSize({width: 1366, height: 900});
	await page.goto('/lambda');
	const sample = page.locator('ol .prose pre', {hasText: 'speculateFunctionName'});
	expect(await sample.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(1);
});

test("the links of the showcase's two lists look the same", async ({page}) => {
	await page.goto('/showcase');
	for (const link of [page.getByRole('link', {name: /^Source of/}), page.getByRole('link', {name: /Website/})]) {
		await expect(link.first()).toHaveCSS('text-decoration-line', 'underline');
	}
});

test('the signature of a function has one frame', async ({page}) => {
	await page.goto('/docs/renderer/render-media');
	const frames = await page.locator('.page-signature code').evaluate((code) => {
		const {borderTopWidth, boxShadow} = getComputedStyle(code);
		return [borderTopWidth !== '0px', boxShadow !== 'none'];
	});
	expect(frames).toEqual([true, false]);
});

test('a picture that shares its row with its text is as wide as the pictures above', async ({page}) => {
	await page.setViewportSize({width: 820, height: 1180});
	await page.goto('/success-stories');
	const widths = await page
		.getByRole('main')
		.locator('article img')
		.evaluateAll((images) => images.slice(1).map((image) => Math.round(image.getBoundingClientRect().width)));
	expect(widths).toHaveLength(5);
	expect(new Set(widths).size).toBe(1);
});

test('the sliders of a product are rulers with a playhead, not those of the browser', async ({page}) => {
	await page.goto('/lambda');
	const slider = page.getByRole('slider', {name: 'Frames per function'});
	await expect(slider).toHaveCSS('appearance', 'none');
	await expect(slider).toHaveCSS('background-image', /repeating-linear-gradient/);
});

test('the name of a step stays beside a sample that is longer than the screen', async ({page}) => {
	await page.setViewportSize({width: 1366, height: 500});
	await page.goto('/player');
	await hydrated(page);
	const step = page.getByRole('listitem').filter({has: page.getByRole('heading', {name: 'Give it a component'})});
	await step.evaluate((item) => window.scrollTo({top: item.getBoundingClientRect().bottom + scrollY - 400, behavior: 'instant'}));
	await expect(step.getByRole('heading')).toBeInViewport();
});
