import path from 'node:path';
import {listFiles as listServed} from '../../server/static/files';
import {emitForAgents} from '../agents/emit';
import {emitPassages} from '../assistant/emit';
import {throwProblems} from '../base/problems';
import {buildDir, cacheDir, clientDir, contentDir} from '../base/site-dir';
import {listPosts} from '../collections/posts/posts';
import type {SiteConfig} from '../config/schema';
import {emitPlayground} from '../playground/emit';
import {emitSearch} from '../search/emit';
import {pageExists} from '../site/addresses';
import {compiledPage, contentPages, contentPaths, updatedOf} from '../site/content-pages';
import {listPages} from '../site/page-lists';
import {readRedirects} from '../site/redirects';
import {sidebarFile, sidebarIds} from '../site/sidebars';
import {brokenLinks} from './check-written';
import {compressFiles} from './compress';
import {allowedHosts} from './content-security-policy';
import {blogFeeds, feedPaths} from './feeds';
import {writeInto} from './files';
import {emitHostFiles} from './host-files';
import {finishHtmlPages} from './html-pages';
import {emitNotFound} from './not-found';
import {emitPosters} from './posters';
import {emitRedirects, liveRedirects} from './redirects';
import {emitSidebars} from './sidebars';
import {indexable, robots, sitemap} from './sitemap';

/**
 * Writes everything that a site consists of beside its prerendered pages and scripts. Runs after the pages are there;
 * compression comes last, when no file changes any more.
 */
export const emitAll = async (config: SiteConfig): Promise<void> => {
	const {url} = config;
	await emitNotFound(clientDir);
	const redirects = liveRedirects(readRedirects(), path.join(contentDir, 'redirects.json'), pageExists);
	await emitRedirects(redirects, {buildDir, clientDir, url});
	const written = await finishHtmlPages(clientDir, allowedHosts(config));
	const pages = indexable(written, url);
	await writeInto(clientDir, 'sitemap.xml', sitemap(pages, url, updatedOf));
	await writeInto(clientDir, 'robots.txt', robots(url));
	await emitForAgents(
		clientDir,
		{pages, contentPages: contentPages(), markdown: async (page) => (await compiledPage(page)).markdown, sections: listPages()},
		config,
	);
	await emitPassages(clientDir, contentPaths());
	await emitFeeds(config);
	await emitSidebars(clientDir, sidebarIds(), sidebarFile);
	await emitSearch(clientDir);
	await emitPosters(clientDir);
	if (pageExists('/playground')) await emitPlayground(clientDir);
	await emitHostFiles(redirects, {buildDir, clientDir});
	const served = listServed(clientDir);
	const moved = new Set(redirects.map(({from}) => from));
	throwProblems(brokenLinks(written, (address) => served.has(address) || moved.has(address) || isOtherLocale(address, config), clientDir));
	await compressFiles(clientDir, path.join(cacheDir, 'compressed'));
};

/** Other languages are sites of their own, built apart. */
const isOtherLocale = (address: string, {locales}: SiteConfig): boolean =>
	locales.list.some(({code}) => code !== locales.default && (address === `/${code}` || address.startsWith(`/${code}/`)));

const emitFeeds = async (config: SiteConfig): Promise<void> => {
	const feeds = blogFeeds(await listPosts('blog'), config);
	await writeInto(clientDir, feedPaths.rss, feeds.rss);
	await writeInto(clientDir, feedPaths.atom, feeds.atom);
	await writeInto(clientDir, feedPaths.json, feeds.json);
};
