import path from 'node:path';
import {test as base, type Page, type ViewportSize} from '@playwright/test';
import {clientDir} from '../../../pipeline/base/site-dir';
import type {RunningServer} from '../hosts/listen';
import {fixtureBuildDir} from './build-fixtures';
import {serveSite, whileServed} from './serve-site';

type WorkerFixtures = {
	/** URL of the built site, without a slash at its end. One server per worker. */
	site: string;
	/** URL of the fixture site `tests/fixtures/<name>`. */
	altSite: (name: string) => Promise<string>;
	/** The page of `sharedTest`, and how to empty the browser's cache. */
	kept: {page: Page; emptyCache: () => Promise<unknown>};
	/** The page of `lookingTest`. */
	lookedAt: Page;
	/** The page of `stayingTest`. */
	stayed: Page;
};

type SharedFixtures = {
	/** Makes this the first visit: for tests that count on what the browser hasn't loaded yet. */
	emptyCache: () => Promise<unknown>;
};

/** A page of the site without scripts, so that storages can be emptied and nothing writes to them. */
const WITHOUT_SCRIPTS = '/robots.txt';

/**
 * Playwright's `test` with the built site and the fixture sites served. Relative URLs lead to the built site. What belongs to a
 * worker is declared here, whoever uses it: tests with other worker fixtures would each time begin a worker of their own.
 */
export const test = base.extend<object, WorkerFixtures>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
		({}, use) => whileServed(clientDir, use),
		{scope: 'worker'},
	],
	altSite: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
		async ({}, use) => {
			const servers = new Map<string, RunningServer>();
			await use(async (name) => {
				const server = servers.get(name) ?? (await serveSite(path.join(fixtureBuildDir(name), 'client')));
				servers.set(name, server);
				return server.url;
			});
			await Promise.all([...servers.values()].map((server) => server.close()));
		},
		{scope: 'worker'},
	],
	kept: [
		async ({browser, site}, use) => {
			const context = await browser.newContext({baseURL: site, reducedMotion: 'reduce'});
			const page = await context.newPage();
			page.clock.install = () => Promise.reject(new Error('A clock would outlive its test: take `test`, which has a page of its own'));
			await page.goto(WITHOUT_SCRIPTS);
			const client = await context.newCDPSession(page);
			await use({page, emptyCache: () => client.send('Network.clearBrowserCache')});
			await context.close();
		},
		{scope: 'worker'},
	],
	lookedAt: [
		async ({browser, site}, use) => {
			const context = await browser.newContext({baseURL: site, bypassCSP: true, reducedMotion: 'reduce'});
			await use(await context.newPage());
			await context.close();
		},
		{scope: 'worker'},
	],
	stayed: [
		async ({browser, site}, use) => {
			const context = await browser.newContext({baseURL: site, reducedMotion: 'reduce'});
			await use(await context.newPage());
			await context.close();
		},
		{scope: 'worker'},
	],
	baseURL: async ({site}, use) => {
		await use(site);
	},
});

/** Gives a page that others have used the size, the preferences and the place of the pointer that a new one has. */
const asNew = async (page: Page, viewport: ViewportSize | null, reducedMotion: 'reduce' | 'no-preference' | null): Promise<void> => {
	await page.setViewportSize(viewport!);
	await page.emulateMedia({media: null, colorScheme: null, forcedColors: null, reducedMotion});
	// Where the last test has left it, the pointer would rest on something of this one's.
	await page.mouse.move(0, 0);
};

/** Takes away what a page has stored. Expects one without the site's scripts, which could store more. */
const clearStorage = async (page: Page): Promise<void> => {
	await page.evaluate(async () => {
		localStorage.clear();
		sessionStorage.clear();
		for (const {name} of await indexedDB.databases()) {
			indexedDB.deleteDatabase(name!);
		}
	});
};

/**
 * `test` for tests that need no process of their own: all of a worker share one page, which saves each of them the start of one.
 * After each, routes, scripts planted beforehand, listeners, further pages and what the built site stored are taken away; files stay
 * in the browser's cache. Not for tests that touch screens, stop the clock or visit other sites. A test that fails ends its worker,
 * and the page with it.
 */
export const sharedTest = test.extend<SharedFixtures>({
	emptyCache: ({kept}, use) => use(kept.emptyCache),
	context: ({kept}, use) => use(kept.page.context()),
	page: async ({kept: {page}, viewport, contextOptions}, use) => {
		const planted: {dispose(): Promise<void>}[] = [];
		const plant = page.addInitScript;
		page.addInitScript = async (...script: Parameters<typeof plant>) => {
			const disposable = await plant.apply(page, script);
			planted.push(disposable);
			return disposable;
		};
		await asNew(page, viewport, contextOptions.reducedMotion ?? null);
		await use(page);

		page.addInitScript = plant;
		page.removeAllListeners();
		const context = page.context();
		const others = context.pages().filter((other) => other !== page);
		await Promise.all([...others.map((other) => other.close()), ...planted.map((script) => script.dispose())]);
		await Promise.all([context.setOffline(false), context.clearPermissions(), context.clearCookies()]);
		await Promise.all([page.unrouteAll({behavior: 'ignoreErrors'}), context.unrouteAll({behavior: 'ignoreErrors'})]);
		// A page that was offline may load again just now, which ends the way elsewhere.
		await page.goto(WITHOUT_SCRIPTS).catch(() => page.goto(WITHOUT_SCRIPTS));
		await clearStorage(page);
	},
});

/**
 * `test` for tests that look at pages and leave nothing behind, neither in a storage nor on a server: all of a worker share one
 * page. No policy keeps out what they plant.
 */
export const lookingTest = test.extend({
	page: async ({lookedAt, viewport}, use) => {
		await asNew(lookedAt, viewport, 'reduce');
		await use(lookedAt);
	},
});

/**
 * `test` for tests that begin where the one before has ended: all of a worker share one document, with what it has loaded and made,
 * such as the index of the search, which takes longer than such a test. They bring the page back to its beginning themselves, and
 * plant nothing.
 */
export const stayingTest = test.extend({
	context: ({stayed}, use) => use(stayed.context()),
	page: async ({stayed, viewport}, use) => {
		await asNew(stayed, viewport, 'reduce');
		await use(stayed);

		stayed.removeAllListeners();
		const others = stayed
			.context()
			.pages()
			.filter((other) => other !== stayed);
		await Promise.all(others.map((other) => other.close()));
	},
});

/** For tests of what moves: `test.use(moving)`. */
export const moving = {contextOptions: {reducedMotion: 'no-preference'}} as const;

export {expect} from '@playwright/test';
