import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {withBrowser, withPage} from '../browser';
import {type DevServer, startDevServer} from '../dev-server';
import type {Section} from '../section';
import {median} from '../statistics';
import {syntheticPath, writeSyntheticSite} from '../synthetic-site';
import type {Row} from '../table';

const EDITS = 5;
const PATIENCE = 120_000;

const measureEdits = async (url: string, siteDir: string): Promise<number> => {
	const file = path.join(siteDir, 'content', `${syntheticPath(0).slice(1)}.mdx`);
	return withBrowser((browser) =>
		withPage(browser, 1, async (page) => {
			await page.goto(url + syntheticPath(0), {waitUntil: 'networkidle', timeout: PATIENCE});
			const times: number[] = [];
			for (let edit = 0; edit < EDITS; edit++) {
				const word = `edited${edit}at${Date.now()}`;
				const source = await readFile(file, 'utf8');
				const start = performance.now();
				await writeFile(file, `${source}\n${word}\n`);
				await page.getByText(word).waitFor({timeout: PATIENCE});
				times.push(performance.now() - start);
				await page.waitForLoadState('networkidle');
			}

			return median(times);
		}),
	);
};

const measureSize = async (pages: number): Promise<Row> => {
	// In a temporary folder, because the server doesn't watch those that builds write to.
	const siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
	let server: DevServer | undefined;
	try {
		await writeSyntheticSite(siteDir, pages, `Run ${Date.now()}.`);
		const start = performance.now();
		server = await startDevServer(siteDir);
		const {url} = server;
		const ready = performance.now() - start;
		await (await fetch(url + syntheticPath(0))).text();
		const firstPage = performance.now() - start;
		return {
			pages,
			'ready ms': ready,
			'first page ms': firstPage,
			[`edit to page ms (median of ${EDITS})`]: await measureEdits(url, siteDir),
		};
	} finally {
		server?.close();
		await rm(siteDir, {recursive: true, force: true});
	}
};

/** How soon the development server is ready, answers, and shows an edit. */
export const dev: Section = {
	title: 'Development server',
	run: async ({pages}) => {
		const rows: Row[] = [];
		for (const count of pages) {
			rows.push(await measureSize(count));
		}

		return rows;
	},
};
