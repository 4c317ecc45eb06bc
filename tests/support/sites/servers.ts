import path from 'node:path';
import {test as base, type Page} from '@playwright/test';
import {clientDir} from '../../../pipeline/base/site-dir';
import {fixtureBuildDir} from './build-fixtures';
import {type RunningServer, serveSite, whileServed} from './serve-site';

type WorkerFixtures = {
	/** Address of the built site, without a slash at its end. One server per worker. */
	site: string;
	/** Address of the fixture site `tests/fixtures/<name>`. */
	altSite: (name: string) => Promise<string>;
};

/** Playwright's `test` with the built site and the fixture sites served. Relative addresses lead to the built site. */
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
	baseURL: async ({site}, use) => {
		await use(site);
	},
});

/**
 * `test` for tests that look at pages and leave nothing behind, neither in a storage nor on a server: all of a worker share one
 * page, which saves each of them the start of a process. No policy keeps out what they plant.
 */
export const lookingTest = test.extend<object, {shared: Page}>({
	shared: [
		async ({browser, site}, use) => {
			const context = await browser.newContext({baseURL: site, bypassCSP: true, reducedMotion: 'reduce'});
			await use(await context.newPage());
			await context.close();
		},
		{scope: 'worker'},
	],
	page: async ({shared, viewport}, use) => {
		await shared.setViewportSize(viewport!);
		await shared.emulateMedia({media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce'});
		await use(shared);
	},
});

/** For tests of what moves: `test.use(moving)`. */
export const moving = {contextOptions: {reducedMotion: 'no-preference'}} as const;

export {expect} from '@playwright/test';
