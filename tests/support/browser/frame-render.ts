import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {compile} from '../../../app/playground/compile/compile';
import {FRAME_PATH} from '../../../app/playground/files';
import type {FromFrame, ToFrame} from '../../../app/playground/frame/messages';
import {quotedIn} from '../../../pipeline/base/quoted';
import {repoDir, siteDir} from '../../../pipeline/base/site-dir';
import {readDemo} from '../../../pipeline/demos/demos';
import {listSamples} from '../../../pipeline/playground/samples';

/** Files of the videos' fonts, as `app/islands/player/film-fonts.ts` names them to a bundler. */
const FONTS = [
	{family: 'Geist Film', weight: '100 900', file: 'geist/files/geist-latin-wght-normal.woff2'},
	{family: 'Geist Mono Film', weight: '100 900', file: 'geist-mono/files/geist-mono-latin-wght-normal.woff2'},
];

declare global {
	var frameOfTest: {send: (message: unknown) => void; heard: (type: string, ...otherwise: string[]) => Promise<FromFrame>};
}

/** Puts the playground's frame into an empty page: what renders there is what the playground saves, without its interface. */
export const openFrame = async (page: Page, site: string): Promise<void> => {
	await page.route(`${site}/empty-page`, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Frame</title>'}));
	await page.goto(`${site}/empty-page`);
	const fonts = await Promise.all(
		FONTS.map(async ({file, ...face}) => ({
			...face,
			data: await readFile(path.join(repoDir, 'node_modules/@fontsource-variable', file), 'base64'),
		})),
	);
	await page.evaluate(
		async ([src, faces]) => {
			const frame = document.createElement('iframe');
			frame.setAttribute('sandbox', 'allow-scripts');
			frame.style.cssText = 'position:fixed;inset:0;width:640px;height:360px;border:0';
			const waiting = new Set<(message: FromFrame) => void>();
			window.addEventListener('message', ({data}) => {
				for (const hear of waiting) {
					hear(data as FromFrame);
				}
			});
			globalThis.frameOfTest = {
				send: (message) => frame.contentWindow?.postMessage(message, '*'),
				heard: (...types) =>
					new Promise((resolve) => {
						const hear = (message: FromFrame) => {
							if (types.includes(message.type)) {
								waiting.delete(hear);
								resolve(message);
							}
						};
						waiting.add(hear);
					}),
			};
			const ready = globalThis.frameOfTest.heard('ready');
			frame.src = src;
			document.body.append(frame);
			await ready;
			const bytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;
			globalThis.frameOfTest.send({type: 'fonts', fonts: faces.map((face) => ({...face, data: bytes(face.data)}))});
		},
		[FRAME_PATH, fonts] as const,
	);
};

let version = 0;

/** A PNG of the poster's frame of a video, as the frame renders it. */
export const renderStill = async (page: Page, id: string): Promise<Buffer> => {
	const {source, width, height, fps, durationInFrames, posterFrame, defaultProps} = readDemo(id);
	const {program, problems} = compile([{name: 'index.tsx', code: source}]);
	if (!program) {
		throw new Error(`${id}: ${problems[0]?.message}`);
	}

	const needed = quotedIn(
		source + JSON.stringify(defaultProps),
		listSamples().map(({name}) => name),
	);
	const samples = await Promise.all(
		needed.map(async (name) => ({name, data: await readFile(path.join(siteDir, 'public', name), 'base64')})),
	);
	version++;
	const settings = {width, height, fps, durationInFrames, props: defaultProps, loop: true, rate: 1, muted: true, volume: 1};
	const run: ToFrame = {type: 'run', version, files: program.files, packages: program.packages, settings, frame: posterFrame};
	const render: ToFrame = {type: 'render', id: version, format: 'png', frame: posterFrame, media: program.media};
	const data = await page.evaluate(
		async ([first, second, files]) => {
			const bytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
			globalThis.frameOfTest.send({type: 'assets', assets: files.map(({name, data}) => ({name, blob: new Blob([bytes(data)])}))});
			const drawn = globalThis.frameOfTest.heard('drawn', 'failed');
			globalThis.frameOfTest.send(first);
			const shown = await drawn;
			if (shown.type === 'failed') {
				throw new Error(shown.failure.message);
			}

			const rendered = globalThis.frameOfTest.heard('rendered', 'unrendered');
			globalThis.frameOfTest.send({type: 'pause'});
			globalThis.frameOfTest.send(second);
			const result = await rendered;
			if (result.type !== 'rendered') {
				throw new Error(result.type === 'unrendered' ? result.failure.message : result.type);
			}

			return btoa(Array.from(new Uint8Array(result.data), (byte) => String.fromCharCode(byte)).join(''));
		},
		[run, render, samples] as const,
	);
	return Buffer.from(data, 'base64');
};
