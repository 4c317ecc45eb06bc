import fs from 'node:fs';
import type {CompileJob} from './compile-job';
import {type CompiledPage, compilePage} from './compile-page';
import type {KnownPages} from './mdx/page-context';
import {readCached, writeCached} from './page-cache';

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
