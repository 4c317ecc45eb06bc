import {test as base} from 'vitest';
import {clientDir} from '../../../pipeline/base/site-dir';
import {whileServed} from './serve-site';

type BuiltSite = {
	/** URL of the built site, without a slash at its end. One server per worker. */
	site: string;
	/** Asks the built site for a path. A redirect is an answer, too: it is not followed. */
	get: (path: string, headers?: Record<string, string>) => Promise<Response>;
	/** The text of an answer. */
	read: (path: string) => Promise<string>;
};

/** Vitest's `test` with the built site served as production does: for all that shows without a browser. */
export const test = base.extend<BuiltSite>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern.
		({}, use) => whileServed(clientDir, use),
		{scope: 'worker'},
	],
	get: [async ({site}, use) => use((path, headers) => fetch(site + path, {headers, redirect: 'manual'})), {scope: 'worker'}],
	read: [async ({get}, use) => use(async (path) => (await get(path)).text()), {scope: 'worker'}],
});

export {expect} from 'vitest';
