import {cleanPath} from '../../app/navigation/clean-path';
import {compileCached} from '../compiler/compile-cached';
import {jobOf} from '../compiler/compile-job';
import type {CompiledPage} from '../compiler/compile-page';
import {contentIndex, findEntry, type PageEntry} from '../content/content-index';
import {siteSnapshot} from './snapshot';

/** What the compiler makes of an entry of the content index. Throws with file and line when the page is faulty. */
export const compileEntry = async (entry: PageEntry): Promise<CompiledPage> =>
	(await compileCached(jobOf(entry), siteSnapshot(), {development: process.env.NODE_ENV === 'development'})).page;

/** What the compiler makes of a page. Throws when there is no such content page. */
export const compiledPage = async (path: string): Promise<CompiledPage> => {
	const entry = findEntry(cleanPath(path));
	if (!entry) {
		throw new Error(`There is no content page ${path}`);
	}

	return compileEntry(entry);
};

/** Paths of all pages that are written in MDX. */
export const contentPaths = (): string[] => [...contentIndex().pages.keys()];
