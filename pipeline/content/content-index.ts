import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {cleanPath} from '../../app/navigation/clean-path';
import {normalizeText, readText} from '../base/data/read-text';
import {pathFrom} from '../base/file-paths';
import {listFiles} from '../base/list-files';
import {pathOfFile} from '../base/paths';
import {ContentError, type Problem, valueOrProblems} from '../base/problems';
import {sharedState} from '../base/shared-state';
import {contentDir} from '../base/site-dir';
import {type DocsFrontMatter, frontMatterProblem, type PostFrontMatter, parseFrontMatter} from './front-matter';
import {promisedTitle} from './manifest';
import {type Section, sections} from './types';

/** Bytes that hold the front matter of nearly every page. */
const FIRST_READ = 2048;

type Entry<Name extends Section, FrontMatter> = {section: Name; path: string; file: string; relativeFile: string; frontMatter: FrontMatter};
export type DocsEntry = Entry<'docs', DocsFrontMatter>;
export type PostEntry = Entry<Exclude<Section, 'docs'>, PostFrontMatter>;

/** One content file: its URL, its absolute file, its path inside `content/` and its validated front matter. */
export type PageEntry = DocsEntry | PostEntry;

/** `pages` holds what is valid, by path; `problems` what is not, by the path that it would have. */
export type ContentIndex = {pages: Map<string, PageEntry>; problems: Map<string, Problem[]>};

/** The beginning of a file up to the end of its front matter at least. All of it if the front matter has no end. */
const readStart = (file: string): string => {
	const handle = fs.openSync(file, 'r');
	try {
		const buffer = Buffer.allocUnsafe(FIRST_READ);
		const start = normalizeText(buffer.toString('utf8', 0, fs.readSync(handle, buffer, 0, FIRST_READ, 0)));
		return /\n---[ \t]*\n/.test(start) ? start : readText(file);
	} finally {
		fs.closeSync(handle);
	}
};

/** What is meant to be a page. Only `.mdx` makes one; other endings are problems. */
const PAGE = /\.mdx?$/i;

/** Pages of a section, as paths inside `content/`. */
const pageFiles = (section: Section): string[] => {
	return listFiles(path.join(contentDir, section))
		.filter((file) => PAGE.test(file))
		.map((file) => pathFrom(contentDir, file));
};

const FILE_NAME = /^[a-z\d/-]+\.mdx$/;

const readEntry = (relativeFile: string): PageEntry | Problem[] => {
	const file = path.join(contentDir, relativeFile);
	const section = relativeFile.split('/')[0] as Section;
	if (!relativeFile.endsWith('.mdx')) {
		return [{file, message: 'expected a page to be an .mdx file'}];
	}

	if (section !== 'docs' && relativeFile.split('/').length > 2) {
		return [{file, message: `is in a folder, expected a page directly in content/${section}/`}];
	}

	if (!FILE_NAME.test(relativeFile)) {
		return [{file, message: 'becomes a URL, expected a name of small letters, digits and hyphens'}];
	}

	const start = valueOrProblems(() => readStart(file));
	if (start.problems) {
		return start.problems;
	}

	const result = parseFrontMatter(start.value, {file, section});
	if (result.problems) {
		return result.problems;
	}

	const pagePath = pathOfFile(relativeFile);
	const promised = promisedTitle(pagePath);
	if (promised !== undefined && promised !== result.value.title) {
		return [frontMatterProblem(file, ['title'], `expected "${promised}", its title in content/manifest/`)];
	}

	return {section, path: pagePath, file, relativeFile, frontMatter: result.value} as PageEntry;
};

const scan = (): ContentIndex => {
	const index: ContentIndex = {pages: new Map(), problems: new Map()};
	const owners = new Map<string, string>();
	for (const relativeFile of sections.flatMap(pageFiles)) {
		const pagePath = encodeURI(pathOfFile(relativeFile.replace(PAGE, '.mdx')));
		const owner = owners.get(pagePath);
		if (owner !== undefined) {
			const message = `the URL ${pagePath} is taken by content/${owner}, expected one file for each URL`;
			index.problems.set(pagePath, [...(index.problems.get(pagePath) ?? []), {file: path.join(contentDir, relativeFile), message}]);
			continue;
		}

		owners.set(pagePath, relativeFile);
		const entry = readEntry(relativeFile);
		if (Array.isArray(entry)) {
			index.problems.set(pagePath, entry);
		} else {
			index.pages.set(pagePath, entry);
		}
	}

	return index;
};

const state = sharedState('content-index', scan);

/** Every page of `content/`, read once. Never throws for a faulty page: see `problems`. */
export const contentIndex = (): ContentIndex => state.get();

/**
 * Forgets what was read. With the file of a page whose URL is known, only that file is read again, so that an
 * edit costs the same on a site of any size. Returns whether other pages may see a difference: words below the front
 * matter are only the page's own.
 */
export const invalidateIndex = (file?: string): boolean => {
	const index = state.peek();
	const relativeFile = file && pathFrom(contentDir, file);
	const known = index && relativeFile && index.pages.get(pathOfFile(relativeFile));
	if (!index || !known || known.relativeFile !== relativeFile || index.problems.has(known.path) || !fs.existsSync(known.file)) {
		state.clear();
		return true;
	}

	const entry = readEntry(known.relativeFile);
	if (Array.isArray(entry)) {
		state.clear();
		return true;
	}

	index.pages.set(entry.path, entry);
	return !isDeepStrictEqual(entry.frontMatter, known.frontMatter);
};

/** All faults of front matter and URLs, as one list. */
export const indexProblems = (): Problem[] => [...contentIndex().problems.values()].flat();

/** The entry of a path, or undefined when there is no such page. Throws when its file is faulty. */
export const findEntry = (pagePath: string): PageEntry | undefined => {
	const {pages, problems} = contentIndex();
	const faults = problems.get(pagePath);
	if (faults) {
		throw new ContentError(faults);
	}

	return pages.get(pagePath);
};

/** What lists of search results call a page: the kind of a docs page, otherwise its section. */
export const kindOf = (entry: PageEntry): string => (entry.section === 'docs' ? entry.frontMatter.kind : entry.section);

/** The title of a content page, if there is one at this path. */
export const titleOf = (pagePath: string): string | undefined => findEntry(cleanPath(pagePath))?.frontMatter.title;
