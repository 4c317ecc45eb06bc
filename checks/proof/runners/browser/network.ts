import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page, Request, Route} from '@playwright/test';
import {repoDir} from '../../../../pipeline/base/site-dir';
import type {Answer} from '../../samples/answers';
import {clipWithSound, GIF, SUBTITLES, silence} from '../project/stand-ins';

/** A secure origin: codecs, cameras and the clipboard are for those only. */
export const ORIGIN = 'http://samples.localhost';

const FONT = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

type Fulfillment = Parameters<Route['fulfill']>[0];

type StandIn = {type: string; body: () => Buffer | Promise<Buffer>};

const standIn = (type: string, file: string): StandIn => ({type, body: () => readFile(path.join(repoDir, file))});

const picture = standIn('image/svg+xml', 'public/favicon.svg');
const font = standIn('font/woff2', FONT);
const sound: StandIn = {type: 'audio/wav', body: silence};
const clip: StandIn = {type: 'video/mp4', body: clipWithSound};

/** Files that replace those that samples name, since nothing is fetched from other hosts. */
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

/** Answers like a file server, with the whole file or a range of it. */
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

/** The files of the stage: the page that samples run in, and its scripts. */
const partOfStage = async (pathname: string, site: string): Promise<Fulfillment | undefined> => {
	if (pathname === '/') {
		return {contentType: 'text/html', headers: ISOLATED, body: '<!doctype html><title>Sample</title><body></body>'};
	}

	if (!/^\/[\w-]+\.(?:js|wasm)$/.test(pathname)) {
		return undefined;
	}

	const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/wasm';
	return {contentType, headers: ISOLATED, body: await readFile(path.join(site, pathname))};
};

/** What a request of a sample is answered; undefined when nothing answers. */
const answerOfHost = async (request: Request, {addresses, body}: Answer): Promise<Fulfillment | undefined> => {
	const {origin, pathname, href} = new URL(request.url());
	const file = standIns[path.extname(pathname).slice(1)];
	if (file && ['GET', 'HEAD'].includes(request.method())) {
		return partOf(await file.body(), file.type, await request.headerValue('range'));
	}

	const asked = origin === ORIGIN ? href.slice(ORIGIN.length) : href;
	return file || pathname.endsWith('.json') || addresses.some((address) => asked.startsWith(address))
		? // Uploads are taken, whatever they are.
			{contentType: 'application/json', headers: OPEN, body: file ? '' : body}
		: undefined;
};

/** What a page of samples is told by the network; `current` is the answer of the hosts that the running sample asks. */
export const answerRequests = async (page: Page, site: string, current: () => Answer): Promise<void> => {
	await page.route('**/*', async (route) => {
		const request = route.request();
		const {origin, pathname} = new URL(request.url());
		const stage = origin === ORIGIN ? await partOfStage(pathname, site) : undefined;
		const given = stage ?? (await answerOfHost(request, current()));
		await (given ? route.fulfill(given) : route.abort());
	});
};
