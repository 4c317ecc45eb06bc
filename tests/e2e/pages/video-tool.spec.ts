import {copyFile, open, unlink} from 'node:fs/promises';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {VIDEO_TOOL} from '../../budgets';
import {quiet} from '../../support/browser/reader';
import {bytesOf, recordTransfers} from '../../support/browser/transfer';
import {expect, sharedTest as test} from '../../support/sites/servers';

const SAMPLE = 'public/samples/lower-third.mp4';
const media = (name: string): string => path.join('tests/fixtures/media', name);

/** Opens the page of the tool and waits until it has read the sample. */
const openTool = async (page: Page): Promise<Locator> => {
	await page.goto('/docs/webcodecs');
	await page.locator('[data-island="video-tool"]').scrollIntoViewIfNeeded();
	const tool = page.getByRole('region', {name: 'Video tool'});
	await expect(tool.getByText('640 × 360')).toBeVisible();
	return tool;
};

const choose = (tool: Locator, file: string) => tool.getByLabel('Use your own file').setInputFiles(file);

/** Presses Convert and reads what comes of it with the toolkit's own parser. */
const convert = async (page: Page, tool: Locator, container: 'mp4' | 'webm') => {
	await tool.getByLabel('Rotate by').selectOption('0');
	await tool.getByLabel('Convert to').selectOption(container);
	await tool.getByRole('button', {name: 'Convert'}).click();
	const download = page.waitForEvent('download');
	await tool.getByRole('link', {name: /^Download/}).click();
	return parseMedia({
		src: (await (await download).path())!,
		reader: nodeReader,
		fields: {container: true, dimensions: true, videoCodec: true, audioCodec: true, slowDurationInSeconds: true, slowNumberOfFrames: true},
		acknowledgeRemotionLicense: true,
	});
};

/** How far apart the first frame of the video in the tool is from the sample at a time, from 0 to 255. */
const distanceTo = (page: Page, seconds: number): Promise<number> =>
	page.evaluate(async (at) => {
		const draw = async (src: string, time: number) => {
			const video = document.createElement('video');
			video.muted = true;
			video.src = src;
			video.preload = 'auto';
			await new Promise((loaded) => video.addEventListener('loadeddata', loaded, {once: true}));
			if (time > 0) {
				video.currentTime = time;
				await new Promise((sought) => video.addEventListener('seeked', sought, {once: true}));
			}
			const context = new OffscreenCanvas(64, 36).getContext('2d')!;
			context.drawImage(video, 0, 0, 64, 36);
			return context.getImageData(0, 0, 64, 36).data;
		};
		const [a, b] = [
			await draw(document.querySelector<HTMLVideoElement>('section .vt-screen video')!.src, 0),
			await draw('/samples/lower-third.mp4', at),
		];
		return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / a.length;
	}, seconds);

test.describe('the video tool', () => {
	test('PRD-01 keeps the part between its handles, which move by key and in seconds', async ({page}) => {
		const tool = await openTool(page);
		const start = tool.getByRole('slider', {name: 'Start of the part to keep'});
		const end = tool.getByRole('slider', {name: 'End of the part to keep'});
		await start.focus();
		await page.keyboard.press('Shift+ArrowRight');
		await page.keyboard.press('ArrowRight');
		await expect(tool.getByLabel('Start (s)')).toHaveValue('0.367');
		await expect(start).toHaveAttribute('aria-valuetext', '0.4 s of 5 s, frame 11');
		await tool.getByLabel('End (s)').fill('3');
		await expect(end).toHaveValue('90');
		await tool.getByLabel('Start (s)').fill('1.5');
		// The handles never pass each other.
		await end.focus();
		await page.keyboard.press('Home');
		await expect(end).toHaveValue('46');
		await tool.getByLabel('End (s)').fill('3');
		await expect(tool.locator('video')).toHaveJSProperty('currentTime', 3);

		const read = await convert(page, tool, 'mp4');
		expect(read.slowNumberOfFrames).toBe(45);
		expect(read.slowDurationInSeconds).toBeCloseTo(1.5, 1);
		expect(read.dimensions).toEqual({width: 640, height: 360});
		// In the middle of a frame of 30 per second, where seeking has only one answer. Not near zero: the sample's colors
		// span the full range, which a browser's own player may draw darker. "seeked" may come before there is a picture to
		// draw, so a busy machine draws more than once.
		await expect.poll(async () => (await distanceTo(page, 0.1)) / (await distanceTo(page, 1.5 + 1 / 60))).toBeGreaterThan(2);

		// Another cut starts from the source again.
		await start.focus();
		await page.keyboard.press('Home');
		await expect(tool.getByRole('link', {name: /^Download/})).toHaveCount(0);
		await expect(tool.getByLabel('The video lower-third.mp4')).toBeVisible();
	});

	const none = {dimensions: null, videoCodec: null, audioCodec: null};
	for (const {file, container, is, seconds} of [
		{file: 'audio-only.webm', container: 'mp4', is: {...none, audioCodec: 'opus'}, seconds: 2},
		{file: 'tone.wav', container: 'mp4', is: {...none, audioCodec: 'opus'}, seconds: 1},
		{file: 'sound.mp4', container: 'webm', is: {dimensions: {width: 160, height: 90}, videoCodec: 'vp8', audioCodec: 'opus'}, seconds: 2},
		{file: 'sound.webm', container: 'mp4', is: {dimensions: {width: 160, height: 90}, videoCodec: 'h264', audioCodec: 'opus'}, seconds: 2},
		{file: 'odd.webm', container: 'mp4', is: {dimensions: {width: 160, height: 90}, videoCodec: 'h264', audioCodec: null}, seconds: 2},
		{file: 'vfr.mp4', container: 'webm', is: {dimensions: {width: 160, height: 90}, videoCodec: 'vp8', audioCodec: null}, seconds: 2},
	] as const) {
		test(`PRD-01 converts ${file} to ${container}, as its tracks allow`, async ({page}) => {
			const tool = await openTool(page);
			await choose(tool, media(file));
			await expect(tool.getByLabel(`The video ${file}`)).toBeVisible();
			const {slowDurationInSeconds, slowNumberOfFrames: _, ...read} = await convert(page, tool, container);
			expect(read).toEqual({container, ...is});
			expect(slowDurationInSeconds).toBeGreaterThan(seconds - 0.1);
			expect(slowDurationInSeconds).toBeLessThan(seconds + 0.1);
		});
	}

	test('PRD-01 plays with the transport of every video', async ({page}) => {
		const tool = await openTool(page);
		const video = tool.locator('video');
		await expect(video).not.toHaveAttribute('controls');
		const transport = tool.getByRole('group', {name: 'Video: lower-third.mp4'});
		const timeline = transport.getByRole('slider', {name: 'Timeline'});
		await transport.getByRole('button', {name: 'Play'}).focus();
		await page.keyboard.press('.');
		await page.keyboard.press('.');
		await expect(timeline).toHaveValue('2');
		// Within its third frame.
		await expect.poll(() => video.evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime * 30))).toBe(2);
		// A place that a handle asks for is seen on the timeline.
		await tool.getByLabel('End (s)').fill('3');
		await expect(timeline).toHaveValue('90');

		await transport.getByRole('button', {name: 'Play'}).click();
		await expect(transport.getByRole('button', {name: 'Pause'})).toBeVisible();
		await expect(transport.getByRole('button', {name: 'Play'})).toBeVisible();
		await expect(timeline).toHaveValue('149');

		await transport.getByRole('button', {name: 'More controls'}).click();
		await expect(transport.getByRole('group', {name: 'Speed'})).toBeVisible();
		// A file of the reader's has no URL that others could open.
		await expect(transport.getByRole('button', {name: 'Copy link to this frame'})).toHaveCount(0);
		await transport.getByLabel('0.5×').check();
		await expect(video).toHaveJSProperty('playbackRate', 0.5);
	});

	test('PRD-01 never shows the facts of the source beside the result', async ({page}) => {
		const tool = await openTool(page);
		await tool.getByLabel('Rotate by').selectOption('90');
		await tool.evaluate((element) => {
			const seen: string[] = [];
			new MutationObserver(() => {
				const [, size] = element.querySelectorAll('.vt-facts dd');
				seen.push(`${element.querySelector('video')?.ariaLabel}: ${size?.textContent}`);
			}).observe(element, {subtree: true, childList: true, characterData: true, attributes: true});
			Object.assign(globalThis, {seen});
		});
		await tool.getByRole('button', {name: 'Convert'}).click();
		await expect(tool.getByText('360 × 640')).toBeVisible();
		const seen = await page.evaluate(() => (globalThis as unknown as {seen: string[]}).seen);
		expect([...new Set(seen)].filter((text) => text.startsWith('The converted video'))).toEqual([
			'The converted video: …',
			'The converted video: 360 × 640',
		]);
	});

	test('A11-01 shows all of its form when a reader spaces letters and words out', async ({page}) => {
		const tool = await openTool(page);
		await page.addStyleTag({
			content: '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
		});
		expect(
			await tool.evaluate(
				(element) => (element.closest('.vt') ?? element.querySelector('.vt') ?? element).scrollWidth - element.clientWidth,
			),
		).toBeLessThanOrEqual(2);
	});

	test('PRD-01 leaves the sound out on request', async ({page}) => {
		const tool = await openTool(page);
		await choose(tool, media('sound.mp4'));
		await tool.getByLabel('Without sound').check();
		expect(await convert(page, tool, 'mp4')).toMatchObject({videoCodec: 'h264', audioCodec: null});
	});

	for (const [file, message] of [
		['cut-off.mp4', 'No video or audio was found in this file. It may be incomplete.'],
		['mpeg4.mp4', 'This video uses a codec that can’t be read here.'],
	] as const) {
		test(`PRD-01 says what is wrong with ${file}`, async ({page}) => {
			const tool = await openTool(page);
			await choose(tool, media(file));
			await expect(tool.getByRole('alert')).toHaveText(message);
			await expect(tool.getByRole('button', {name: 'Convert'})).toBeDisabled();
			await expect(tool.getByLabel('Start (s)')).toBeDisabled();
		});
	}

	/** How far a part reaches out of the picture, in pixels; negative inside of it. */
	const outOfPicture = async (tool: Locator, part: Locator): Promise<number> => {
		const [picture, inside] = await Promise.all([tool.locator('video'), part].map(async (one) => (await one.boundingBox())!));
		return Math.max(picture!.y - inside!.y, inside!.y + inside!.height - (picture!.y + picture!.height));
	};

	test('PRD-01 says in the place of the picture why there is none, and the rest keeps its place', async ({page}) => {
		const tool = await openTool(page);
		const height = async () => (await tool.boundingBox())!.height;
		const before = await height();
		await choose(tool, media('cut-off.mp4'));
		await expect(tool.getByRole('alert')).toBeVisible();
		expect(await outOfPicture(tool, tool.getByRole('alert'))).toBeLessThan(0);
		expect(await outOfPicture(tool, tool.getByText('cut-off.mp4'))).toBeLessThan(0);
		expect(await height()).toBe(before);
		await choose(tool, media('audio-only.webm'));
		expect(await outOfPicture(tool, tool.getByText('This file has sound and no picture.'))).toBeLessThan(0);
		expect(await height()).toBe(before);
	});

	test('PRD-01 without its sample it says so in the screen, and tries again', async ({page, emptyCache}) => {
		await emptyCache();
		await page.route('**/samples/lower-third.mp4', (route) => route.fulfill({status: 503}));
		await page.goto('/docs/webcodecs');
		await page.locator('[data-island="video-tool"]').scrollIntoViewIfNeeded();
		const tool = page.getByRole('region', {name: 'Video tool'});
		await expect(tool.locator('.vt-screen').getByRole('alert')).toHaveText('The sample clip could not be loaded (503).');
		await page.unroute('**/samples/lower-third.mp4');
		await tool.getByRole('button', {name: 'Retry'}).click();
		await expect(tool.getByText('640 × 360')).toBeVisible();
	});

	test('PRD-01 converts a short part of a file that is too large as a whole', async ({page}, info) => {
		const file = info.outputPath('huge.mp4');
		await copyFile(SAMPLE, file);
		const handle = await open(file, 'a');
		const free = Buffer.alloc(16);
		free.writeUInt32BE(1);
		free.write('free', 4);
		free.writeBigUInt64BE(1_200_000_000n, 8);
		await handle.write(free);
		await handle.truncate((await handle.stat()).size - free.length + 1_200_000_000);
		await handle.close();

		const tool = await openTool(page);
		await choose(tool, file);
		await expect(tool.getByText('1.1 GB')).toBeVisible();
		await tool.getByRole('button', {name: 'Convert'}).click();
		await expect(tool.getByRole('status')).toContainText('at most 1.0 GB can be converted here. Keep a shorter part of it.');
		await tool.getByLabel('End (s)').fill('1');
		expect((await convert(page, tool, 'mp4')).slowNumberOfFrames).toBe(30);
	});

	test('PRD-01 a file that is gone by the time it is converted is told as that', async ({page}, info) => {
		const file = info.outputPath('gone.mp4');
		await copyFile(SAMPLE, file);
		const tool = await openTool(page);
		await choose(tool, file);
		await expect(tool.getByLabel('The video gone.mp4')).toBeVisible();
		await expect(tool.getByRole('button', {name: 'Convert'})).toBeEnabled();
		await unlink(file);
		await tool.getByRole('button', {name: 'Convert'}).click();
		await expect(tool.getByRole('status')).toHaveText(
			'This file can’t be read anymore. It may have been moved, changed or deleted. Choose it again.',
		);
	});

	test('PRD-01 a converter that is lost is told without a URL, and comes with the next press', async ({page, emptyCache}) => {
		await emptyCache();
		let asked = 0;
		await page.route(/\/assets\/convert-[^/]*\.js/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
		const tool = await openTool(page);
		await tool.getByRole('button', {name: 'Convert'}).click();
		await expect(tool.getByRole('status')).toHaveText('This part of the page could not be loaded. Check your network connection.');
		await tool.getByRole('button', {name: 'Convert'}).click();
		await expect(tool.getByRole('link', {name: /^Download/})).toBeVisible();
	});

	test('PRD-01 stops a conversion on request', async ({page}) => {
		const tool = await openTool(page);
		await tool.getByRole('button', {name: 'Convert'}).press('Enter');
		await expect(tool.getByRole('progressbar')).toBeVisible();
		await expect(tool.getByRole('button', {name: 'Cancel'})).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(tool.getByRole('button', {name: 'Convert'})).toBeEnabled();
		await expect(tool.getByRole('button', {name: 'Convert'})).toBeFocused();
		await expect(tool.getByRole('status')).toHaveText('');
	});

	test('PRD-01 a double click on Convert converts, and does not cancel', async ({page}) => {
		const tool = await openTool(page);
		await tool.getByRole('button', {name: 'Convert'}).dblclick();
		await expect(tool.getByRole('link', {name: /^Download/})).toBeVisible();
	});

	test('PRD-01 loads its converter with the first press, and stays in its budget', async ({page}) => {
		const transfers = recordTransfers(page);
		const tool = await openTool(page);
		// Other parts of the page may still be loading their scripts.
		await quiet(page);
		const before = bytesOf(await transfers(), 'js');
		await tool.getByRole('button', {name: 'Convert'}).click();
		await expect(tool.getByRole('link', {name: /^Download/})).toBeVisible();
		const converter = bytesOf(await transfers(), 'js') - before;
		expect(converter).toBeGreaterThan(0);
		expect(converter).toBeLessThanOrEqual(VIDEO_TOOL.converter);
	});
});
