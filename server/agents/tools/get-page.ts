import {z} from 'zod';
import {cleanPath} from '../../../app/navigation/clean-path';
import {likelyPages, queryForPath} from '../../../app/search/likely-pages';
import {fencedLines} from '../../../pipeline/base/text/fenced-lines';
import {headingId, type IndexedPage} from '../../../pipeline/search/format';
import type {Docs} from '../docs';
import {defineTool, ToolError} from '../tool';

const MAX_ADDRESS = 300;
const AMONG = 40;
const SUGGESTED = 5;

type Address = {page: string; section: string | undefined};

/** The page and section that a path or a URL of the site names; any other URL is refused. */
const readAddress = (text: string, {url}: Docs): Address => {
	const address = URL.canParse(text, url) ? new URL(text, url) : undefined;
	if (address?.origin !== new URL(url).origin) {
		throw new ToolError(`Expected a path such as /docs/sequence, or a URL at ${url}`);
	}

	return {page: cleanPath(address.pathname.replace(/\.md$/, '')), section: address.hash.slice(1) || undefined};
};

const suggestions = async (page: string, {engine}: Docs): Promise<string> => {
	const {hits} = await engine.search(queryForPath(page), {limit: AMONG, snippetWords: 0});
	const likely = likelyPages(hits, page).slice(0, SUGGESTED);
	return likely.length === 0 ? 'Use search_docs to find it.' : `Did you mean ${likely.map(({url}) => url).join(', ')}?`;
};

/** Letters and numbers alone: Markdown escapes some signs of a heading and marks its code. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The depth of the heading on each line, 0 where there is none: between fences, `#` begins a comment. */
const headingDepths = (lines: readonly string[]): number[] =>
	fencedLines(lines).map((isCode, index) => (isCode ? 0 : (/^(#{1,6}) /.exec(lines[index]!)?.[1]?.length ?? 0)));

/** A heading of the page's Markdown form with everything below it, up to the next heading that is no part of it. */
const cutSection = (markdown: string, {headings, path}: IndexedPage, section: string): string => {
	const idOf = ({id, text}: IndexedPage['headings'][number]): string => id ?? headingId(text);
	const wanted = headings.find((heading) => idOf(heading) === section);
	const lines = markdown.split('\n');
	const depths = headingDepths(lines);
	const isSame = (depth: number, text: string): boolean => depth === wanted?.depth && bare(text) === bare(wanted.text);
	// Several headings may have one text, such as a prop of two components.
	const earlier = headings.slice(0, wanted && headings.indexOf(wanted)).filter(({depth, text}) => isSame(depth, text)).length;
	const start = lines.flatMap((line, index) => (isSame(depths[index]!, line) ? [index] : []))[earlier];
	if (!wanted || start === undefined) {
		throw new ToolError(
			`${path} has no section #${section}. It has ${headings.map((heading) => `#${idOf(heading)}`).join(', ') || 'none'}`,
		);
	}

	const end = depths.findIndex((depth, index) => index > start && depth > 0 && depth <= wanted.depth);
	return lines.slice(start, end === -1 ? undefined : end).join('\n');
};

export const getPage = defineTool({
	name: 'get_page',
	title: 'Read a page',
	description: 'A page of the documentation as Markdown, or one section of it when the path ends in #section.',
	input: z.strictObject({
		path: z.string().trim().min(1).max(MAX_ADDRESS).describe('Such as /docs/renderer/render-media or /docs/renderer/render-media#crf'),
	}),
	async run({path}, {docs}) {
		const {page, section} = readAddress(path, docs);
		const markdown = await docs.markdown(page);
		if (markdown === undefined) {
			throw new ToolError(`There is no page ${page}. ${await suggestions(page, docs)}`);
		}

		const indexed = docs.pages.get(page);
		return section && indexed ? `Section of ${docs.url}${page}#${section}\n\n${cutSection(markdown, indexed, section)}` : markdown;
	},
});
