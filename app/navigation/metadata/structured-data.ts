/** A page's structured data for search engines. `url` and `picture` are absolute; days are YYYY-MM-DD. */
export type Described = {
	site: {name: string; url: string};
	path: string;
	title: string;
	description: string;
	picture: string;
	published?: string;
	updated?: string;
	breadcrumbs?: readonly {label: string; path?: string}[];
};

const kindOf = (path: string): string => (/^\/docs\b/.test(path) ? 'TechArticle' : /^\/blog\b/.test(path) ? 'BlogPosting' : 'Article');

const article = ({site, path, title, description, picture, published, updated}: Described) => ({
	'@type': kindOf(path),
	headline: title,
	description,
	image: picture,
	url: site.url + path,
	...(published ? {datePublished: published} : {}),
	...(updated ? {dateModified: updated} : {}),
	publisher: {'@type': 'Organization', name: site.name, url: site.url},
});

/** The breadcrumbs with a page of their own, since all but the last need a URL. The last one is the page itself. */
const breadcrumbList = ({site, breadcrumbs = []}: Described) => {
	const trail = breadcrumbs.filter(({path}, index) => path !== undefined || index === breadcrumbs.length - 1);
	return trail.length < 2
		? []
		: [
				{
					'@type': 'BreadcrumbList',
					itemListElement: trail.map(({label, path}, index) => ({
						'@type': 'ListItem',
						position: index + 1,
						name: label,
						...(path && index < trail.length - 1 ? {item: site.url + path} : {}),
					})),
				},
			];
};

/** JSON-LD of an article with its breadcrumbs. */
export const articleData = (page: Described): object => ({
	'@context': 'https://schema.org',
	'@graph': [article(page), ...breadcrumbList(page)],
});

/** JSON-LD of the home page: the site and its search. */
export const siteData = ({site, description}: Pick<Described, 'site' | 'description'>): object => ({
	'@context': 'https://schema.org',
	'@type': 'WebSite',
	name: site.name,
	url: site.url,
	description,
	potentialAction: {
		'@type': 'SearchAction',
		target: {'@type': 'EntryPoint', urlTemplate: `${site.url}/search?q={search_term_string}`},
		'query-input': 'required name=search_term_string',
	},
});
