import {stringify} from 'yaml';
import {fencedLines} from '../base/text/fenced-lines';
import type {SiteConfig} from '../config/schema';

/** What a Markdown form says of itself before its text. `updated` is an ISO day. */
export type MarkdownPage = {path: string; title: string; description: string; updated?: string; markdown: string};

/** Makes links to the site absolute, so that they work wherever the text ends up; code stays as it is. */
export const withAbsoluteLinks = (markdown: string, url: string): string => {
	const lines = markdown.split('\n');
	const isCode = fencedLines(lines);
	return lines
		.map((line, index) =>
			isCode[index]
				? line
				: line.replace(/(`+[^`]*`+)|(\]\()(\/(?!\/)[^)\s]*)/g, (whole, code, start, path) => (code ? whole : `${start}${url}${path}`)),
		)
		.join('\n');
};

/** The file that a page has as its Markdown form: front matter, the way to all other pages, and the text. */
export const markdownFile = (
	{path, title, description, updated, markdown}: MarkdownPage,
	{url, docsVersion}: Pick<SiteConfig, 'url' | 'docsVersion'>,
): string => {
	const facts = {title, description, url: url + path, version: docsVersion, ...(updated ? {updated} : {})};
	return `---\n${stringify(facts, {lineWidth: 0})}---\n\n> All pages of this site: ${url}/llms.txt\n\n${withAbsoluteLinks(markdown.trim(), url)}\n`;
};
