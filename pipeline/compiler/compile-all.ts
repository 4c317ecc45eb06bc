import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';
import {readText} from '../base/data/read-text';
import {type Problem, problemsFrom, throwProblems, valueOrProblems} from '../base/problems';
import {repoDir} from '../base/site-dir';
import {collections} from '../collections';
import {contentIndex, indexProblems} from '../content/content-index';
import {manifestProblems} from '../content/manifest';
import {searchProblems} from '../search/files';
import {redirectProblems} from '../site/redirects';
import {sidebarProblems} from '../site/sidebars';
import {siteSnapshot} from '../site/snapshot';
import {checkLinks, type LinkedPage, linkedPage} from './check-links';
import type {PageReport} from './compile-batch';
import {type CompileJob, jobOf} from './compile-job';
import type {LinkUse} from './mdx/page-context';
import {readCached} from './page-cache';
import type {SiteSnapshot} from './site-snapshot';

const BATCH = 25;
const INLINE_LIMIT = 12;
const MAX_WORKERS = 8;
const WORKER_HEAP_MB = 512;
/** Most of what compiling makes is needed for a moment only. In the default space of a thread, collecting it takes a third of the time. */
const WORKER_YOUNG_MB = 96;

/** The result of a run. `pending` are links to pages that aren't written yet. */
export type CompileSummary = {pages: number; compiled: number; fromCache: number; warnings: Problem[]; pending: LinkUse[]};

const startWorker = (site: SiteSnapshot): Worker => {
	const fileUrl = (file: string) => pathToFileURL(path.join(repoDir, 'pipeline', 'compiler', file));
	return new Worker(fileUrl('worker-entry.mjs'), {
		workerData: {site, module: fileUrl('compile-worker.ts').href},
		env: {...process.env, NODE_ENV: 'production', REPO_DIR: repoDir},
		execArgv: [],
		resourceLimits: {maxOldGenerationSizeMb: WORKER_HEAP_MB, maxYoungGenerationSizeMb: WORKER_YOUNG_MB},
	});
};

/** Compiles a batch in a worker. Rejects if the worker fails or ends. */
export const runOn = (worker: Worker, jobs: CompileJob[]): Promise<PageReport[]> =>
	new Promise((resolve, reject) => {
		// A thread that runs out of memory or is terminated reports nothing else.
		const onExit = (code: number) => reject(new Error(`A compile worker ended with ${code} before its pages were done`));
		worker.once('error', reject);
		worker.once('exit', onExit);
		worker.once('message', (reports: PageReport[]) => {
			worker.off('error', reject);
			worker.off('exit', onExit);
			resolve(reports);
		});
		worker.postMessage(jobs);
	});

const compileInWorkers = async (jobs: CompileJob[], site: SiteSnapshot, onReports: (reports: PageReport[]) => void): Promise<void> => {
	const batches = Array.from({length: Math.ceil(jobs.length / BATCH)}, (_, index) => jobs.slice(index * BATCH, (index + 1) * BATCH));
	const count = Math.min(os.availableParallelism(), MAX_WORKERS, batches.length);
	const workers = Array.from({length: count}, () => startWorker(site));
	try {
		await Promise.all(
			workers.map(async (worker) => {
				for (let batch = batches.shift(); batch; batch = batches.shift()) {
					onReports(await runOn(worker, batch));
				}
			}),
		);
	} finally {
		await Promise.all(workers.map((worker) => worker.terminate()));
	}
};

/** The report of a page that needn't be compiled: it is cached, or can't be read. A run without changes never loads the compiler. */
const reportAtOnce = (job: CompileJob, site: SiteSnapshot): PageReport | undefined => {
	const {value: page, problems} = valueOrProblems(() => readCached({...job, source: readText(job.file)}, site, {development: false}));
	if (problems) {
		return {fromCache: false, warnings: [], pending: [], problems};
	}

	return page && {linked: linkedPage(page), fromCache: true, warnings: page.warnings, pending: page.pending, problems: []};
};

/** Throws one `ContentError` with each of the problems once. */
const throwEachOnce = (problems: Problem[]): void =>
	throwProblems([...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]);

/** What is wrong with the content apart from the text of pages. */
const problemsOfSite = (): Problem[] => {
	const ofCollections = collections.flatMap(({problems}) => problems ?? []);
	return [indexProblems, manifestProblems, sidebarProblems, redirectProblems, searchProblems, ...ofCollections].flatMap(problemsFrom);
};

/**
 * Compiles every page of the site into the disk cache and checks all links. Throws one `ContentError` that lists
 * every fault of front matter, sidebars, pages and links.
 */
export const compileAll = async ({onProgress}: {onProgress?: (done: number, total: number) => void} = {}): Promise<CompileSummary> => {
	const problems = problemsOfSite();
	let site: SiteSnapshot;
	try {
		site = siteSnapshot();
	} catch (error) {
		// Pages can't be compiled, but everything else that is wrong is known.
		throwEachOnce(problems);
		throw error;
	}

	const jobs = [...contentIndex().pages.values()].map(jobOf);
	const linked: LinkedPage[] = [];
	const summary: CompileSummary = {pages: jobs.length, compiled: 0, fromCache: 0, warnings: [], pending: []};
	let done = 0;

	const collect = (reports: PageReport[]): void => {
		for (const report of reports) {
			problems.push(...report.problems);
			summary.warnings.push(...report.warnings);
			summary.pending.push(...report.pending);
			summary[report.fromCache ? 'fromCache' : 'compiled'] += report.linked ? 1 : 0;
			if (report.linked) {
				linked.push(report.linked);
			}
		}

		done += reports.length;
		onProgress?.(done, jobs.length);
	};

	const changed = jobs.filter((job) => {
		const report = reportAtOnce(job, site);
		if (report) {
			collect([report]);
		}

		return !report;
	});
	if (changed.length > INLINE_LIMIT) {
		await compileInWorkers(changed, site, collect);
	} else if (changed.length > 0) {
		const {compileBatch} = await import('./compile-batch');
		collect(await compileBatch(changed, site));
	}

	problems.push(...checkLinks(linked));
	throwEachOnce(problems);
	return summary;
};
