import type {Root} from 'mdast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Source} from '../../app/playground/files';
import {HighlightContext} from '../../prose/code/code-figure';
import type {PassageSection} from '../assistant/format';
import {shownPassages} from '../assistant/page-passages';
import {toPassages} from '../assistant/passages';
import {ContentError, type Problem, throwProblems} from '../base/problems';
import {blankFrontMatter} from '../content/front-matter';
import type {Heading, PageHovers} from '../content/types';
import {loadHighlighter} from './code/highlight';
import type {CompileJob} from './compile-job';
import {prepareComponents} from './mdx/components';
import {markEmptyHeaders} from './mdx/empty-headers';
import {identifyHeadings} from './mdx/headings';
import {drawSlots, fillSlots, splitPreview, ViewsContext} from './mdx/html-form';
import {inlineIncludes} from './mdx/includes';
import {resolveLinks} from './mdx/links';
import {toMarkdownTrees, writeMarkdown} from './mdx/markdown-form';
import {alignNames} from './mdx/names';
import {createContext, type LinkUse, type PageContext} from './mdx/page-context';
import {isHead, placePageHead} from './mdx/page-head';
import {parseMdx} from './mdx/parse';
import {setQuotationMarks} from './mdx/quotation-marks';
import {type SectionText, sectionTexts} from './mdx/section-text';
import {toProblem} from './mdx/syntax-error';
import {markTables} from './mdx/tables';
import type {RecordedAnswers, SiteSnapshot} from './site-snapshot';

/** A page to compile. `file` is absolute; `source` is the whole file, front matter included. */
export type PageSource = CompileJob & {source: string};

/** A compiled page, as plain data. Dates, neighbors and image URLs are added later. */
export type CompiledPage = {
	path: string;
	html: string;
	/** The part of a post above its truncate mark. */
	previewHtml?: string;
	headings: Heading[];
	islands: string[];
	/** Hover cards for names in samples, if there are any. */
	hovers?: PageHovers;
	/** Samples that open in the playground, if there are any. */
	sources?: Source[];
	markdown: string;
	text: SectionText[];
	/** What the assistant may show of the page, by its headings. */
	passages: PassageSection[];
	links: LinkUse[];
	pending: LinkUse[];
	warnings: Problem[];
	/** Files (absolute) and answers about the rest of the site that the result depends on. */
	dependencies: {files: string[]; answers: RecordedAnswers};
};

const parsePage = ({source, file}: PageSource): Root => {
	try {
		return parseMdx(blankFrontMatter(source), file);
	} catch (error) {
		throw new ContentError([toProblem(error, file)]);
	}
};

const compileTree = (tree: Root, page: PageSource, context: PageContext) => {
	inlineIncludes(tree, context);
	setQuotationMarks(tree);
	prepareComponents(tree, context);
	markEmptyHeaders(tree);
	markTables(tree);
	const headings = identifyHeadings(tree, context);
	placePageHead(tree, headings, page, context);
	resolveLinks(tree, context);
	throwProblems(context.problems);
	const {whole, body} = toMarkdownTrees(tree, isHead);
	const forms = {headings, markdown: writeMarkdown(whole, page.title), text: sectionTexts(body)};
	// Cut before the names are aligned and the slots filled, which changes the tree.
	const sections = toPassages(whole);
	alignNames(tree);
	return {forms, sections, views: fillSlots(tree), tree};
};

/**
 * Compiles one page to HTML and to Markdown. Learns of the rest of the site only what it asks the snapshot; anchors in other
 * pages are left to `checkLinks`. Throws a `ContentError` with every fault of the page.
 */
export const compilePage = async (
	page: PageSource,
	site: SiteSnapshot,
	{development = false}: {development?: boolean} = {},
): Promise<CompiledPage> => {
	const context = createContext({path: page.path, file: page.file, site, development});
	const {views, forms, sections, tree} = compileTree(parsePage(page), page, context);
	const highlight = await loadHighlighter(context.languages);
	const html = renderToStaticMarkup(
		createElement(HighlightContext, {value: highlight}, createElement(ViewsContext, {value: views}, drawSlots(tree))),
		{identifierPrefix: 'p'},
	);
	return {
		path: page.path,
		...splitPreview(html),
		...forms,
		passages: shownPassages(page.title, sections, html),
		islands: [...context.islands],
		...(context.hovers.samples.length > 0 && {hovers: context.hovers}),
		...(context.sources.length > 0 && {sources: context.sources}),
		links: context.links,
		pending: context.pending,
		warnings: context.warnings,
		dependencies: {files: [...context.files], answers: context.answers},
	};
};
