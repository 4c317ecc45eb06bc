import type {Browser, Page} from '@playwright/test';
import {clientDir} from '../../pipeline/base/site-dir';
import {createHandler} from '../../server/static/handler';
import {bytesOf, recordTransfers} from '../../tests/support/browser/transfer';
import {listen} from '../../tests/support/hosts/listen';
import {serveSite} from '../../tests/support/sites/serve-site';
import {SLOW_CPU, withBrowser, withPage} from '../browser';
import {peerKeystroke} from '../peer-search';
import {type Peer, parsePeer} from '../peers';
import type {Section} from '../section';
import {median} from '../statistics';
import type {Row} from '../table';

const RUNS = 5;
const KB = 1024;
const SETTLED = 2500;
const PATIENCE = 15_000;
/** The page that is loaded, and the one that its text leads to. */
const PAGE = '/docs/the-fundamentals';
const NEXT = 'animating-properties';

type Visit = {js: number; css: number; html: number; blocked: number; click: number};

/** Milliseconds by which the browser's long tasks were longer than 50, from the load on. */
const blockedTime = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let total = 0;
				new PerformanceObserver((list) => {
					for (const {duration} of list.getEntries()) {
						total += duration - 50;
					}
				}).observe({type: 'longtask', buffered: true});
				setTimeout(() => resolve(total), 100);
			}),
	);

/**
 * Measures each click until the frame that shows a different heading is painted, even in a new document, and stores the milliseconds
 * in `clickTime`. Runs in the page, so that the time that a click takes to get there doesn't count.
 */
const watchClicks = (): void => {
	const KEY = 'bench-click';
	const now = () => performance.timeOrigin + performance.now();
	const heading = () => document.querySelector('h1')?.textContent;
	const watch = (start: number, before: string | null | undefined) => {
		// Not by polling in frames, which asks for frames that no reader would see.
		const observer = new MutationObserver(() => {
			if ((heading() ?? before) === before) {
				return;
			}

			observer.disconnect();
			sessionStorage.removeItem(KEY);
			requestAnimationFrame(() => {
				// Comes after the frame.
				const {port1, port2} = new MessageChannel();
				port1.onmessage = () => Object.assign(window, {clickTime: now() - start});
				port2.postMessage(undefined);
			});
		});
		observer.observe(document, {subtree: true, childList: true, characterData: true});
	};

	const [start, before] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [number?, string?];
	if (start !== undefined) {
		watch(start, before);
	}

	const onClick = ({timeStamp}: Event) => {
		const click = [performance.timeOrigin + timeStamp, heading()] as const;
		sessionStorage.setItem(KEY, JSON.stringify(click));
		watch(...click);
	};
	window.addEventListener('click', onClick, {capture: true});
};

/** Milliseconds from a click on the link in the text, which the pointer rests on, to the painted new heading. */
const clickTime = async (page: Page): Promise<number> => {
	const link = page.locator(`main a[href*="${NEXT}"], article a[href*="${NEXT}"]`).first();
	await link.scrollIntoViewIfNeeded();
	await link.hover();
	await page.waitForTimeout(600);
	await link.click({noWaitAfter: true});
	const time = await page.waitForFunction(() => (window as {clickTime?: number}).clickTime, undefined, {timeout: PATIENCE});
	return (await time.jsonValue()) ?? Number.NaN;
};

const visit = (browser: Browser, url: string): Promise<Visit> =>
	withPage(browser, SLOW_CPU, async (page) => {
		const transfers = recordTransfers(page);
		await page.addInitScript(watchClicks);
		await page.goto(url + PAGE, {waitUntil: 'load'});
		await page.waitForTimeout(SETTLED);
		const blocked = await blockedTime(page);
		const all = await transfers();
		const of = (kind: Parameters<typeof bytesOf>[1]) => bytesOf(all, kind) / KB;
		return {js: of('js'), css: of('css'), html: of('html'), blocked, click: await clickTime(page)};
	});

const keystroke = (browser: Browser, url: string): Promise<number | undefined> =>
	withPage(browser, SLOW_CPU, async (page) => {
		await page.goto(url + PAGE, {waitUntil: 'load'});
		await page.waitForTimeout(SETTLED);
		return peerKeystroke(page);
	});

const rowOf = (name: string, visits: Visit[], ours: Visit[], key: number | undefined): Row => {
	const of = (kind: keyof Visit) => median(visits.map((one) => one[kind]));
	const ratio = (kind: keyof Visit) => of(kind) / median(ours.map((one) => one[kind]));
	return {
		site: name,
		'js KB': of('js'),
		'css KB': of('css'),
		'html KB': of('html'),
		'blocked ms': of('blocked'),
		'× ours ': ratio('blocked'),
		'click to heading ms': of('click'),
		'× ours': ratio('click'),
		'key to results ms': key,
	};
};

/**
 * The same docs page built with several engines. The sites take turns, so that other work on the machine affects them all alike.
 * Compare the ratios of a run with those of another one, never the times.
 */
export const peers: Section = {
	title: `Peers: ${PAGE}, processor ${SLOW_CPU} times slower (median of ${RUNS})`,
	run: async ({dirs}) => {
		const others = dirs.map(parsePeer);
		const sites: Peer[] = [{name: 'ours', dir: clientDir}, ...others];
		// The others may have no home page; what they need, `parsePeer` has seen.
		const servers = [await serveSite(clientDir), ...(await Promise.all(others.map(({dir}) => listen(createHandler(dir)))))];
		try {
			return await withBrowser(async (browser) => {
				const visits = sites.map((): Visit[] => []);
				for (let run = 0; run < RUNS; run++) {
					for (const [index, {url}] of servers.entries()) {
						visits[index]!.push(await visit(browser, url));
					}
				}

				const keys: (number | undefined)[] = [];
				for (const {url} of servers) {
					keys.push(await keystroke(browser, url));
				}

				return sites.map(({name}, index) => rowOf(name, visits[index]!, visits[0]!, keys[index]));
			});
		} finally {
			await Promise.all(servers.map(({close}) => close()));
		}
	},
};
