import {normalizePath} from '../base/paths';
import {derivedState} from '../base/shared-state';
import {contentIndex} from '../content/content-index';
import {isLeftOut, listedPaths} from './optional-pages';
import {fixedPaths} from './route-table';

const files = [
	'/llms.txt',
	'/llms-full.txt',
	'/facts/index.json',
	'/facts/schema.json',
	'/.well-known/agent-skills/index.json',
	'/sitemap.xml',
	'/blog/rss.xml',
	'/blog/atom.xml',
	'/blog/feed.json',
];
const known = new Set([...fixedPaths, ...files]);
const listed = derivedState('listed-paths', () => new Set(Object.values(listedPaths()).flat()));

/** Every address that the site answers without a content page and that can be listed: all but the pages of the blog's list. */
export const sitePaths = (): string[] => [...[...known].filter((path) => !isLeftOut(path)), ...listed()];

/** Whether the site answers this path without a content page: a fixed route, a page of a list or gallery, or a written file. */
export const isSitePath = (path: string): boolean =>
	(known.has(path) && !isLeftOut(path)) || /^\/blog\/page\/\d+$/.test(path) || listed().has(path);

/** Whether the site answers this path, with a content page or a route of its own. Query and hash do not belong in it. */
export const pageExists = (path: string): boolean => {
	const page = normalizePath(path);
	return contentIndex().pages.has(page) || isSitePath(page);
};
