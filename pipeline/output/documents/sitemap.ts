import {escapeText} from '../../base/text/escape-html';
import type {PageFacts} from '../html/page-facts';

const MAX_URLS = 50_000;

/** The pages that search engines should know: those that may be indexed and that are their own canonical page. */
export const indexable = (facts: readonly PageFacts[], url: string): PageFacts[] =>
	facts.filter(({path, canonical, noindex}) => !noindex && canonical === `${url}${path}`);

/** `sitemap.xml` for `pages`; `updated` knows the day of the last change of some. */
export const sitemap = (pages: readonly PageFacts[], url: string, updated: (path: string) => string | undefined): string => {
	if (pages.length > MAX_URLS) {
		throw new Error(`A sitemap can list at most ${MAX_URLS} URLs, got ${pages.length}.`);
	}
	const entries = pages.map(({path}) => {
		const day = updated(path);
		return `<url><loc>${escapeText(url + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
	});
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...entries,
		'</urlset>',
		'',
	].join('\n');
};

/** `robots.txt`: everything may be read; says where the sitemap is. */
export const robots = (url: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
