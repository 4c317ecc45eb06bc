import path from 'node:path';
import {cleanPath} from '../../../app/navigation/clean-path';
import type {Problem} from '../../base/problems';
import {unescapeHtml} from '../../base/text/escape-html';

/** What a written page contains: the places that can be linked to, and its links to the site itself. */
export type Written = {path: string; ids: Set<string>; links: Set<string>};

const all = (html: string, pattern: RegExp): Set<string> =>
	new Set([...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value)));

/** The place that a hash names. Browsers take one that can't be decoded literally. */
const placeOf = (hash: string): string => {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
};

/** Reads the ids and the links of a page. */
export const readWritten = (pagePath: string, html: string): Written => ({
	path: pagePath,
	ids: all(html, /\sid="([^"]+)"/g),
	links: all(html, /<a\s(?:[^>]*\s)?href="(\/[^"]*|#[^"]+)"/g),
});

/**
 * Links of written pages that lead nowhere: to no page or file of the site, or to no place of a page. The compiler checks
 * what authors write; this sees all pages, those made of components too. `exists` knows every URL of the site.
 */
export const brokenLinks = (pages: readonly Written[], exists: (path: string) => boolean, clientDir: string): Problem[] => {
	const ids = new Map(pages.map((page) => [cleanPath(page.path), page.ids]));
	// The page for unknown URLs is at none itself: it has the links of the others.
	return pages
		.filter((page) => exists(cleanPath(page.path)))
		.flatMap((page) =>
			[...page.links].flatMap((link): Problem[] => {
				const {pathname, hash} = new URL(link, `https://site.invalid${page.path}`);
				const target = cleanPath(pathname);
				const places = ids.get(target);
				const isThere = exists(target) && (hash === '' || !places || places.has(placeOf(hash)));
				return isThere ? [] : [{file: path.join(clientDir, page.path), message: `broken link to ${link}`}];
			}),
		);
};
