import {rm} from 'node:fs/promises';
import path from 'node:path';
import {cacheDir, repoDir} from '../../pipeline/base/site-dir';
import {measureBuild, prerenderingTime} from '../measured-build';
import type {Section} from '../section';
import {writeSyntheticSite} from '../synthetic-site';
import type {Row} from '../table';

const MB = 2 ** 20;

const measureSize = async (pages: number): Promise<Row[]> => {
	const siteDir = path.join(cacheDir, `bench-${pages}`);
	const buildDir = path.join(repoDir, 'build-bench', String(pages));
	try {
		return await measureRuns(pages, siteDir, buildDir);
	} finally {
		await rm(siteDir, {recursive: true, force: true});
		await rm(buildDir, {recursive: true, force: true});
	}
};

const measureRuns = async (pages: number, siteDir: string, buildDir: string): Promise<Row[]> => {
	const rows: Row[] = [];
	// Each run has different text, so that its first build finds nothing in the cache.
	await writeSyntheticSite(siteDir, pages, `Run ${Date.now()}.`);
	for (const cache of ['cold', 'warm']) {
		const {seconds, compiling, peakBytes} = await measureBuild(siteDir, buildDir);
		const prerendering = await prerenderingTime(path.join(buildDir, 'client', 'docs', 'synthetic'));
		rows.push({
			pages,
			cache,
			'total s': seconds,
			'compile s': compiling,
			'prerender s': prerendering,
			'prerendered pages/s': prerendering > 0 ? pages / prerendering : undefined,
			'peak memory MB': peakBytes && peakBytes / MB,
		});
	}

	return rows;
};

/** Time and memory of building synthetic sites, with an empty and with a full cache. */
export const build: Section = {
	title: 'Build of synthetic sites',
	run: async ({pages}) => {
		const rows: Row[] = [];
		for (const count of pages) {
			rows.push(...(await measureSize(count)));
		}

		return rows;
	},
};
