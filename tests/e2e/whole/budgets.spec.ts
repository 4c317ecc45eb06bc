import type {Page} from '@playwright/test';
import {listDemos} from '../../../pipeline/demos/demos';
import {TITLES_PATH, type TitlesFile} from '../../../pipeline/search/format';
import {type Budget, budgets, DEMO_JS, SEARCH} from '../../budgets';
import {pretendConnection} from '../../support/browser/faults';
import {layoutShift} from '../../support/browser/layout-shift';
import {hydrated, quiet} from '../../support/browser/reader';
import {isSearchFile, openSearch} from '../../support/browser/search';
import {bytesOf, recordTransfers} from '../../support/browser/transfer';
import {builtPages, deepestPage} from '../../support/sites/built-site';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

const newestPost = async (): Promise<string> => {
	const posts = builtPages('blog').filter((page) => !/^\/blog(\/archive|\/page\/\d+)?$/.test(page));
	return posts.at(-1)!;
};

const pages: [string, () => Promise<string>, Budget][] = [
	['the docs home', async () => '/docs', budgets.docsWithVideo],
	['a docs page', async () => '/docs/fonts', budgets.docs],
	['a docs page with a video', async () => '/docs/the-fundamentals', budgets.docsWithVideo],
	['the page deepest in the largest sidebar', deepestPage, budgets.docs],
	['the home page', async () => '/', budgets.home],
	['the page of the Player', async () => '/player', budgets.product],
	['the page of the Timeline', async () => '/docs/timeline', budgets.product],
	['the blog', async () => '/blog', budgets.blogList],
	['a post', newestPost, budgets.post],
	['the search page', async () => '/search', budgets.search],
	["the assistant's page", async () => '/ai', budgets.ask],
];

const open = async (page: Page, address: string): Promise<void> => {
	const response = await page.goto(address, {waitUntil: 'networkidle'});
	expect(response?.status(), address).toBe(200);
};

const scrollThrough = async (page: Page): Promise<void> => {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
			window.scrollTo({top: y, behavior: 'instant'});
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	});
};

/** The player and the video of a demo, which are loaded when one is seen. They have a budget of their own. */
const isDemo = (path: string): boolean =>
	/\/(player-island|use-playback|toolkit|player-options)-/.test(path) || listDemos().some((id) => path.startsWith(`/assets/${id}-`));

test('bytes of a demo that is seen stay in their budget', async ({page}) => {
	await pretendConnection(page, {saveData: true});
	const transfers = recordTransfers(page);
	await open(page, '/docs/terminology/composition');
	await expect(page.locator('[data-island="player"]').first()).toHaveAttribute('data-state', 'playing');
	const demo = (await transfers()).filter(({path, kind}) => kind === 'js' && isDemo(path));
	expect(demo.length).toBeGreaterThan(0);
	expect(bytesOf(demo, 'js')).toBeLessThanOrEqual(DEMO_JS);
});

test('SRC-09 bytes of the search stay in their budgets, and none is loaded before it is opened', async ({page}) => {
	const transfers = recordTransfers(page);
	await open(page, '/docs/the-fundamentals');
	// What is fetched in advance begins a moment after the page is alive, and is no part of the search.
	await hydrated(page);
	await quiet(page, 1000);
	expect((await transfers()).filter(({path}) => isSearchFile(path))).toEqual([]);
	const before = new Set((await transfers()).map(({path}) => path));
	await openSearch(page);
	await page.getByRole('combobox').fill('sequence');
	await expect(page.getByRole('option').first()).toBeVisible();
	await quiet(page);
	const all = (await transfers()).filter(({path}) => !before.has(path) && !path.endsWith('.data'));
	const titles = all.filter(({path}) => path.startsWith('/search/titles.'));
	expect(titles).toHaveLength(1);
	const {pages: indexed} = (await (await page.request.get(TITLES_PATH)).json()) as TitlesFile;
	const thousands = indexed.length / 1000;
	expect(bytesOf(titles, 'data')).toBeLessThanOrEqual(SEARCH.titles * thousands);
	const modal = all.filter(({path}) => !path.includes('/worker-'));
	expect(bytesOf(modal, 'js')).toBeGreaterThan(0);
	expect(bytesOf(modal, 'js')).toBeLessThanOrEqual(SEARCH.modal);
	const texts = all.filter(({path}) => path.startsWith('/search/text.'));
	expect(bytesOf(texts, 'data')).toBeLessThanOrEqual(SEARCH.texts * thousands);
	const first = all.filter((transfer) => !texts.includes(transfer));
	expect(bytesOf(first, 'js') + bytesOf(first, 'css') + bytesOf(first, 'data')).toBeLessThanOrEqual(SEARCH.firstResult);
});

for (const [name, find, budget] of pages) {
	test(`bytes of ${name} stay in their budget`, async ({page}) => {
		// With data saver on nothing is fetched ahead, so that what is counted is what this page needs.
		await pretendConnection(page, {saveData: true});
		const transfers = recordTransfers(page);
		await open(page, await find());
		const all = (await transfers()).filter(({path}) => !isDemo(path));
		const sizes = {js: bytesOf(all, 'js'), css: bytesOf(all, 'css'), html: bytesOf(all, 'html')};
		for (const kind of ['js', 'css', 'html'] as const) {
			expect(sizes[kind], `${kind} of ${page.url()}`).toBeGreaterThan(0);
			expect(sizes[kind], `${kind} of ${page.url()}`).toBeLessThanOrEqual(budget[kind]);
		}
	});

	test(`nothing shifts while ${name} loads and is scrolled`, async ({page}) => {
		// A face that comes while the browser may still take it (100 ms with `optional`) moves text by a few pixels; late ones must not.
		await page.route(/\.woff2$/, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 400));
			await route.continue().catch(() => {});
		});
		await open(page, await find());
		await scrollThrough(page);
		const {score, moved} = await layoutShift(page);
		expect(score, moved.join('\n')).toBe(0);
	});
}
