import type {Page} from '@playwright/test';
import {HOME_BEFORE_SCROLL, MAX_ALIVE, MEMORY_GROWTH, ROUNDS, TEMPLATES_WITH_POSTERS, WARM_UP} from '../../budgets';
import {NIGHTLY} from '../../nightly';
import {pretendConnection} from '../../support/browser/faults';
import {drawn, hydrated, quiet} from '../../support/browser/reader';
import {bytesOf, recordTransfers} from '../../support/browser/transfer';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

const HTMLMEDIA_HAVE_ENOUGH = 4;

const scrollThrough = (page: Page, each?: () => Promise<void>): Promise<void> =>
	(async () => {
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let top = 0; top < height; top += 600) {
			await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
			await drawn(page, 4);
			await each?.();
		}
	})();

test.describe('pages that move stay in their budgets', () => {
	test('LIV-01 the home page costs at most 150 KB of scripts and 900 KB in all before the reader scrolls, clip included', async ({
		page,
	}) => {
		// Nothing in advance of pages that links lead to: it is no part of this one.
		await page.route('**/*.data', (route) => route.abort());
		const transfers = recordTransfers(page);
		await page.goto('/', {waitUntil: 'networkidle'});
		const clip = page.locator('[data-demo="home-hero"] > video');
		await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(HTMLMEDIA_HAVE_ENOUGH);
		const all = await transfers();
		expect(bytesOf(all, 'js')).toBeLessThanOrEqual(HOME_BEFORE_SCROLL.js);
		expect(all.some(({path}) => path.endsWith('.webm'))).toBe(true);
		expect(all.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(HOME_BEFORE_SCROLL.all);
	});

	test('LIV-01 the largest paint of the home page is text or a poster, with and without the player', async ({page}) => {
		for (const block of [false, true]) {
			if (block) {
				await page.route(/player-island|\/home-hero-/, (route) => route.abort());
			}

			await page.goto('/', {waitUntil: 'networkidle'});
			const largest = await page.evaluate(
				() =>
					new Promise<string>((resolve) => {
						new PerformanceObserver((list) => {
							const element = (list.getEntries().at(-1) as (PerformanceEntry & {element?: Element}) | undefined)?.element;
							const isPicture = /^(IMG|VIDEO|CANVAS|image)$/.test(element?.tagName ?? 'IMG');
							resolve(isPicture ? (element?.closest('[data-island]') ? 'poster' : 'another picture') : 'text');
						}).observe({type: 'largest-contentful-paint', buffered: true});
					}),
			);
			expect(['poster', 'text']).toContain(largest);
		}
	});

	test('TPL-01 the gallery of templates costs at most 1.2 MB with all of its posters', async ({page}) => {
		await pretendConnection(page, {saveData: true});
		await page.emulateMedia({reducedMotion: 'reduce'});
		const transfers = recordTransfers(page);
		await page.goto('/templates', {waitUntil: 'networkidle'});
		await scrollThrough(page);
		await quiet(page);
		const all = await transfers();
		expect(all.filter(({path}) => path.startsWith('/media/posters/template-')).length).toBeGreaterThanOrEqual(20);
		expect(all.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(TEMPLATES_WITH_POSTERS);
	});

	const alive = (page: Page) => page.locator('[data-island="player"][data-state]:not([data-state="poster"])');

	/** Home, templates and showcase, by links of the page itself, so that the document stays and everything must be given back. */
	const round = async (page: Page): Promise<void> => {
		let most = 0;
		for (const path of ['/templates', '/showcase', '/']) {
			await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);
			await page.waitForURL((url) => url.pathname === path);
			await scrollThrough(page, async () => {
				const count = await alive(page).count();
				expect(count).toBeLessThanOrEqual(MAX_ALIVE);
				most = Math.max(most, count);
			});
			await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
		}

		expect(most).toBeGreaterThan(0);
	};

	test('LIV-01 a round of home, templates and showcase never has more than four players', async ({page}) => {
		await page.goto('/');
		await hydrated(page);
		await round(page);
	});

	test('LIV-01 ten rounds of home, templates and showcase leave the memory flat and never more than four players', {tag: NIGHTLY}, async ({
		page,
	}) => {
		test.setTimeout(600_000);
		const session = await page.context().newCDPSession(page);
		await page.goto('/');
		const used = async (): Promise<number> => {
			await session.send('HeapProfiler.collectGarbage');
			const {usedSize} = await session.send('Runtime.getHeapUsage');
			return usedSize;
		};
		// Code, fonts, pages that are kept on purpose, and the browser's notes on hot code come with the first rounds.
		for (let n = 0; n < WARM_UP; n++) {
			await round(page);
		}

		const before = await used();
		for (let n = 0; n < ROUNDS; n++) {
			await round(page);
		}

		expect((await used()) / before).toBeLessThanOrEqual(MEMORY_GROWTH);
	});
});

test.describe('between pages', () => {
	/** Counts the fades of a page from the first script on. */
	const countFades = async (page: Page): Promise<() => Promise<number>> => {
		await page.addInitScript(() => {
			const fade = document.startViewTransition.bind(document);
			const counter = Object.assign(window, {fades: 0});
			document.startViewTransition = (update) => {
				counter.fades++;
				return fade(update);
			};
		});
		return () => page.evaluate(() => (window as unknown as {fades: number}).fades);
	};

	test('galleries and posts fade into each other, docs change at once; the place is kept on the way back', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'no-preference'});
		const fades = await countFades(page);
		await page.goto('/blog');
		await hydrated(page);
		await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}));
		await page.getByRole('heading', {name: 'Remotion Media Parser'}).getByRole('link').click();
		await expect(page).toHaveURL('/blog/media-parser');
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		expect(await fades()).toBe(1);
		await page.goBack();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
		const before = await fades();
		await page.getByRole('banner').getByRole('link', {name: 'Docs', exact: true}).click();
		await expect(page).toHaveURL(/\/docs$/);
		expect(await fades()).toBe(before);
	});

	test('nothing fades for readers who want no motion', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'reduce'});
		const fades = await countFades(page);
		await page.goto('/blog');
		await hydrated(page);
		await page.getByRole('heading', {name: 'Sponsoring Mediabunny'}).getByRole('link').click();
		await expect(page).toHaveURL('/blog/mediabunny');
		expect(await fades()).toBe(0);
	});
});
