import {existsSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes `404.html` from the prerendered `/404`. An attribute of its root element tells the app that the address bar shows
 * another path than the one the page was made for. Without it, a path under a route with a loader does not hydrate.
 */
export const emitNotFound = async (clientDir: string): Promise<void> => {
	const page = path.join(clientDir, '404', 'index.html');
	if (!existsSync(page)) {
		throw new Error(`The not-found page was not prerendered: expected ${page}.`);
	}
	await writeFile(path.join(clientDir, '404.html'), markNotFound(await readFile(page, 'utf8')));
	await rm(path.join(clientDir, '404'), {recursive: true});
	await rm(path.join(clientDir, '__spa-fallback.html'), {force: true});
};

/** Marks the root element of a page and keeps search engines away from it. */
const markNotFound = (html: string): string => {
	const marked = html.replace(/<html\b/i, '<html data-not-found');
	return /<meta name="robots"/i.test(marked)
		? marked
		: marked.replace(/<head\b[^>]*>(?:\s*<meta\s+charset=[^>]*>)?/i, '$&<meta name="robots" content="noindex"/>');
};
