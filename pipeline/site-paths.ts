import {listExperts} from './people/experts';
import {fixedPaths} from './route-table';
import {piecePaths} from './showcase/gallery';

const files = ['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];
const known = new Set([...fixedPaths, ...files]);

/** Whether the site answers this path without a content page: a fixed route, a page of a list or gallery, a profile, or a written file. */
export const isSitePath = (path: string): boolean =>
	known.has(path) ||
	/^\/blog\/page\/\d+$/.test(path) ||
	(path.startsWith('/experts/') && listExperts().some((expert) => expert.path === path)) ||
	(path.startsWith('/showcase/') && piecePaths().includes(path));
