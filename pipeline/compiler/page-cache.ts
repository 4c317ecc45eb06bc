import fs from 'node:fs';
import path from 'node:path';
import {hashOf} from '../base/hash';
import {replaceFileSync} from '../base/replace-file';
import {cacheDir, siteDir} from '../base/site-dir';
import type {CompiledPage, PageSource} from './compile-page';
import {hashOfCompiler} from './compiler-hash';
import {givesSameAnswers, type SiteSnapshot} from './site-snapshot';

type Options = {development: boolean};

const directory = path.join(cacheDir, 'pages', hashOf(siteDir).slice(0, 8));

/** The file in the cache that holds a page. */
export const cacheFileOf = (page: string, {development}: Options): string =>
	path.join(directory, development ? 'development' : 'production', `${page === '/' ? '/index' : page}.json`);

const keyOf = ({path: page, title, source}: PageSource): string => hashOf(hashOfCompiler(), page, title, source);

const hashOfFile = (file: string): string | null => (fs.existsSync(file) ? hashOf(fs.readFileSync(file)) : null);

type Entry = {key: string; files: Record<string, string | null>; page: CompiledPage};

/** Reads an entry whose bytes are as they were written; undefined for a missing, cut or changed one. */
const readEntry = (file: string): Entry | undefined => {
	try {
		const text = fs.readFileSync(file, 'utf8');
		const end = text.indexOf('\n');
		const body = text.slice(end + 1);
		return text.slice(0, end) === hashOf(body) ? JSON.parse(body) : undefined;
	} catch {
		return undefined;
	}
};

/** The compiled page if nothing that it was made from has changed since, else undefined. */
export const readCached = (source: PageSource, site: SiteSnapshot, options: Options): CompiledPage | undefined => {
	const entry = readEntry(cacheFileOf(source.path, options));
	if (!entry || entry.key !== keyOf(source)) {
		return undefined;
	}

	const sameFiles = Object.entries(entry.files).every(([file, hash]) => hashOfFile(file) === hash);
	return sameFiles && givesSameAnswers(site, entry.page.dependencies.answers) ? entry.page : undefined;
};

/** Stores a compiled page. The file is replaced as a whole, so no reader ever sees half an entry. */
export const writeCached = (source: PageSource, page: CompiledPage, options: Options): void => {
	const entry: Entry = {
		key: keyOf(source),
		files: Object.fromEntries(page.dependencies.files.map((file) => [file, hashOfFile(file)])),
		page,
	};
	const body = JSON.stringify(entry);
	replaceFileSync(cacheFileOf(source.path, options), `${hashOf(body)}\n${body}`);
};

/** Deletes every entry of this site. */
export const clearPageCache = (): void => fs.rmSync(directory, {recursive: true, force: true});
