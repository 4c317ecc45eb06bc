import path from 'node:path';
import {servedFiles} from '../../server/static/files';
import {listFiles} from '../base/list-files';
import {throwProblems} from '../base/problems';
import {buildDir, cacheDir, clientDir} from '../base/site-dir';
import type {SiteConfig} from '../config/schema';
import {liveRedirects} from '../site/redirects';
import {compressFiles, pruneCompressed} from './compress';
import {indexable} from './documents/sitemap';
import {emitHostFiles} from './hosts/host-files';
import {emitRedirects, withMarkdownForms} from './hosts/redirects';
import {brokenLinks} from './html/check-written';
import {allowedHosts} from './html/content-security-policy';
import {finishHtmlPages} from './html/html-pages';
import {emitNotFound} from './html/not-found';
import {builtSite} from './output-site';
import {writeOutputs} from './write-outputs';

/**
 * Writes everything that a site consists of beside its prerendered pages and scripts. Runs after the pages are there. They
 * are compressed on processors that the making of the other files leaves idle, and these at the end: no file changes any more
 * once it is compressed.
 */
export const emitAll = async (config: SiteConfig): Promise<void> => {
	const {url} = config;
	await emitNotFound(clientDir);
	const redirects = withMarkdownForms(liveRedirects());
	await emitRedirects(redirects, {buildDir, clientDir, url});
	const written = await finishHtmlPages(clientDir, allowedHosts(config));
	const pages = indexable(written, url);
	const compressed = path.join(cacheDir, 'compressed');
	const finished = listFiles(clientDir);
	await Promise.all([compressFiles(finished, compressed), writeOutputs(clientDir, builtSite(config, pages, clientDir))]);
	await emitHostFiles(redirects, {buildDir, clientDir});
	const served = servedFiles(clientDir);
	const moved = new Set(redirects.map(({from}) => from));
	throwProblems(brokenLinks(written, (address) => served.has(address) || moved.has(address) || isOtherLocale(address, config), clientDir));
	const early = new Set(finished);
	await compressFiles(
		listFiles(clientDir).filter((file) => !early.has(file)),
		compressed,
	);
	await pruneCompressed(compressed);
};

/** Other languages are sites of their own, built apart. */
const isOtherLocale = (address: string, {locales}: SiteConfig): boolean =>
	locales.list.some(({code}) => code !== locales.default && (address === `/${code}` || address.startsWith(`/${code}/`)));
