import {isLeftOut, listedPaths} from './optional-pages';
import {fixedPaths} from './route-table';

const files = ['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];
const known = new Set([...fixedPaths, ...files]);

/** Whether the site answers this path without a content page: a fixed route, a page of a list or gallery, or a written file. */
export const isSitePath = (path: string): boolean =>
	(known.has(path) && !isLeftOut(path)) ||
	/^\/blog\/page\/\d+$/.test(path) ||
	Object.values(listedPaths()).some((paths) => paths.includes(path));
