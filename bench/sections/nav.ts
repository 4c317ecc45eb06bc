import type {Page} from '@playwright/test';
import {pretendConnection} from '../../tests/support/faults';
import {SLOW_CPU, withBrowser, withPage} from '../browser';
import type {Section} from '../section';
import {withSite} from '../sites';
import {median, percentile} from '../statistics';

const START = '/docs';
const LINKS = 10;

const sidebarLinks = (page: Page): Promise<string[]> =>
	page.evaluate(
		(limit) =>
			[
				...new Set(
					[...document.querySelectorAll<HTMLAnchorElement>('aside a[href^="/docs/"], nav a[href^="/docs/"]')].map((a) => a.pathname),
				),
			].slice(0, limit),
		LINKS,
	);

/** Time from a click on the link to the frame that shows the new heading. */
const clickThrough = (page: Page, path: string): Promise<number> =>
	page.evaluate(
		(target) =>
			new Promise<number>((resolve, reject) => {
				const link = document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`);
				const before = document.querySelector('h1')?.textContent;
				if (!link) {
					reject(new Error(`No link to ${target}`));
					return;
				}

				const observer = new MutationObserver(() => {
					if (document.querySelector('h1')?.textContent !== before && location.pathname === target) {
						observer.disconnect();
						requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
					}
				});
				observer.observe(document.body, {childList: true, subtree: true, characterData: true});
				const start = performance.now();
				link.click();
			}),
		path,
	);

const prefetch = async (page: Page, path: string): Promise<void> => {
	const answer = page
		.waitForResponse((response) => new URL(response.url()).pathname === `${path}.data`, {timeout: 5000})
		.catch(() => undefined);
	await page.locator(`a[href="${path}"]`).first().dispatchEvent('mouseover');
	await page.locator(`a[href="${path}"]:visible`).first().hover();
	await answer;
	await page.waitForLoadState('networkidle');
};

const visitAll = async (page: Page, url: string, prepare: (path: string) => Promise<void>): Promise<number[]> => {
	const times: number[] = [];
	await page.goto(url + START, {waitUntil: 'networkidle'});
	for (const path of await sidebarLinks(page)) {
		await page.goto(url + START, {waitUntil: 'networkidle'});
		if (path !== START && (await page.locator(`a[href="${path}"]:visible`).count()) > 0) {
			await prepare(path);
			times.push(await clickThrough(page, path));
		}
	}

	return times;
};

/** Navigation inside of the site, from the click to the new heading. */
export const nav: Section = {
	title: `Navigation, click to new heading, processor ${SLOW_CPU} times slower (ms)`,
	run: () =>
		withSite((url) =>
			withBrowser(async (browser) => {
				const prefetched = await withPage(browser, SLOW_CPU, (page) => visitAll(page, url, (path) => prefetch(page, path)));
				const cold = await withPage(browser, SLOW_CPU, async (page) => {
					await pretendConnection(page, {saveData: true});
					return visitAll(page, url, async () => {});
				});
				return Object.entries({prefetched, 'not prefetched': cold}).map(([kind, times]) => ({
					navigation: kind,
					median: median(times),
					p95: percentile(times, 0.95),
					visits: times.length,
				}));
			}),
		),
};
