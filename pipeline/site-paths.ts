import {fixedPaths} from './route-table';
import {isTemplatePath} from './templates';

const files = ['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];
const known = new Set([...fixedPaths.filter((path) => path !== '/templates'), ...files]);

/** Whether the site answers this path without a content page: a fixed route, a page of the blog list, a template, or a written file. */
export const isSitePath = (path: string): boolean => known.has(path) || /^\/blog\/page\/\d+$/.test(path) || isTemplatePath(path);
