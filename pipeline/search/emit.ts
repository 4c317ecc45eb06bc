import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {collections} from '../collections';
import {findEntry, kindOf} from '../content/content-index';
import type {ListedPage} from '../content/types';
import {compiledPage} from '../site/content-pages';
import {listPages} from '../site/page-lists';
import {SEARCH_FORMAT, type TextFile, TITLES_PATH, type TitlesFile} from './format';
import {type SearchablePage, toRecords} from './records';

/** A page that isn't prose is found by what the list of pages and its collection say about it. */
const fromList = (listed: ListedPage): SearchablePage => {
	const words = collections.map(({searchable}) => searchable?.(listed.path)).find((found) => found !== undefined);
	return {...listed, kind: 'page', headings: [], text: [], ...words};
};

type Find = (listed: ListedPage) => Promise<SearchablePage>;

const searchablePage: Find = async (listed) => {
	const entry = findEntry(listed.path);
	if (!entry) {
		return fromList(listed);
	}

	const {headings, text, links} = await compiledPage(listed.path);
	const {title, description, keywords, answers} = entry.frontMatter;
	const symbols = entry.section === 'docs' ? entry.frontMatter.symbols : undefined;
	return {
		path: listed.path,
		title,
		description,
		kind: kindOf(entry),
		headings,
		text,
		symbols,
		keywords,
		answers,
		links: links.map(({to}) => to),
	};
};

/** The two files of the embedded search by site path. The name of the text says its content, so it may be kept forever. */
export const searchFiles = async (
	find: Find = searchablePage,
): Promise<{titles: TitlesFile; texts: TextFile; files: Map<string, string>}> => {
	const {groups, records} = await toRecords(listPages(), find);
	const texts = records.map((record) => record.texts);
	const textBody = JSON.stringify(texts);
	const text = `text.${createHash('sha256').update(textBody).digest('hex').slice(0, 10)}.json`;
	const titles: TitlesFile = {format: SEARCH_FORMAT, text, groups, pages: records.map(({page}) => page)};
	return {
		titles,
		texts,
		files: new Map([
			[TITLES_PATH, JSON.stringify(titles)],
			[path.posix.join(path.posix.dirname(TITLES_PATH), text), textBody],
		]),
	};
};

/** Writes the index of the embedded search into the client folder. */
export const emitSearch = async (clientDir: string): Promise<void> => {
	const {files} = await searchFiles();
	for (const [name, body] of files) {
		const file = path.join(clientDir, name);
		await mkdir(path.dirname(file), {recursive: true});
		await writeFile(file, body);
	}
};

let made: ReturnType<typeof searchFiles> | undefined;

/**
 * A file of the index in development, by site path; made anew whenever the first tier is asked for. A faulty page is found
 * by its title only, so that it fails no other.
 * @public loaded by the development server
 */
export const developmentFile = async (name: string): Promise<string | undefined> => {
	if (name === TITLES_PATH || !made) {
		made = searchFiles((listed) => searchablePage(listed).catch(() => fromList(listed)));
	}

	return (await made).files.get(name);
};
