import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {cacheDir, repoDir} from '../../../pipeline/base/site-dir';
import type {SampleFile} from '../../samples/layout';
import {bundleSamples} from './bundle';
import type {Outcome, Stage} from './outcome';
import {silence} from './stand-ins';

/** A secure origin: codecs, cameras and the clipboard are for those only. */
const ORIGIN = 'http://samples.localhost';
/** How long a sample may take: the longest one waits for a download. */
const PATIENCE_MS = 15_000;
const PARALLEL = 2;

const FONT = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** Files that stand in for those that samples name: nothing is fetched from outside. */
const standIns: Record<string, {type: string; file?: string}> = {
	mp4: {type: 'video/mp4', file: 'public/samples/lower-third.mp4'},
	webm: {type: 'video/mp4', file: 'public/samples/lower-third.mp4'},
	mov: {type: 'video/mp4', file: 'public/samples/lower-third.mp4'},
	wav: {type: 'audio/wav'},
	mp3: {type: 'audio/wav'},
	svg: {type: 'image/svg+xml', file: 'public/favicon.svg'},
	png: {type: 'image/svg+xml', file: 'public/favicon.svg'},
	jpg: {type: 'image/svg+xml', file: 'public/favicon.svg'},
	jpeg: {type: 'image/svg+xml', file: 'public/favicon.svg'},
	webp: {type: 'image/svg+xml', file: 'public/favicon.svg'},
	woff2: {type: 'font/woff2', file: FONT},
	woff: {type: 'font/woff2', file: FONT},
	ttf: {type: 'font/woff2', file: FONT},
	otf: {type: 'font/woff2', file: FONT},
};

/** As a file server answers it, whole or in part. */
const partOf = (body: Buffer, contentType: string, range: string | null) => {
	const headers = {'access-control-allow-origin': '*', 'access-control-expose-headers': '*', 'accept-ranges': 'bytes'};
	const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
	if (from === undefined) {
		return {contentType, headers, body};
	}

	const [start, end] = [Number(from), Math.min(to ? Number(to) : Infinity, body.length - 1)];
	return {
		status: 206,
		contentType,
		headers: {...headers, 'content-range': `bytes ${start}-${end}/${body.length}`},
		body: body.subarray(start, end + 1),
	};
};

const answer = async (page: Page, site: string): Promise<void> => {
	await page.route('**/*', async (route) => {
		const {origin, pathname} = new URL(route.request().url());
		const standIn = standIns[path.extname(pathname).slice(1)];
		if (origin === ORIGIN && pathname === '/') {
			await route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sample</title><body></body>'});
		} else if (origin === ORIGIN && /^\/[\w-]+\.(?:js|wasm)$/.test(pathname)) {
			await route.fulfill({
				contentType: pathname.endsWith('.js') ? 'text/javascript' : 'application/wasm',
				body: await readFile(path.join(site, pathname)),
			});
		} else if (standIn) {
			const body = standIn.file ? await readFile(path.join(repoDir, standIn.file)) : silence();
			await route.fulfill(partOf(body, standIn.type, await route.request().headerValue('range')));
		} else {
			await route.abort();
		}
	});
};

const runOne = async (page: Page, address: string, source: string): Promise<Outcome> => {
	try {
		await page.goto(`${ORIGIN}/`);
		const late = new Promise<Outcome>((resolve) => {
			setTimeout(() => resolve({result: 'failed', reason: `still running after ${PATIENCE_MS / 1000} s`}), PATIENCE_MS).unref();
		});
		const outcome = page.evaluate(
			async ([script, code]) => {
				const stage = '/stage.js';
				const {run} = (await import(stage)) as Stage;
				return run(script!, code!);
			},
			[address, source],
		);
		return await Promise.race([outcome, late]);
	} catch (error) {
		return {result: 'failed', reason: String(error).split('\n')[0]!.slice(0, 160)};
	}
};

/**
 * Runs samples in a real browser with the toolkit's packages, each in a page of its own. `files` may hold more than `wanted`:
 * what these import. No request leaves the machine.
 */
export const runInBrowser = async (
	wanted: SampleFile[],
	files: SampleFile[],
	executablePath: string,
	onOutcome: (file: SampleFile, outcome: Outcome) => void = () => undefined,
): Promise<Map<SampleFile, Outcome>> => {
	const folder = path.join(cacheDir, 'proof', String(process.pid));
	const addresses = await bundleSamples(wanted, files, folder);
	const browser: Browser = await chromium.launch({
		executablePath,
		args: [
			'--no-sandbox',
			'--disable-background-networking',
			'--autoplay-policy=no-user-gesture-required',
			'--use-fake-device-for-media-stream',
			'--use-fake-ui-for-media-stream',
		],
	});
	const outcomes = new Map<SampleFile, Outcome>();
	const queue = [...wanted];
	const work = async (): Promise<void> => {
		let page: Page | undefined;
		for (let file = queue.shift(); file; file = queue.shift()) {
			if (!page) {
				page = await browser.newPage();
				await answer(page, path.join(folder, 'site'));
			}

			const outcome = await runOne(page, addresses.get(file)!, file.code);
			outcomes.set(file, outcome);
			onOutcome(file, outcome);
			if (outcome.result === 'failed') {
				// What hangs or spins must not meet the next sample.
				await page.close().catch(() => undefined);
				page = undefined;
			}
		}
	};
	try {
		await Promise.all(Array.from({length: PARALLEL}, work));
	} finally {
		await browser.close();
		await rm(folder, {recursive: true, force: true});
	}

	return outcomes;
};
