import {cleanPath} from '../../../app/navigation/clean-path';
import {escapeText} from '../../base/text/escape-html';
import type {CompiledPage} from '../../compiler/compile-page';
import {findEntry, type PostEntry} from '../../content/content-index';
import type {Cover, NeighborPost, Post, PostPreview, PostYear, Section} from '../../content/types';
import {compileEntry} from '../../site/content-pages';
import {type PageOptions, proseFields} from '../prose-page';
import {cardName, postAuthors, postCover, postEntries, readingMinutes} from './post-entries';

const withCover = (entry: PostEntry): {cover?: Cover} => {
	const cover = postCover(entry);
	return cover ? {cover} : {};
};

const toNeighbor = (entry: PostEntry | undefined): NeighborPost | undefined =>
	entry && {title: entry.frontMatter.title, path: entry.path, ...withCover(entry)};

/** A dated page by its path (`/blog/4-0`) or the last part of it (`4-0`), or null when there is none. */
export const getPost = async (section: Section, slugPath: string, options: PageOptions = {}): Promise<Post | null> => {
	const path = cleanPath(slugPath.startsWith('/') ? slugPath : `/${section}/${slugPath}`);
	const entry = findEntry(path);
	if (!entry || entry.section === 'docs' || entry.section !== section) {
		return null;
	}

	const posts = postEntries(section);
	const position = posts.findIndex((post) => post.path === path);
	const newer = toNeighbor(posts[position - 1]);
	const older = toNeighbor(posts[position + 1]);
	const page = await compileEntry(entry);
	const cover = page.html.includes(`data-demo="${entry.frontMatter.cover}"`) ? undefined : postCover(entry);
	return {
		...proseFields(entry, page, options, cardName(entry)),
		section,
		date: entry.frontMatter.date,
		authors: postAuthors(entry),
		readingMinutes: readingMinutes(page),
		tags: entry.frontMatter.tags ?? [],
		...(cover && {cover}),
		...(newer && {newer}),
		...(older && {older}),
	};
};

/** How lists show a post. */
export const postPreview = (entry: PostEntry, page: CompiledPage): PostPreview => {
	const {title, description, date, tags = []} = entry.frontMatter;
	return {
		path: entry.path,
		title,
		description,
		date,
		authors: postAuthors(entry),
		readingMinutes: readingMinutes(page),
		tags,
		...withCover(entry),
		previewHtml: page.previewHtml ?? `<p>${escapeText(description)}</p>`,
	};
};

/** All posts of a section with their previews, newest first. */
export const listPosts = async (section: Section): Promise<PostPreview[]> =>
	Promise.all(postEntries(section).map(async (entry) => postPreview(entry, await compileEntry(entry))));

/**
 * The posts of a section by year, newest first: only what a list shows of them, what it also needs to filter by tag (`tags`), or
 * what the archive shows, with descriptions and covers (`all`). Compiles nothing.
 */
export const postYears = async (section: Section, shows: 'titles' | 'tags' | 'all' = 'titles'): Promise<PostYear[]> => {
	const years = new Map<number, PostYear['posts']>();
	for (const entry of postEntries(section)) {
		const {title, date, description, tags = []} = entry.frontMatter;
		const year = Number(date.slice(0, 4));
		const post = {
			path: entry.path,
			title,
			date,
			...(shows !== 'titles' && {tags}),
			...(shows === 'all' && {description, ...withCover(entry)}),
		};
		years.set(year, [...(years.get(year) ?? []), post]);
	}

	return [...years].map(([year, posts]) => ({year, posts}));
};
