import {readText} from '../base/data/read-text';
import type {CompileJob} from './compile-job';
import {type CompiledPage, compilePage} from './compile-page';
import {readCached, writeCached} from './page-cache';
import type {SiteSnapshot} from './site-snapshot';

/** The compiled page, from the disk cache when nothing has changed. Throws a `ContentError` with the faults of the page. */
export const compileCached = async (
	job: CompileJob,
	site: SiteSnapshot,
	options: {development: boolean},
): Promise<{page: CompiledPage; fromCache: boolean}> => {
	const source = {...job, source: readText(job.file)};
	const cached = readCached(source, site, options);
	if (cached) {
		return {page: cached, fromCache: true};
	}

	const page = await compilePage(source, site, options);
	writeCached(source, page, options);
	return {page, fromCache: false};
};
