import {existsSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {test as base} from '@playwright/test';
import {clientDir} from '../../pipeline/base/site-dir';
import {createHandler} from '../../server/static/handler';
import {fixtureBuildDir} from './build-fixtures';

/** A listening server; `url` has no slash at its end. */
export type RunningServer = {url: string; close: () => Promise<void>};

/** Starts a server for a handler on a free port of this machine. */
export const listen = (handler: RequestListener): Promise<RunningServer> =>
	new Promise((resolve, reject) => {
		const server = createServer(handler);
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const {port} = server.address() as AddressInfo;
			const close = () =>
				new Promise<void>((done) => {
					server.close(() => done());
					server.closeAllConnections();
				});
			resolve({url: `http://127.0.0.1:${port}`, close});
		});
	});

/** Serves a built site as production does, on a free port. */
export const serveSite = (dir: string): Promise<RunningServer> => {
	if (!existsSync(path.join(dir, 'index.html'))) {
		throw new Error(`No built site in ${dir}. Run \`npm run build\` first.`);
	}

	return listen(createHandler(dir));
};

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
		async ({}, use) => {
			const server = await serveSite(clientDir);
			await use(server.url);
			await server.close();
		},
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

/** For tests of what moves: `test.use(moving)`. */
export const moving = {contextOptions: {reducedMotion: 'no-preference'}} as const;

export {expect} from '@playwright/test';
