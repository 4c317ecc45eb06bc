import type {Page} from '@playwright/test';
import {HOME_BEFORE_SCROLL, MAX_ALIVE, MEMORY_GROWTH, ROUNDS, TEMPLATES_WITH_POSTERS} from '../../tests/budgets';
import {pretendConnection} from '../../tests/support/browser/faults';
import {bytesOf, recordTransfers, type Transfer} from '../../tests/support/browser/transfer';
import {withBrowser, withPage} from '../browser';
import type {Section} from '../section';
import {withSite} from '../sites';

const KB = 1024;
const STEP = 600;
const ALIVE = '[data-island="player"][data-state]:not([data-state="poster"])';

const sum = (transfers: Transfer[]): number => transfers.reduce((total, {bytes}) => total + bytes, 0);

/** Scrolls to the end of the page; the most players that lived at a time on the way. */
const scrollThrough = async (page: Page): Promise<number> => {
	let most = 0;
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let top = 0; top < height; top += STEP) {
		await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
		await page.waitForTimeout(60);
		most = Math.max(most, await page.locator(ALIVE).count());
	}

	return most;
};

const visit = async (page: Page, path: string): Promise<number> => {
	await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);
	await page.waitForURL((url) => url.pathname === path);
	return scrollThrough(page);
};

/** Pages that move: what they cost before and after scrolling, how many players live, and whether memory stays flat. */
export const motion: Section = {
	title: 'Pages that move',
	run: () =>
		withSite((url) =>
			withBrowser(async (browser) => {
				const home = await withPage(browser, 1, async (page) => {
					// Nothing in advance of pages that links lead to: it is no part of this one.
					await page.route('**/*.data', (route) => route.abort());
					const transfers = recordTransfers(page);
					await page.goto(url, {waitUntil: 'networkidle'});
					return transfers();
				});
				const gallery = await withPage(browser, 1, async (page) => {
					await pretendConnection(page, {saveData: true});
					await page.emulateMedia({reducedMotion: 'reduce'});
					const transfers = recordTransfers(page);
					await page.goto(`${url}/templates`, {waitUntil: 'networkidle'});
					await scrollThrough(page);
					await page.waitForLoadState('networkidle');
					return transfers();
				});
				const rounds = await withPage(browser, 1, async (page, context) => {
					const session = await context.newCDPSession(page);
					const used = async (): Promise<number> => {
						await session.send('HeapProfiler.collectGarbage');
						return (await session.send('Runtime.getHeapUsage')).usedSize;
					};
					let most = 0;
					const round = async (): Promise<void> => {
						for (const path of ['/templates', '/showcase', '/']) {
							most = Math.max(most, await visit(page, path));
						}
					};
					await page.goto(url);
					await round();
					await round();
					const before = await used();
					for (let n = 0; n < ROUNDS; n++) {
						await round();
					}

					return {growth: (await used()) / before, most};
				});
				return [
					{
						measure: 'home before scrolling, scripts with the player (KB)',
						value: bytesOf(home, 'js') / KB,
						budget: HOME_BEFORE_SCROLL.js / KB,
					},
					{measure: 'home before scrolling, all (KB)', value: sum(home) / KB, budget: HOME_BEFORE_SCROLL.all / KB},
					{measure: 'templates with all posters (KB)', value: sum(gallery) / KB, budget: TEMPLATES_WITH_POSTERS / KB},
					{measure: 'players alive at most', value: rounds.most, budget: MAX_ALIVE},
					{measure: `memory after ${ROUNDS} rounds (%)`, value: rounds.growth * 100, budget: MEMORY_GROWTH * 100},
				];
			}),
		),
};
