import {type ChildProcess, spawn} from 'node:child_process';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import path from 'node:path';
import {cacheDir, repoDir} from '../../pipeline/site-dir';
import {withBrowser, withPage} from '../browser';
import type {Section} from '../section';
import {median} from '../statistics';
import {syntheticPath, writeSyntheticSite} from '../synthetic-site';
import type {Row} from '../table';

const EDITS = 5;
const PATIENCE = 120_000;
const POLL = 20;

const freePort = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const {port} = server.address() as {port: number};
			server.close(() => resolve(port));
		});
	});

const startDev = (siteDir: string, port: number): ChildProcess =>
	spawn(path.join(repoDir, 'node_modules', '.bin', 'tsx'), ['scripts/dev.ts'], {
		cwd: repoDir,
		env: {...process.env, SITE_DIR: siteDir, PORT: String(port)},
		stdio: ['ignore', 'pipe', 'pipe'],
		// A group of its own, so that everything it started ends with it.
		detached: true,
	});

const untilReady = (child: ChildProcess, port: number): Promise<void> =>
	new Promise((resolve, reject) => {
		let output = '';
		const timer = setTimeout(() => reject(new Error(`The development server was not ready after ${PATIENCE} ms:\n${output}`)), PATIENCE);
		const read = (chunk: Buffer): void => {
			output += chunk.toString();
			// The address is printed once it listens; colours may stand inside of it.
			if (output.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '').includes(`:${port}`)) {
				clearTimeout(timer);
				resolve();
			}
		};

		child.stdout?.on('data', read);
		child.stderr?.on('data', read);
		child.once('exit', (code) => reject(new Error(`The development server ended (${code}):\n${output}`)));
	});

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

const untilAnswered = async (url: string): Promise<void> => {
	for (;;) {
		const ok = await fetch(url).then(
			async (response) => (await response.text()).length > 0 && response.ok,
			() => false,
		);
		if (ok) {
			return;
		}

		await new Promise((resolve) => setTimeout(resolve, POLL));
	}
};

const measureSize = async (pages: number): Promise<Row> => {
	const siteDir = path.join(cacheDir, `bench-dev-${pages}`);
	await writeSyntheticSite(siteDir, pages, `Run ${Date.now()}.`);
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const start = performance.now();
	const child = startDev(siteDir, port);
	try {
		await untilReady(child, port);
		const ready = performance.now() - start;
		await untilAnswered(url + syntheticPath(0));
		const firstPage = performance.now() - start;
		return {
			pages,
			'ready ms': ready,
			'first page ms': firstPage,
			[`edit to page ms (median of ${EDITS})`]: await measureEdits(url, siteDir),
		};
	} finally {
		process.kill(-child.pid!);
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
