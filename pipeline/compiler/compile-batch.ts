import {ContentError, type Problem} from '../base/problems';
import {type LinkedPage, linkedPage} from './check-links';
import {compileCached} from './compile-cached';
import type {CompileJob} from './compile-job';
import type {LinkUse} from './mdx/page-context';
import type {SiteSnapshot} from './site-snapshot';

/** What the build still needs of a page once it's in the cache: its links, headings, warnings and errors. */
export type PageReport = {linked?: LinkedPage; fromCache: boolean; warnings: Problem[]; pending: LinkUse[]; problems: Problem[]};

/** Compiles pages one by one into the disk cache. Errors are returned as data, so that one run finds all of them. */
export const compileBatch = async (jobs: CompileJob[], site: SiteSnapshot): Promise<PageReport[]> => {
	const reports: PageReport[] = [];
	for (const job of jobs) {
		try {
			const {page, fromCache} = await compileCached(job, site, {development: false});
			reports.push({linked: linkedPage(page), fromCache, warnings: page.warnings, pending: page.pending, problems: []});
		} catch (error) {
			const problems =
				error instanceof ContentError ? error.problems : [{file: job.file, message: String((error as Error).stack ?? error)}];
			reports.push({fromCache: false, warnings: [], pending: [], problems});
		}
	}

	return reports;
};
