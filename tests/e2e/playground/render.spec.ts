import {readFile} from 'node:fs/promises';
import type {Download, Page} from '@playwright/test';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {posterFile, readDemo} from '../../../pipeline/demos/demos';
import {PLAYGROUND} from '../../budgets';
import {pictureError} from '../../support/browser/picture-error';
import {linkOf, openPlayground, picture, setCode, videoOf} from '../../support/browser/playground';
import {bytesOf, recordTransfers} from '../../support/browser/transfer';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

const openDialog = async (page: Page): Promise<void> => {
	await page.getByRole('button', {name: 'Save as…'}).click();
	await expect(page.getByRole('dialog').getByRole('button', {name: /^Save MP4/})).toBeVisible();
	await expect(page.getByRole('status', {name: 'Rendering'})).toHaveText('');
};

const saveAs = async (page: Page, name: string): Promise<Download> => {
	await page.getByRole('radio', {name: new RegExp(`^${name}`)}).check();
	const download = page.waitForEvent('download');
	await page.getByRole('button', {name: `Save ${name}`}).click();
	return download;
};

/** Goes to a frame with the keyboard, as a reader would. */
const seek = async (page: Page, frame: number): Promise<void> => {
	await page.getByRole('slider', {name: 'Timeline'}).fill(String(frame));
	await expect(page.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
};

test.describe('saved in the browser', () => {
	for (const {name, container, codec} of [
		{name: 'MP4', container: 'mp4', codec: 'h264'},
		{name: 'WebM', container: 'webm', codec: 'vp8'},
	]) {
		test(`RND-01 the ${name} has the size, the codec and every frame of the video`, async ({page}) => {
			await openPlayground(page, '?demo=api-spring');
			await openDialog(page);
			const download = await saveAs(page, name);
			expect(download.suggestedFilename()).toBe(`spring.${name.toLowerCase()}`);
			await expect(page.getByRole('status', {name: 'Rendering'})).toContainText('Saved');
			const read = await parseMedia({
				src: (await download.path())!,
				reader: nodeReader,
				fields: {dimensions: true, videoCodec: true, container: true, slowNumberOfFrames: true, slowFps: true, slowDurationInSeconds: true},
				acknowledgeRemotionLicense: true,
			});
			expect(read.dimensions).toEqual({width: 1280, height: 720});
			expect(read.container).toBe(container);
			expect(read.videoCodec).toBe(codec);
			expect(read.slowNumberOfFrames).toBe(90);
			expect(read.slowFps).toBeCloseTo(30, 0);
			expect(read.slowDurationInSeconds).toBeCloseTo(3, 1);
		});
	}

	test('RND-01 the GIF moves, and is as small as it says', async ({page}) => {
		await openPlayground(page);
		await page.getByLabel('Frames', {exact: true}).fill('20');
		await openDialog(page);
		const bytes = await readFile((await (await saveAs(page, 'GIF')).path())!);
		expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
		expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([640, 360]);
		const frames = await page.evaluate(async (data) => {
			const decoder = new ImageDecoder({type: 'image/gif', data: Uint8Array.from(atob(data), (character) => character.charCodeAt(0))});
			await decoder.tracks.ready;
			await decoder.completed;
			return decoder.tracks.selectedTrack?.frameCount;
		}, bytes.toString('base64'));
		expect(frames).toBe(10);
	});

	test('RND-01 a PNG is the frame that is shown, and a video that the renderer cannot draw completely says what is missing', async ({
		page,
	}) => {
		await openPlayground(page, '?demo=showcase-product-card');
		await seek(page, readDemo('showcase-product-card').posterFrame);
		await openDialog(page);
		await expect(page.getByRole('dialog')).toContainText('The file may lack radial gradients');
		const still = await readFile((await (await saveAs(page, 'PNG')).path())!);
		const {mean} = await pictureError(page, still, 'image/png', await readFile(posterFile('showcase-product-card')));
		expect(mean).toBeLessThan(12);
	});

	test('RND-01 rendering shows its progress and can be canceled', async ({page}) => {
		await openPlayground(page, '?demo=showcase-kinetic-type');
		await openDialog(page);
		await page.getByRole('button', {name: 'Save MP4'}).press('Enter');
		await expect(page.getByRole('progressbar', {name: 'Progress'})).toBeVisible();
		await expect(page.getByRole('status', {name: 'Rendering'})).toContainText(/\d+%/);
		await expect(page.getByRole('button', {name: 'Cancel'})).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', {name: 'Save MP4'})).toBeEnabled();
		await expect(page.getByRole('button', {name: 'Save MP4'})).toBeFocused();
		await expect(page.getByRole('status', {name: 'Rendering'})).toHaveText('');
	});

	test('PLY-03 the renderer is loaded when a file is asked for, and stays in its budget', async ({page}) => {
		const transfers = recordTransfers(page);
		await openPlayground(page);
		const renderer = async () => (await transfers()).filter(({path}) => path.startsWith('/assets/playground-renderer-'));
		expect(await renderer()).toEqual([]);
		await openDialog(page);
		expect(bytesOf(await renderer(), 'js')).toBeGreaterThan(0);
		expect(bytesOf(await renderer(), 'js')).toBeLessThanOrEqual(PLAYGROUND.renderer);
	});

	test('RND-01 rendering asks no host', async ({page, site}) => {
		const foreign: string[] = [];
		page.on('request', (request) => {
			if (/^(http|ws)/.test(request.url()) && !request.url().startsWith(site)) {
				foreign.push(request.url());
			}
		});
		await openPlayground(page);
		await openDialog(page);
		await saveAs(page, 'PNG');
		expect(foreign).toEqual([]);
	});
});

test.describe('before a rendering starts', () => {
	test('RND-02 what the browser cannot encode is named, and cannot be chosen', async ({page}) => {
		await page.goto(await linkOf(videoOf('Odd'), {width: 1281, height: 721}));
		await page.getByRole('button', {name: 'Run'}).click();
		await expect(picture(page).getByText('Odd')).toBeVisible();
		await openDialog(page);
		await expect(page.getByRole('radio', {name: /^MP4/})).toBeDisabled();
		await expect(page.getByRole('dialog')).toContainText(/1281|even|multiple/);
		await expect(page.getByRole('radio', {name: /^PNG/})).toBeEnabled();
	});

	test('RND-02 what the renderer of the browser leaves out is named', async ({page}) => {
		await openPlayground(page);
		await setCode(
			page,
			videoOf('Blended', "const style = {mixBlendMode: 'screen', background: 'conic-gradient(red, blue)'} as const; void style;"),
		);
		await expect(picture(page).getByText('Blended')).toBeVisible();
		await openDialog(page);
		await expect(page.getByRole('dialog')).toContainText('The file may lack conic gradients, mixBlendMode');
	});

	test('RND-02 a video that throws says so, and leaves the dialog as it was', async ({page}) => {
		await openPlayground(page);
		await setCode(page, videoOf('Begins', "if (frame > 40) throw new Error('No frame ' + frame);"));
		await page.getByRole('slider', {name: 'Timeline'}).fill('0');
		await expect(picture(page).getByText('Begins')).toBeVisible();
		await openDialog(page);
		await page.getByRole('button', {name: 'Save MP4'}).click();
		await expect(page.getByRole('status', {name: 'Rendering'})).toContainText('No frame 41');
		await expect(page.getByRole('button', {name: 'Save MP4'})).toBeEnabled();
	});
});
