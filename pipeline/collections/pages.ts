import {escapeText} from '../base/escape-html';
import {normalizePath} from '../base/paths';
import {throwProblems} from '../base/problems';
import {compileCached} from '../compiler/compile-cached';
import {jobOf} from '../compiler/compile-job';
import type {CompiledPage} from '../compiler/compile-page';
import {contentIndex, findEntry, type PageEntry, type PostEntry} from '../content/content-index';
import {lastChange} from '../content/git-dates';
import {placeInSidebar, sidebarProblems} from '../content/sidebars';
import type {DocPage, PageLink, Post, PostPreview, PostYear, Section} from '../content/types';
import {ogImage} from '../site/og-image';
import {siteSnapshot} from '../site/snapshot';
import {postAuthors, postEntries, readingMinutes} from './posts';

export {titleOf} from '../content/content-index';
export {sidebarFile, sidebarIds} from '../content/sidebars';
export {listPages} from '../site/page-lists';
export {pageExists} from '../site/site-paths';

type PageOptions = {/** Address of the folder `content/` for editing, without trailing slash. */ editUrlBase?: string};

const compile = async (entry: PageEntry): Promise<CompiledPage> =>
	(await compileCached(jobOf(entry), siteSnapshot(), {development: process.env.NODE_ENV === 'development'})).page;

const sharedFields = (
	{section, path, relativeFile, frontMatter}: PageEntry,
	page: CompiledPage,
	{editUrlBase}: PageOptions,
	category?: string,
) => {
	const updated = lastChange(relativeFile);
	const image = ogImage({section, path, ...(category ? {category} : {})});
	return {
		path,
		title: frontMatter.title,
		...(frontMatter.metaTitle && {metaTitle: frontMatter.metaTitle}),
		description: frontMatter.description,
		html: page.html,
		headings: page.headings,
		islands: page.islands,
		...(updated ? {updated} : {}),
		...(editUrlBase ? {editUrl: `${editUrlBase}/${relativeFile}`} : {}),
		...(image ? {image} : {}),
	};
};

/** A docs page with its place in the sidebar, or null when there is none. Throws with file and line when it is faulty. */
export const getDocPage = async (path: string, options: PageOptions = {}): Promise<DocPage | null> => {
	const entry = findEntry(normalizePath(path));
	if (entry?.section !== 'docs') {
		return null;
	}

	throwProblems(sidebarProblems());
	const {sidebar, breadcrumbs, previous, next} = placeInSidebar(entry.path, entry.frontMatter.title);
	return {
		...sharedFields(entry, await compile(entry), options, breadcrumbs[0]?.label),
		kind: entry.frontMatter.kind,
		breadcrumbs,
		...(sidebar && {sidebar}),
		...(previous && {previous}),
		...(next && {next}),
	};
};

const toLink = (entry: PostEntry | undefined): PageLink | undefined => entry && {title: entry.frontMatter.title, path: entry.path};

/** A dated page by its path (`/blog/4-0`) or the last part of it (`4-0`), or null when there is none. */
export const getPost = async (section: Section, slugPath: string, options: PageOptions = {}): Promise<Post | null> => {
	const path = normalizePath(slugPath.startsWith('/') ? slugPath : `/${section}/${slugPath}`);
	const entry = findEntry(path);
	if (!entry || entry.section === 'docs' || entry.section !== section) {
		return null;
	}

	const posts = postEntries(section);
	const position = posts.findIndex((post) => post.path === path);
	const newer = toLink(posts[position - 1]);
	const older = toLink(posts[position + 1]);
	const page = await compile(entry);
	return {
		...sharedFields(entry, page, options),
		section,
		date: entry.frontMatter.date,
		authors: postAuthors(entry),
		readingMinutes: readingMinutes(page),
		...(newer && {newer}),
		...(older && {older}),
	};
};

/** All posts of a section with their previews, newest first. */
export const listPosts = async (section: Section): Promise<PostPreview[]> =>
	Promise.all(
		postEntries(section).map(async (entry) => {
			const page = await compile(entry);
			const {title, description, date} = entry.frontMatter;
			return {
				path: entry.path,
				title,
				description,
				date,
				authors: postAuthors(entry),
				readingMinutes: readingMinutes(page),
				previewHtml: page.previewHtml ?? `<p>${escapeText(description)}</p>`,
			};
		}),
	);

/** The posts of a section by year, newest first. Needs no compilation. */
export const postYears = async (section: Section): Promise<PostYear[]> => {
	const years = new Map<number, PostYear['posts']>();
	for (const {path, frontMatter} of postEntries(section)) {
		const year = Number(frontMatter.date.slice(0, 4));
		years.set(year, [...(years.get(year) ?? []), {path, title: frontMatter.title, date: frontMatter.date}]);
	}

	return [...years].map(([year, posts]) => ({year, posts}));
};

/** Paths of all pages that come from content. */
export const allContentPaths = (): string[] => [...contentIndex().pages.keys()];

/** What every content page says of itself. */
export const contentPages = (): {path: string; title: string; description: string; updated?: string}[] =>
	[...contentIndex().pages.values()].map(({path, relativeFile, frontMatter: {title, description}}) => {
		const updated = lastChange(relativeFile);
		return {path, title, description, ...(updated ? {updated} : {})};
	});

/** The Markdown form of a content page. Throws when there is no such page. */
export const getMarkdown = async (path: string): Promise<string> => (await getCompiledPage(path)).markdown;

/** Everything that the compiler made of a page, for search and for checks. Throws when there is no such page. */
export const getCompiledPage = async (path: string): Promise<CompiledPage> => {
	const entry = findEntry(normalizePath(path));
	if (!entry) {
		throw new Error(`There is no content page ${path}`);
	}

	return compile(entry);
};

/** Day of the last change of a page, for the sitemap. */
export const updatedOf = (path: string): string | undefined => {
	const entry = contentIndex().pages.get(normalizePath(path));
	return entry && lastChange(entry.relativeFile);
};
