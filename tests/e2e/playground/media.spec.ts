import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {pictureError} from '../../support/browser/picture-error';
import {linkOf, openPlayground, picture, setCode} from '../../support/browser/playground';
import {recordTransfers} from '../../support/browser/transfer';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

/** Frame at which the sound of the test begins, of 30 in a second. */
const ONSET = 15;

const sounding = (element: string, from: string, onset = ONSET): string =>
	[
		"import {AbsoluteFill, Sequence, staticFile} from 'remotion';",
		`import {${element}} from '${from}';`,
		'',
		'export default function Video() {',
		"  return <AbsoluteFill style={{backgroundColor: '#ffffff', fontSize: 80}}><p>Listen</p>",
		`    <Sequence from={${onset}}><${element} src={staticFile('samples/bells.mp3')} /></Sequence></AbsoluteFill>;`,
		'}',
		'',
	].join('\n');

const openLink = async (page: Page, code: string): Promise<void> => {
	await page.goto(await linkOf(code, {width: 320, height: 180, durationInFrames: 30}));
	await page.getByRole('button', {name: 'Run'}).click();
};

const openSounding = async (page: Page, element = 'Html5Audio', from = 'remotion'): Promise<void> => {
	await openLink(page, sounding(element, from));
	await expect(picture(page).getByText('Listen')).toBeVisible();
};

/** The file that the dialog saves. */
const saveAs = async (page: Page, name: string): Promise<string> => {
	await page.getByRole('button', {name: 'Save as…'}).click();
	await expect(page.getByRole('status', {name: 'Rendering'})).toHaveText('');
	await page.getByRole('radio', {name: new RegExp(`^${name}`)}).check();
	const download = page.waitForEvent('download');
	await page.getByRole('button', {name: `Save ${name}`}).click();
	return (await (await download).path())!;
};

/** The loudest sample of a file's sound, from 0 to 1, and the second at which it is first heard, as this browser decodes it. */
const listen = (page: Page, file: Buffer): Promise<{peak: number; onset: number}> =>
	page.evaluate(async (data) => {
		const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
		const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
		const samples = sound.getChannelData(0).map(Math.abs);
		const peak = samples.reduce((loudest, value) => Math.max(loudest, value), 0);
		return {peak, onset: samples.findIndex((value) => value > peak / 10) / sound.sampleRate};
	}, file.toString('base64'));

/** What the browser shows of a video file at a second. */
const frameOf = async (page: Page, file: Buffer, type: string, second: number): Promise<Buffer> => {
	const data = await page.evaluate(
		async ([source, at]) => {
			const video = document.createElement('video');
			video.muted = true;
			document.body.append(video);
			// "seeked" may come before there is a picture to draw.
			const nextPicture = () => new Promise((resolve) => video.requestVideoFrameCallback(resolve));
			const first = nextPicture();
			video.src = source;
			await Promise.race([
				first,
				new Promise((_, reject) => {
					video.onerror = () => reject(new Error(video.error?.message));
				}),
			]);
			if (at > 0) {
				const sought = nextPicture();
				video.currentTime = at;
				await sought;
			}
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [320, 180];
			canvas.getContext('2d')!.drawImage(video, 0, 0, 320, 180);
			return canvas.toDataURL('image/png').replace(/^.*,/, '');
		},
		[`data:${type};base64,${file.toString('base64')}`, second] as const,
	);
	return Buffer.from(data, 'base64');
};

test.describe('sound', () => {
	test('PLY-01 a video with sound is silent until it is asked for, and only then may its frame play any', async ({page}) => {
		// From the first frame on: of an element that comes and goes once a second, a look once a second may see nothing but its absence.
		await openLink(page, sounding('Html5Audio', 'remotion', 0));
		await expect(picture(page).getByText('Listen')).toBeVisible();
		const frame = page.locator('iframe[title="Preview"]');
		const audio = picture(page).locator('audio');
		await expect(audio).toHaveJSProperty('muted', true);
		await expect(frame).toHaveAttribute('allow', "autoplay 'none'");
		await page.getByRole('button', {name: 'Sound on'}).click();
		await expect(audio).toHaveJSProperty('muted', false);
		await expect(frame).toHaveAttribute('allow', 'autoplay');
		await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);
		await page.getByRole('button', {name: 'More controls'}).click();
		await page.getByRole('slider', {name: 'Volume'}).fill('0.25');
		await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.volume)).toBeCloseTo(0.25, 2);
		await page.keyboard.press('Escape');
		await page.getByRole('button', {name: 'Sound off'}).click();
		await expect(audio).toHaveJSProperty('muted', true);
	});

	test('PLY-01 a video without sound offers none', async ({page}) => {
		await openPlayground(page, '?demo=api-spring');
		await expect(page.getByRole('button', {name: 'Sound on'})).toHaveCount(0);
		await page.getByRole('button', {name: 'More controls'}).click();
		await expect(page.getByRole('slider', {name: 'Volume'})).toHaveCount(0);
	});

	for (const {element, from} of [
		{element: 'Html5Audio', from: 'remotion'},
		{element: 'Audio', from: '@remotion/media'},
	]) {
		for (const {name, container} of [
			{name: 'MP4', container: 'mp4'},
			{name: 'WebM', container: 'webm'},
		]) {
			test(`RND-01 the ${name} of <${element}> from ${from} has the sound of the video`, async ({page}) => {
				await openSounding(page, element, from);
				const file = await saveAs(page, name);
				let samples = 0;
				const read = await parseMedia({
					src: file,
					reader: nodeReader,
					fields: {container: true, videoCodec: true, audioCodec: true, sampleRate: true, slowDurationInSeconds: true},
					onAudioTrack: () => () => {
						samples++;
					},
					acknowledgeRemotionLicense: true,
				});
				expect(read.container).toBe(container);
				// Chromium of Debian can't encode AAC; others can, and then an MP4 has it.
				expect(name === 'WebM' ? ['opus'] : ['aac', 'opus']).toContain(read.audioCodec);
				expect(read.slowDurationInSeconds).toBeCloseTo(1, 0);
				expect(samples).toBeGreaterThan(20);
				const {peak, onset} = await listen(page, await readFile(file));
				expect(peak).toBeGreaterThan(0.05);
				// A frame lasts 33 ms; encoders may begin a little early or late.
				expect(Math.abs(onset - ONSET / 30)).toBeLessThan(0.05);
			});
		}
	}

	for (const {name, type} of [
		{name: 'MP4', type: 'video/mp4'},
		{name: 'WebM', type: 'video/webm'},
	]) {
		test(`RND-01 the ${name} of a <Video> from @remotion/media shows the frames of its file`, async ({page}) => {
			await openLink(
				page,
				"import {Video as Clip} from '@remotion/media';\nimport {staticFile} from 'remotion';\n\nexport default () => <Clip src={staticFile('samples/lower-third.mp4')} style={{width: 320}} muted />;\n",
			);
			await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
			const saved = await readFile(await saveAs(page, name));
			const clip = await readFile('public/samples/lower-third.mp4');
			// A page without a policy, which may play what it holds.
			await page.goto('about:blank');
			const expected = await frameOf(page, clip, 'video/mp4', 0.7);
			const {mean} = await pictureError(page, await frameOf(page, saved, type, 0.7), 'image/png', expected);
			// Small and encoded again, it is closer to its own moment than another one is.
			const other = await pictureError(page, await frameOf(page, clip, 'video/mp4', 0), 'image/png', expected);
			expect(mean).toBeLessThan(other.mean * 0.8);
		});
	}

	test('RND-02 a browser that can’t encode the sound of a format says so before a rendering starts', async ({page}) => {
		await page.addInitScript(() => {
			Reflect.deleteProperty(globalThis, 'AudioEncoder');
		});
		await openSounding(page);
		await page.getByRole('button', {name: 'Save as…'}).click();
		await expect(page.getByRole('status', {name: 'Rendering'})).toHaveText('');
		for (const name of ['MP4', 'WebM']) {
			const format = page.getByRole('radio', {name: new RegExp(`^${name}.*This browser can’t encode sound. Mute the video`)});
			await expect(format).toBeDisabled();
		}

		await expect(page.getByRole('radio', {name: /^GIF/})).toBeEnabled();
	});

	test('RND-02 what becomes of the sound is said before a rendering starts', async ({page}) => {
		await openSounding(page);
		await page.getByRole('button', {name: 'Save as…'}).click();
		await page.getByRole('radio', {name: /^GIF/}).check();
		await expect(page.getByRole('dialog')).toContainText('A GIF has no sound.');
	});
});

test('PLY-03 files of ours and the media package are loaded when code names them', async ({page}) => {
	const transfers = recordTransfers(page);
	await openPlayground(page);
	const named = async () => (await transfers()).map(({path}) => path).filter((path) => /^\/samples\/|playground-media-/.test(path));
	expect(await named()).toEqual([]);
	await openSounding(page, 'Audio', '@remotion/media');
	expect((await named()).map((path) => path.replace(/-\w+\.js$/, '')).sort()).toEqual(['/assets/playground-media', '/samples/bells.mp3']);
});

test('PLY-01 a file that is not there is named at its line', async ({page}) => {
	await page.goto(await linkOf("import {Img, staticFile} from 'remotion';\n\nexport default () => <Img src={staticFile('no.png')} />;\n"));
	await page.getByRole('button', {name: 'Run'}).click();
	const problems = page.getByRole('status', {name: 'Problems'});
	await expect(problems).toContainText('There is no file “no.png” in the playground');
	await expect(problems).toContainText('index.tsx:3');
});

const showing = (name: string): string =>
	`import {Img, staticFile} from 'remotion';\n\nexport default () => <Img alt="Mine" src={staticFile('${name}')} style={{width: 100}} />;\n`;

/** A picture of two by two pixels. */
const PICTURE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
	'base64',
);

const addFile = (page: Page, name: string, buffer = PICTURE, mimeType = 'image/png'): Promise<void> =>
	page.getByLabel('Files to add').setInputFiles({name, mimeType, buffer});

test.describe('files of the reader', () => {
	test('PLY-01 a picture that the reader adds is drawn by its name, leaves in no request, and is gone after a reload', async ({page}) => {
		await openPlayground(page);
		const sent: string[] = [];
		page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
		await setCode(page, showing('my-photo.png'));
		await expect(page.getByRole('status', {name: 'Problems'})).toContainText('There is no file “my-photo.png”');
		await addFile(page, 'my photo.png');
		await expect(page.getByRole('list', {name: 'Your files'})).toContainText('my-photo.png');
		await expect(picture(page).getByAltText('Mine')).toHaveJSProperty('naturalWidth', 2);
		expect(sent.filter((line) => /^(?!GET|HEAD)|photo/.test(line))).toEqual([]);
		await page.getByRole('button', {name: 'Copy as project'}).click();
		await expect(page.getByRole('dialog')).toContainText('copy my-photo.png into the project’s “public” folder');
		await page.reload();
		await expect(page.getByRole('status', {name: 'Problems'})).toContainText('There is no file “my-photo.png”');
		await expect(page.getByRole('list', {name: 'Your files'}).getByRole('listitem')).toHaveCount(0);
	});

	test('PLY-01 a file is dropped onto the editor, and removed with the keyboard', async ({page}) => {
		await openPlayground(page);
		const data = await page.evaluateHandle(() => {
			const transfer = new DataTransfer();
			transfer.items.add(new File(['body { color: red }'], 'drop.svg', {type: 'image/svg+xml'}));
			return transfer;
		});
		await page.locator('.cm-content').dispatchEvent('drop', {dataTransfer: data});
		await expect(page.getByRole('list', {name: 'Your files'})).toContainText('drop.svg');
		await expect(page.locator('.cm-content')).not.toContainText('color: red');
		await page.getByRole('button', {name: 'Remove drop.svg'}).focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', {name: 'Remove drop.svg'})).toHaveCount(0);
		await expect(page.getByRole('button', {name: 'Add files'})).toBeFocused();
	});

	test('PLY-02 names with markup are text, and files of other kinds are refused with a reason', async ({page}) => {
		await openPlayground(page);
		await addFile(page, '<img src=x onerror="document.title=1">.png');
		await expect(page.getByRole('list', {name: 'Your files'})).toContainText('img-src-x-onerror-document-title-1.png');
		await addFile(page, '<b>page</b>.html', Buffer.from('<script>1</script>'), 'text/html');
		await expect(page.getByRole('status', {name: 'Files that weren’t added'})).toContainText('“<b>page</b>.html” isn’t an image');
		await expect(page.locator('[aria-label="Files that weren’t added"] b, [aria-label="Your files"] img')).toHaveCount(0);
		await addFile(page, 'bells.mp3', Buffer.from('no sound at all'), 'audio/mpeg');
		await expect(page.getByRole('list', {name: 'Your files'})).toContainText('bells.mp3');
	});

	test('PLY-01 a font of ours is loaded and drawn', async ({page}) => {
		await openPlayground(page);
		await setCode(
			page,
			"import {loadFont} from '@remotion/fonts';\nimport {staticFile} from 'remotion';\n\nvoid loadFont({family: 'Caveat', url: staticFile('samples/caveat.woff2')});\nexport default () => <p style={{fontFamily: 'Caveat'}}>By hand</p>;\n",
		);
		await expect(picture(page).getByText('By hand')).toBeVisible();
		await expect
			.poll(() =>
				picture(page)
					.locator('p')
					.evaluate(() => [...document.fonts].filter(({family, status}) => /Caveat/.test(family) && status === 'loaded').length),
			)
			.toBe(1);
	});
});

test('PLY-01 a Zod schema makes the form of the props, and is loaded only with the code that imports it', async ({page}) => {
	const transfers = recordTransfers(page);
	await openPlayground(page);
	const zod = async () => (await transfers()).filter(({path}) => path.startsWith('/assets/playground-zod'));
	expect(await zod()).toEqual([]);
	await setCode(
		page,
		[
			"import {zColor} from '@remotion/zod-types';",
			"import {z} from 'zod';",
			'',
			"export const schema = z.object({title: z.string(), size: z.number().min(10).max(90), mode: z.enum(['calm', 'wild']), tint: zColor()});",
			'export default ({title = "Form", size = 40, mode = "calm", tint = "#ff0000"}: Partial<z.infer<typeof schema>>) => (',
			'  <p style={{color: tint}}>{title} {size} {mode} {tint}</p>',
			');',
			'',
		].join('\n'),
	);
	await expect(picture(page).getByText('Form 40 calm #ff0000')).toBeVisible();
	expect(await zod()).toHaveLength(2);
	await expect(page.getByLabel('size', {exact: true})).toHaveAttribute('max', '90');
	await page.getByLabel('size', {exact: true}).fill('50');
	await page.getByLabel('mode', {exact: true}).selectOption('wild');
	await page.getByLabel('tint', {exact: true}).fill('#00ff00');
	await page.getByLabel('title', {exact: true}).fill('Filled');
	await expect(picture(page).getByText('Filled 50 wild #00ff00')).toBeVisible();
});
