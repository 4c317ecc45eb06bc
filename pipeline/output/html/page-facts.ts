import {unescapeHtml} from '../../base/text/escape-html';

/** What the written page says about itself. `path` is its URL path. */
export type PageFacts = {path: string; canonical?: string; noindex: boolean; title?: string; description?: string};

const attribute = (tag: string, name: string): string | undefined => {
	const value = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
	return value && unescapeHtml(value);
};

/** Reads canonical link, robots rule, title and description from the head of a page. */
export const readPageFacts = (path: string, html: string): PageFacts => {
	const head = html.slice(0, html.indexOf('</head>'));
	const tags = head.match(/<(?:link|meta)\b[^>]*>/gi) ?? [];
	const canonical = tags.find((tag) => attribute(tag, 'rel') === 'canonical');
	const description = tags.find((tag) => attribute(tag, 'name') === 'description');
	const title = tags.find((tag) => attribute(tag, 'property') === 'og:title');
	const robots = tags.find((tag) => attribute(tag, 'name') === 'robots');
	return {
		path,
		canonical: canonical && attribute(canonical, 'href'),
		...(title && {title: attribute(title, 'content')}),
		...(description && {description: attribute(description, 'content')}),
		noindex: Boolean(robots && /noindex/.test(attribute(robots, 'content') ?? '')),
	};
};
