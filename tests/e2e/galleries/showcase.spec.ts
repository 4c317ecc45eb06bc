import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {repoDir, siteDir} from '../../../pipeline/base/site-dir';
import {type Demo, readDemo} from '../../../pipeline/demos/demos';
import {pitchOf, type Track} from '../../../scripts/sound/music-box';
import {expectAccessible} from '../../support/browser/axe';
import {collectConsole} from '../../support/browser/faults';
import {drawn, hydrated, quiet} from '../../support/browser/reader';
import {expect, moving, sharedTest as test} from '../../support/sites/servers';

const source = (id: string) => readFileSync(path.join(repoDir, 'videos/showcase', id, 'index.tsx'), 'utf8').trimEnd();
const gallery = JSON.parse(readFileSync(path.join(repoDir, 'content/showcase/gallery.json'), 'utf8')) as string[];
const cards = (page: Page): Locator => page.getByRole('region', {name: 'Compositions with source'}).getByRole('listitem');
const frame = async (player: Locator): Promise<number> => Number(await player.getByRole('slider').inputValue());

/** Notes from which frames a player goes back to others before its end, and hands them out. */
const recordRestarts = async (page: Page, player: Locator, {durationInFrames, fps}: Demo): Promise<() => Promise<number[]>> => {
	const record = await player.getByRole('slider').evaluateHandle(
		(slider: HTMLInputElement, [end, rate]) => {
			const seen = {restarts: [] as number[], frame: slider.valueAsNumber, at: performance.now()};
			const look = () => {
				const [frame, at] = [slider.valueAsNumber, performance.now()];
				// The end of the video is a step back, too. A busy machine may not draw the frames before it: those that were due count.
				const due = seen.frame + ((at - seen.at) / 1000) * rate;
				if (frame < seen.frame && due < end * 0.9) {
					seen.restarts.push(seen.frame);
				}

				Object.assign(seen, {frame, at});
				requestAnimationFrame(look);
			};
			look();
			return seen;
		},
		[durationInFrames, fps] as const,
	);
	return () => page.evaluate(({restarts}) => restarts, record);
};

test.describe('showcase', () => {
	test('SHW-01 the gallery shows every composition, and the community list its authors and links by type', async ({page}) => {
		await page.goto('/showcase');
		await expect(cards(page)).toHaveCount(gallery.length);
		const community = page.getByRole('region', {name: 'From the community'});
		await expect(community.getByRole('heading', {level: 3})).toHaveCount(18);
		await expect(community.getByRole('link', {name: 'Dave Kiss'})).toHaveAttribute('href', 'https://davekiss.com/');
		await expect(community.getByRole('link', {name: 'Source code of MUX'})).toHaveAttribute('href', /^https:\/\/github\.com\/davekiss\//);
		await expect(community.getByRole('link', {name: 'Tutorial of MUX'})).toBeVisible();
	});

	test('SHW-01 community videos are text: no image, and no empty box where one would be', async ({page}) => {
		await page.goto('/showcase');
		const community = page.getByRole('region', {name: 'From the community'});
		await expect(community.getByRole('heading', {level: 3})).toHaveCount(18);
		const boxes = await community.evaluate((region) =>
			[...region.querySelectorAll('*')]
				.filter((element) => {
					const {width, height} = element.getBoundingClientRect();
					return element.textContent.trim() === '' && Math.min(width, height) > 24;
				})
				.map(({outerHTML}) => outerHTML),
		);
		expect(boxes).toEqual([]);
	});

	test('SHW-01 a tag filters the gallery in the URL without scrolling, and the URL shows the same when opened', async ({page}) => {
		await page.goto('/showcase');
		await hydrated(page);
		const [all, ...tags] = await page.getByRole('navigation', {name: 'Filter compositions by tag'}).getByRole('link').allTextContents();
		expect(all).toBe('All');
		expect(tags).toEqual([...tags].sort((a, b) => a.localeCompare(b, 'en')));
		await page.evaluate(() => window.scrollTo({top: 200, behavior: 'instant'}));
		await page.getByRole('link', {name: 'noise', exact: true}).click();
		await expect(page).toHaveURL(/\/showcase\?tag=noise$/);
		await expect(cards(page)).toHaveCount(3);
		expect(await page.evaluate(() => window.scrollY)).toBe(200);
		await page.reload();
		await expect(cards(page)).toHaveCount(3);
		await page.goBack();
		await expect(cards(page)).toHaveCount(gallery.length);
	});

	test('SHW-01 the search filters both lists and is kept in the URL', async ({page}) => {
		await page.goto('/showcase');
		await page.getByRole('searchbox', {name: 'Search the showcase'}).fill('weather');
		await expect(cards(page)).toHaveCount(1);
		await expect(page.getByRole('region', {name: 'From the community'}).getByRole('heading', {level: 3})).toHaveText('Hello Météo');
		await expect(page).toHaveURL(/\/showcase\?q=weather$/);
		await expect(page.getByRole('status').filter({hasText: 'composition'})).toHaveText('1 composition, 1 community video');
	});

	test('SHW-01 the form names each field that is wrong, and composes an issue from what is right without sending anything', async ({
		page,
	}) => {
		await page.goto('/showcase/add');
		await hydrated(page);
		await quiet(page);
		const requests: string[] = [];
		page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
		await page.getByRole('button', {name: 'Create the proposal'}).click();
		await expect(page.getByLabel('Title')).toBeFocused();
		await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter a title\./);
		await expect(page.getByRole('alert').filter({hasText: 'fields'})).toHaveText('6 fields need fixing.');
		await expectAccessible(page);

		await page.getByLabel('Title').fill('Stars - A map of the sky');
		await page.getByLabel('Description').fill('Every star that the eye can see, night by night.');
		await page.getByLabel('Author', {exact: true}).fill('Ada');
		await page.getByLabel('Width in pixels').fill('1920');
		await page.getByLabel('Height in pixels').fill('1080');
		await page.getByRole('textbox', {name: /^Source code/}).fill('example.com');
		await expect(page.getByRole('textbox', {name: /^Source code/})).toHaveAttribute('aria-invalid', 'true');
		await page.getByRole('textbox', {name: /^Source code/}).fill('https://example.com/stars');
		await page.getByRole('button', {name: 'Create the proposal'}).click();
		await expect(page.getByRole('heading', {name: 'Your proposal is ready'})).toBeFocused();
		const url = new URL((await page.getByRole('link', {name: /^Open the issue on GitHub/}).getAttribute('href')) ?? '');
		expect(url.origin + url.pathname).toBe('https://github.com/remotion-dev/remotion/issues/new');
		expect(url.searchParams.get('title')).toBe('Showcase: Stars - A map of the sky');
		expect(url.searchParams.get('body')).toContain('"url": "https://example.com/stars"');

		// The proposal goes while there is an error, and comes back without taking the focus from the field.
		await page.getByLabel('Title').fill('');
		await expect(page.getByRole('heading', {name: 'How it works'})).toBeVisible();
		await page.getByLabel('Title').pressSequentially('Stars');
		await expect(page.getByRole('heading', {name: 'Your proposal is ready'})).toBeVisible();
		await expect(page.getByLabel('Title')).toBeFocused();
		await expect(page.getByLabel('Title')).toHaveValue('Stars');
		await expectAccessible(page);
		expect(requests.filter((request) => request.startsWith('POST') || !request.includes('127.0.0.1'))).toEqual([]);
		expect(await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}))).not.toContain('Stars');
	});

	test('SHW-01 without scripts the gallery shows posters, texts, sources and the way to an issue', async ({browser, site}) => {
		const page = await (await browser.newContext({javaScriptEnabled: false, baseURL: site})).newPage();
		await page.goto('/showcase');
		await expect(cards(page)).toHaveCount(gallery.length);
		await expect(cards(page).first().getByRole('img')).toBeVisible();
		await page.goto('/showcase/countdown');
		await expect(page.locator('#source ~ .prose code')).toHaveText(source('showcase-countdown'), {useInnerText: false});
		await page.goto('/showcase/add');
		await expect(page.getByRole('link', {name: 'open an issue'})).toHaveAttribute(
			'href',
			'https://github.com/remotion-dev/remotion/issues/new',
		);
		await page.context().close();
	});

	test('SHW-01 a piece leads to the steps with the chosen package manager, and copies its source', async ({page, context}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.goto('/showcase');
		await hydrated(page);
		await page.getByRole('link', {name: 'Start from this (Map route)'}).click();
		await expect(page).toHaveURL(/\/showcase\/map-route#start$/);
		const start = page.getByRole('region', {name: 'Start from this video'});
		await start.getByRole('tab', {name: 'pnpm'}).first().click();
		await expect(start.getByText('pnpm create video --blank')).toBeVisible();
		await expect(start.getByText('pnpm add --save-exact @remotion/paths')).toBeVisible();
		await page.getByRole('region', {name: 'Source'}).getByRole('button', {name: 'Copy code'}).click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(source('showcase-map-route'));
	});
});

test.describe('compositions that play', () => {
	test.use(moving);

	test('LIV-01 the gallery plays at most four compositions at a time, also the one that is pointed at', async ({page}) => {
		await page.goto('/showcase');
		const alive = page.locator('[data-island="player"][data-state]:not([data-state="poster"])');
		for (const top of [0, 900, 1800]) {
			await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
			await expect(page.locator('[data-state="playing"]').first()).toBeVisible();
			expect(await alive.count()).toBeLessThanOrEqual(4);
		}

		const poster = page.locator('[data-island="player"][data-state="poster"]').last();
		await poster.scrollIntoViewIfNeeded();
		const id = await poster.getAttribute('data-demo');
		await page.locator(`[data-demo="${id}"]`).hover();
		await expect(page.locator(`[data-demo="${id}"]`)).toHaveAttribute('data-state', 'playing');
		expect(await alive.count()).toBeLessThanOrEqual(4);
	});

	test('LIV-01 a card starts over when a mouse or the keyboard comes to it, and not for what happens inside of it', async ({page}) => {
		await page.goto('/showcase');
		await page.mouse.move(4, 4);
		const card = cards(page).first();
		const player = card.locator('[data-island="player"]');
		await expect(player).toHaveAttribute('data-state', 'playing');
		const demo = readDemo(gallery[0]!);
		const {durationInFrames} = demo;
		const restarted = await recordRestarts(page, player, demo);
		const restarts = async () => (await restarted()).length;
		const inTheMiddle = () =>
			expect
				.poll(async () => {
					const at = await frame(player);
					return at > durationInFrames * 0.1 && at < durationInFrames * 0.5;
				})
				.toBe(true);

		await inTheMiddle();
		expect(await restarts()).toBe(0);
		await card.getByRole('heading').hover();
		await expect.poll(restarts).toBe(1);
		await expect(player).toHaveAttribute('data-state', 'playing');

		await inTheMiddle();
		await card.getByRole('link', {name: /^Source/}).hover();
		await drawn(page, 10);
		expect(await restarts()).toBe(1);

		await page.mouse.move(4, 4);
		await page.keyboard.press('Tab');
		await inTheMiddle();
		await card.getByRole('link', {name: /^Source/}).focus();
		await expect.poll(restarts).toBe(2);
		await inTheMiddle();
		await page.keyboard.press('Tab');
		await drawn(page, 10);
		expect(await restarts()).toBe(2);
	});

	test('LIV-01 a card whose video rests is left at rest', async ({page}) => {
		await page.goto('/showcase');
		await page.mouse.move(4, 4);
		const card = cards(page).first();
		const player = card.locator('[data-island="player"]');
		await expect(player).toHaveAttribute('data-state', 'playing');
		// The mouse that arrives starts it over first.
		await player.hover({position: {x: 80, y: 60}});
		await drawn(page, 10);
		await player.click({position: {x: 80, y: 60}});
		await expect(player).toHaveAttribute('data-state', 'paused');
		// What plays may draw one more frame once it is paused.
		await drawn(page, 10);
		const before = await frame(player);
		await page.mouse.move(4, 4);
		await card.getByRole('heading').hover();
		await drawn(page, 10);
		expect(await frame(player)).toBe(before);
		await expect(player).toHaveAttribute('data-state', 'paused');
	});

	test('LIV-01 the sound of the music box is off until it is asked for', async ({page}) => {
		await page.goto('/showcase/music-box');
		await page.mouse.move(4, 4);
		const player = page.locator('[data-island="player"]');
		await expect(player).toHaveAttribute('data-state', 'playing');
		const audio = player.locator('audio');
		await expect(audio).toHaveJSProperty('muted', true);
		await player.getByRole('button', {name: 'Sound on'}).click();
		await expect(audio).toHaveJSProperty('muted', false);
		await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.error === null && element.currentTime > 0)).toBe(true);
	});

	test('LIV-01 the sound of the music box is the score that its picture follows', async ({page}) => {
		const {defaultProps, durationInFrames, fps} = readDemo('showcase-music-box');
		const {sound, tracks} = defaultProps as {sound: string; tracks: Track[]};
		const seconds = durationInFrames / fps;
		const plucks = tracks.flatMap(({note, steps}) =>
			[...steps].flatMap((step, i) => (step === '.' ? [] : [{note, pitch: pitchOf(note), at: (i / steps.length) * seconds}])),
		);
		await page.goto('/showcase/add');
		const heard = await page.evaluate(
			async ([data, notes]) => {
				const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
				const decoded = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes.buffer);
				const samples = decoded.getChannelData(0);
				/** How loud a pitch is in the tenth of a second from `from` on. */
				const loudness = (pitch: number, from: number) => {
					const count = 4410;
					const start = Math.round(from * 44_100) + samples.length;
					let [real, imaginary] = [0, 0];
					for (let i = 0; i < count; i++) {
						const value = samples[(start + i) % samples.length]!;
						const turn = (2 * Math.PI * pitch * i) / 44_100;
						real += value * Math.cos(turn);
						imaginary += value * Math.sin(turn);
					}
					return Math.hypot(real, imaginary) / count;
				};
				return {
					seconds: decoded.duration,
					notes: notes.map(({note, pitch, at}) => ({
						note: `${note} at ${at.toFixed(2)} s`,
						rise: loudness(pitch, at + 0.01) / loudness(pitch, at - 0.12),
					})),
				};
			},
			[readFileSync(path.join(siteDir, 'public', sound), 'base64'), plucks] as const,
		);
		expect(heard.seconds).toBeCloseTo(seconds, 0);
		expect(heard.notes.filter(({rise}) => rise < 2)).toEqual([]);
	});

	test('LIV-01 the footage of the night drive stays unloaded in the gallery until somebody comes to its card', async ({page}) => {
		const {footage} = readDemo('showcase-night-drive').defaultProps as {footage: string};
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto('/showcase');
		await page.mouse.move(4, 4);
		await page.locator('[data-demo="showcase-night-drive"]').scrollIntoViewIfNeeded();
		// Its neighbors play by themselves: so would it.
		await expect(page.locator('[data-demo][data-state="playing"]').first()).toBeInViewport();
		expect(asked).not.toContain(`/${footage}`);

		await page.locator('[data-demo="showcase-night-drive"]').hover();
		await expect(page.locator('[data-demo="showcase-night-drive"]')).toHaveAttribute('data-state', 'playing');
		await expect.poll(() => asked).toContain(`/${footage}`);
	});

	test('LIV-01 the night drive plays its footage in time, and says each caption when it is due', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'reduce'});
		const {fps, defaultProps} = readDemo('showcase-night-drive');
		const {captions} = defaultProps as {captions: {text: string; startMs: number; endMs: number}[]};
		for (const {text, startMs, endMs} of [captions[1]!, captions.at(-1)!]) {
			const at = Math.round((((startMs + endMs) / 2) * fps) / 1000);
			await page.goto(`/showcase/night-drive?at=showcase-night-drive.${at}`);
			const player = page.locator('[data-island="player"]');
			await expect(player).toHaveAttribute('data-state', 'paused');
			await expect(player.getByText(text.trim(), {exact: true})).toBeVisible();
			const video = player.locator('video');
			await expect(video).toHaveJSProperty('videoWidth', 1280);
			await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeCloseTo(at / fps, 1);
		}
	});

	test('LIV-01 with reduced motion nothing plays before it is asked for', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'reduce'});
		await page.goto('/showcase/countdown');
		const player = page.locator('[data-island="player"]');
		await expect(player).toHaveAttribute('data-state', 'paused');
		const before = await frame(player);
		await drawn(page, 30);
		expect(await frame(player)).toBe(before);
		await player.getByRole('button', {name: 'Play'}).click();
		await expect(player).toHaveAttribute('data-state', 'playing');
	});

	for (const id of gallery) {
		test(`LIV-01 /${id.replace('-', '/')} prints the file that it plays, and the player's frame advances`, async ({page}) => {
			await page.goto(`/${id.replace('-', '/')}`);
			const player = page.locator('[data-island="player"]');
			await expect(player).toHaveAttribute('data-demo', id);
			expect(await page.locator('#source ~ .prose code').textContent()).toBe(source(id));
			// Without a graphics card the processor draws 3D, and may take long for a frame.
			await expect(player).toHaveAttribute('data-state', 'playing');
			const before = await frame(player);
			await expect.poll(() => frame(player)).not.toBe(before);
		});
	}

	for (const address of ['/showcase', '/showcase/split-flap', '/showcase/add']) {
		test(`SHW-01 ${address} is accessible and hydrates without a word`, async ({page}) => {
			const complaints = collectConsole(page);
			await page.goto(address, {waitUntil: 'networkidle'});
			await hydrated(page);
			await expectAccessible(page);
			expect(complaints).toEqual([]);
		});
	}
});
