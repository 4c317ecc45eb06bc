import siteConfig from 'virtual:site-config';
import type {MetaDescriptor} from 'react-router';
import {islandStyles} from '../../islands/island-styles';
import {articleData, type Described, siteData} from './structured-data';

type PageMeta = {
	path: string;
	title: string;
	/** The document's title, if `title` isn't unique to the page. */
	metaTitle?: string;
	description: string;
	image?: string;
	type?: 'website' | 'article';
	published?: string;
	updated?: string;
	breadcrumbs?: Described['breadcrumbs'];
	noIndex?: boolean;
	/** Names of the islands on the page. */
	islands?: string[];
};

/** Title, description, canonical link and Open Graph fields of a page. `path` has no trailing slash. */
export function pageMeta({
	path,
	title,
	metaTitle = title,
	description,
	image = '/og/default.jpg',
	type = 'website',
	published,
	updated,
	breadcrumbs,
	noIndex,
	islands,
}: PageMeta): MetaDescriptor[] {
	const url = siteConfig.url + path;
	const picture = siteConfig.url + image;
	const fullTitle = path === '/' ? metaTitle : `${metaTitle} | ${siteConfig.title}`;
	return [
		{title: fullTitle},
		{name: 'description', content: description},
		...(noIndex
			? [{name: 'robots', content: 'noindex'}]
			: [
					{tagName: 'link', rel: 'canonical', href: url},
					{tagName: 'link', rel: 'alternate', type: 'text/markdown', href: `${path === '/' ? '/index' : path}.md`},
				]),
		{property: 'og:title', content: title},
		{property: 'og:description', content: description},
		{property: 'og:type', content: type},
		{property: 'og:url', content: url},
		{property: 'og:site_name', content: siteConfig.title},
		{property: 'og:image', content: picture},
		{property: 'og:image:width', content: '1200'},
		{property: 'og:image:height', content: '630'},
		{property: 'og:image:alt', content: title},
		{name: 'twitter:card', content: 'summary_large_image'},
		...(published ? [{property: 'article:published_time', content: published}] : []),
		...(import.meta.env.SSR ? structuredData({path, title, description, picture, published, updated, breadcrumbs}, type) : []),
		...islandStyles(islands),
	];
}

/**
 * JSON-LD for articles and the home page. Only prerendered documents have it: search engines load every page in full, so browsers don't
 * need the code that creates it.
 */
function structuredData(page: Omit<Described, 'site'>, type: PageMeta['type']): MetaDescriptor[] {
	const site = {name: siteConfig.title, url: siteConfig.url};
	if (type === 'article') {
		return [{'script:ld+json': articleData({...page, site})}];
	}

	return page.path === '/' ? [{'script:ld+json': siteData({...page, site})}] : [];
}
