import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {cacheDir, repoDir} from '../../../pipeline/base/site-dir';
import type {SampleFile} from '../../samples/layout';
import {type Answer, answerFor} from '../samples/answers';
import {bundleSamples} from './bundle';
import type {Outcome, Stage} from './outcome';
import {clipWithSound, GIF, SUBTITLES, silence} from './stand-ins';

/** A secure origin: codecs, cameras and the clipboard are for those only. */
const ORIGIN = 'http://samples.localhost';
/** How long a sample may take: the longest one waits for a download. */
const PATIENCE_MS = 15_000;
const PARALLEL = 2;

const FONT = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

type StandIn = {type: string; body: () => Buffer | Promise<Buffer>};

const standIn = (type: string, file: string): StandIn => ({type, body: () => readFile(path.join(repoDir, file))});

const picture = standIn('image/svg+xml', 'public/favicon.svg');
const font = standIn('font/woff2', FONT);
const sound: StandIn = {type: 'audio/wav', body: silence};
const clip: StandIn = {type: 'video/mp4', body: clipWithSound};

/** Files that stand in for those that samples name: nothing is fetched from outside. */
const standIns: Record<string, StandIn> = {
	mp4: clip,
	webm: clip,
	mov: clip,
	wav: sound,
	mp3: sound,
	gif: {type: 'image/gif', body: () => GIF},
	srt: {type: 'text/plain', body: () => Buffer.from(SUBTITLES)},
	svg: picture,
	png: picture,
	jpg: picture,
	jpeg: picture,
	webp: picture,
	woff2: font,
	woff: font,
	ttf: font,
	otf: font,
};

/** Everybody may read it, isolated pages included. */
const OPEN = {
	'access-control-allow-origin': '*',
	'access-control-allow-headers': '*',
	'access-control-allow-methods': '*',
	'access-control-expose-headers': '*',
	'cross-origin-resource-policy': 'cross-origin',
};
/** A page that may share memory with its workers. */
const ISOLATED = {...OPEN, 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp'};

/** As a file server answers it, whole or in part. */
const partOf = (body: Buffer, contentType: string, range: string | null) => {
	const headers = {...OPEN, 'accept-ranges': 'bytes'};
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

/** What a page of samples is told by the network; `current` is the answer of the hosts that the running sample asks. */
const answer = async (page: Page, site: string, current: () => Answer): Promise<void> => {
	await page.route('**/*', async (route) => {
		const request = route.request();
		const {origin, pathname, href} = new URL(request.url());
		const {addresses, body} = current();
		const asked = origin === ORIGIN ? href.slice(ORIGIN.length) : href;
		const file = standIns[path.extname(pathname).slice(1)];
		if (origin === ORIGIN && pathname === '/') {
			await route.fulfill({contentType: 'text/html', headers: ISOLATED, body: '<!doctype html><title>Sample</title><body></body>'});
		} else if (origin === ORIGIN && /^\/[\w-]+\.(?:js|wasm)$/.test(pathname)) {
			await route.fulfill({
				contentType: pathname.endsWith('.js') ? 'text/javascript' : 'application/wasm',
				headers: ISOLATED,
				body: await readFile(path.join(site, pathname)),
			});
		} else if (file && (request.method() === 'GET' || request.method() === 'HEAD')) {
			await route.fulfill(partOf(await file.body(), file.type, await request.headerValue('range')));
		} else if (file || pathname.endsWith('.json') || addresses.some((address) => asked.startsWith(address))) {
			// Uploads are taken, whatever they are.
			await route.fulfill({contentType: 'application/json', headers: OPEN, body: file ? '' : body});
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
		let current: Answer = {addresses: [], body: ''};
		for (let file = queue.shift(); file; file = queue.shift()) {
			if (!page) {
				page = await browser.newPage();
				await answer(page, path.join(folder, 'site'), () => current);
			}

			const {source} = file;
			current = answerFor(
				file,
				files.filter((other) => other.source === source && other !== file && !other.path.endsWith('.json')),
			);
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
