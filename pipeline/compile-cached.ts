import fs from 'node:fs';
import {type CompiledPage, compilePage} from './compile-page';
import type {PageEntry} from './content-index';
import type {KnownPages} from './mdx/page-context';
import {readCached, writeCached} from './page-cache';

/** What of an entry of the content index the compiler needs; plain data. */
export type CompileJob = {path: string; file: string; title: string; description: string};

/** The job that compiles a page of the content index. */
export const jobOf = ({path, file, frontMatter: {title, description}}: PageEntry): CompileJob => ({path, file, title, description});

/** The compiled page, from the disk cache when nothing has changed. Throws a `ContentError` with the faults of the page. */
export const compileCached = async (
	job: CompileJob,
	known: KnownPages,
	options: {development: boolean},
): Promise<{page: CompiledPage; fromCache: boolean}> => {
	const source = {...job, source: fs.readFileSync(job.file, 'utf8')};
	const cached = readCached(source, known, options);
	if (cached) {
		return {page: cached, fromCache: true};
	}

	const page = await compilePage(source, known, options);
	writeCached(source, page, options);
	return {page, fromCache: false};
};
