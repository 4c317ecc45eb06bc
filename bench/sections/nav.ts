import type {Page} from '@playwright/test';
import {pretendConnection} from '../../tests/support/browser/faults';
import {SLOW_CPU, withBrowser, withPage} from '../browser';
import type {Section} from '../section';
import {withSite} from '../sites';
import {median, percentile} from '../statistics';

const START = '/docs';
const LINKS = 10;
// A link that acts as a button only opens its category.
const PAGE_LINK = 'aside a[href^="/docs/"]:not([role]), nav a[href^="/docs/"]:not([role])';
const PATIENCE = 10_000;

const sidebarLinks = (page: Page): Promise<string[]> =>
	page.evaluate(
		({selector, limit}) => [...new Set([...document.querySelectorAll<HTMLAnchorElement>(selector)].map((a) => a.pathname))].slice(0, limit),
		{selector: PAGE_LINK, limit: LINKS},
	);

/** Time from a click on the link to the frame that shows the new heading. */
const clickThrough = (page: Page, path: string): Promise<number> =>
	page.evaluate(
		({target, patience}) =>
			new Promise<number>((resolve, reject) => {
				const link = document.querySelector<HTMLAnchorElement>(`a[href="${target}"]:not([role])`);
				const before = document.querySelector('h1')?.textContent;
				if (!link) {
					reject(new Error(`No link to ${target}`));
					return;
				}

				const start = performance.now();
				requestAnimationFrame(function look() {
					const elapsed = performance.now() - start;
					if (document.querySelector('h1')?.textContent !== before && location.pathname === target) {
						resolve(elapsed);
					} else if (elapsed > patience) {
						reject(new Error(`No new heading ${patience} ms after a click on ${target}`));
					} else {
						requestAnimationFrame(look);
					}
				});
				link.click();
			}),
		{target: path, patience: PATIENCE},
	);

const prefetch = async (page: Page, path: string): Promise<void> => {
	const answer = page
		.waitForResponse((response) => new URL(response.url()).pathname === `${path}.data`, {timeout: 5000})
		.catch(() => undefined);
	await page.locator(`a[href="${path}"]:not([role])`).first().dispatchEvent('mouseover');
	await page.locator(`a[href="${path}"]:not([role]):visible`).first().hover();
	await answer;
	await page.waitForLoadState('networkidle');
};

const visitAll = async (page: Page, url: string, prepare: (path: string) => Promise<void>): Promise<number[]> => {
	const times: number[] = [];
	await page.goto(url + START, {waitUntil: 'networkidle'});
	for (const path of await sidebarLinks(page)) {
		await page.goto(url + START, {waitUntil: 'networkidle'});
		if (path !== START && (await page.locator(`a[href="${path}"]:not([role]):visible`).count()) > 0) {
			// A click before that is the browser's own, and takes this document away.
			await page.locator('html[data-hydrated]').waitFor();
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
