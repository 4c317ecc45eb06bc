import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {namedFiles} from '../../../app/playground/assets/assets';
import {compile} from '../../../app/playground/compile/compile';
import type {Media} from '../../../app/playground/compile/media';
import {FRAME_PATH} from '../../../app/playground/files';
import type {FromFrame, ToFrame} from '../../../app/playground/frame/messages';
import type {Project} from '../../../app/playground/project';
import type {Format} from '../../../app/playground/render/formats';
import {repoDir, siteDir} from '../../../pipeline/base/site-dir';
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
				for (const onMessage of waiting) {
					onMessage(data as FromFrame);
				}
			});
			globalThis.frameOfTest = {
				send: (message) => frame.contentWindow?.postMessage(message, '*'),
				heard: (...types) =>
					new Promise((resolve) => {
						const onMessage = (message: FromFrame) => {
							if (types.includes(message.type)) {
								waiting.delete(onMessage);
								resolve(message);
							}
						};
						waiting.add(onMessage);
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
let kept: string[] = [];

/** Plays a project in the frame, paused at a frame, until that is drawn. Throws what the project throws, or why it doesn't compile. */
export const playInFrame = async (page: Page, {files, props, ...stage}: Project, frame: number): Promise<Media> => {
	const {program, problems} = compile(files);
	if (!program) {
		throw new Error(problems[0]?.message);
	}

	// The project before may still be drawn until this one is: it keeps its files.
	const needed = namedFiles(
		listSamples().map(({name}) => name),
		files,
		props,
	);
	const names = [...new Set([...kept, ...needed])];
	kept = needed;
	const samples = await Promise.all(
		names.map(async (name) => ({name, data: await readFile(path.join(siteDir, 'public', name), 'base64')})),
	);
	version++;
	const settings = {...stage, props, loop: true, rate: 1, muted: true, volume: 1, revision: 0};
	const run: ToFrame = {type: 'run', version, files: program.files, packages: program.packages, settings, frame};
	await page.evaluate(
		async ([message, given, at]) => {
			const {send, heard} = globalThis.frameOfTest;
			const bytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
			send({type: 'assets', assets: given.map(({name, data}) => ({name, blob: new Blob([bytes(data)])}))});
			// The project before may fail now, without its files: only this version counts.
			const nextPicture = async (): Promise<FromFrame & {type: 'drawn' | 'failed'}> => {
				const said = (await heard('drawn', 'failed')) as FromFrame & {type: 'drawn' | 'failed'};
				return said.version === message.version ? said : nextPicture();
			};
			const drawn = nextPicture();
			send(message);
			// A frame that has a player goes on where that is.
			send({type: 'pause'});
			send({type: 'seek', frame: at});
			const shown = await drawn;
			if (shown.type === 'failed') {
				throw new Error(shown.failure.message);
			}
		},
		[run, samples, frame] as const,
	);
	return program.media;
};

/** A file of a project, as the frame renders it, and the milliseconds that it took; `frame` is that of a still. */
export const renderInFrame = async (
	page: Page,
	project: Project,
	{format, frame}: {format: Format; frame: number},
): Promise<{file: Buffer; time: number}> => {
	const media = await playInFrame(page, project, frame);
	const render: ToFrame = {type: 'render', id: version, format, frame, media};
	const {data, time} = await page.evaluate(async (message) => {
		const rendered = globalThis.frameOfTest.heard('rendered', 'unrendered');
		const started = performance.now();
		globalThis.frameOfTest.send(message);
		const result = await rendered;
		if (result.type !== 'rendered') {
			throw new Error(result.type === 'unrendered' ? result.failure.message : result.type);
		}

		const time = performance.now() - started;
		return {data: btoa(Array.from(new Uint8Array(result.data), (byte) => String.fromCharCode(byte)).join('')), time};
	}, render);
	return {file: Buffer.from(data, 'base64'), time};
};

/** A PNG of a frame of a project, as the frame renders it. */
export const renderStill = async (page: Page, project: Project, frame: number): Promise<Buffer> =>
	(await renderInFrame(page, project, {format: 'png', frame})).file;
