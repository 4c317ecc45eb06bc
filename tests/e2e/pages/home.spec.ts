import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {repoDir} from '../../../pipeline/base/site-dir';
import {expectAccessibleInBothModes} from '../../support/browser/axe';
import {blockChunk, collectThirdParty, pretendConnection} from '../../support/browser/faults';
import {drawn, hydrated, openAndMove} from '../../support/browser/reader';
import {expect, moving, sharedTest as test} from '../../support/sites/servers';

const hero = (page: Page): Locator => page.locator('[data-demo="home-hero"]');
/** The words of the running video: each letter is an element of its own, in a shadow tree. */
const spoken = (player: Locator): Promise<string> =>
	player.evaluate((host) => {
		const shadow = [...host.querySelectorAll('*')].find(({shadowRoot}) => shadowRoot)?.shadowRoot;
		return shadow?.textContent ?? '';
	});
const spokes = (player: Locator): Promise<number> =>
	player.evaluate((host) => {
		const shadow = [...host.querySelectorAll('*')].find(({shadowRoot}) => shadowRoot)?.shadowRoot;
		return shadow?.querySelectorAll('rect').length ?? 0;
	});
const open = (page: Page): Promise<void> => openAndMove(page, '/');
const playing = (player: Locator) => expect(player).toHaveAttribute('data-state', 'playing');

test.describe('home, at rest', () => {
	test('LIV-01 the code beside the video is the file that it plays', async ({page}) => {
		await page.goto('/');
		const shown = await page
			.locator('main pre code')
			.filter({hasText: 'export default function Hello'})
			.evaluate((code) => {
				const copy = code.cloneNode(true) as HTMLElement;
				for (const field of copy.querySelectorAll('input')) {
					field.replaceWith(field.type === 'color' ? '' : (field.getAttribute('value') ?? ''));
				}

				return copy.textContent;
			});
		expect(shown).toBe(readFileSync(path.join(repoDir, 'videos/home/home-hero/index.tsx'), 'utf8').trimEnd());
	});

	test('LIV-01 each number that proves something leads to its page, and each quotation to its story', async ({page}) => {
		await page.goto('/');
		const proof = page.getByRole('region', {name: 'Checked at every build'});
		const counts = await proof.getByRole('link').evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
		expect(counts.map(([path]) => path)).toEqual(['/templates', '/showcase', '/docs', '/docs/api']);
		for (const [, text] of counts) {
			expect(text).toMatch(/^[\d,]+ [a-z]/);
		}

		await page.goto('/templates');
		await expect(page.getByText(`${counts[0]![1]!.split(' ')[0]} templates`)).toBeVisible();
		await page.goto('/');
		const stories = page.getByRole('region', {name: 'Who builds with it'});
		await expect(stories.locator('blockquote')).toContainText('Remotion is pretty much the magic behind the curtain for us.');
		await stories.getByRole('link', {name: /^Tibo/}).click();
		await expect(page.getByRole('main')).toContainText('Remotion is pretty much the magic behind the curtain for us.');
	});

	test('RTE-01 the command follows the chosen package manager in both places', async ({page}) => {
		await page.goto('/');
		await hydrated(page);
		await page.getByRole('tab', {name: 'bun'}).first().click();
		await expect(page.getByText('bun create video').filter({visible: true})).toHaveCount(2);
	});
});

test.describe('home', () => {
	test.use(moving);

	test('LIV-01 a text and a number that are changed in the code change the video at once', async ({page}) => {
		await open(page);
		await playing(hero(page));
		await page.getByRole('textbox', {name: 'title'}).fill('Good morning');
		await expect.poll(() => spoken(hero(page))).toContain('Good morning');
		const count = page.getByRole('spinbutton', {name: 'spokes'});
		await count.fill('5');
		await expect.poll(() => spokes(hero(page))).toBe(5);
		await count.press('ArrowUp');
		await expect.poll(() => spokes(hero(page))).toBe(6);
		const damping = page.getByRole('spinbutton', {name: 'damping'});
		await damping.press('ControlOrMeta+a');
		await damping.pressSequentially('15');
		await expect(damping).toHaveValue('15');
		await page.getByRole('button', {name: 'Reset'}).click();
		await expect(damping).toHaveValue('9');
		await expect.poll(() => spoken(hero(page))).toContain('Hello, frames');
		await expect.poll(() => spokes(hero(page))).toBe(14);
	});

	test('LIV-01 a number is dragged sideways and keeps to its range; markup that is typed stays text', async ({page}) => {
		await open(page);
		await playing(hero(page));
		const count = page.getByRole('spinbutton', {name: 'spokes'});
		const box = (await count.boundingBox())!;
		await page.mouse.move(box.x + 5, box.y + 5);
		await page.mouse.down();
		await page.mouse.move(box.x + 65, box.y + 5, {steps: 5});
		await page.mouse.up();
		await expect(count).toHaveValue('24');
		await count.fill('5000');
		await expect.poll(() => spokes(hero(page))).toBe(48);
		await count.blur();
		await expect(count).toHaveValue('48');
		await page.getByRole('textbox', {name: 'title'}).fill('<img src=x onerror=alert(1)>');
		await expect.poll(() => spoken(hero(page))).toContain('<img src=x onerror=alert(1)>');
	});

	test('LIV-01 at most four players live at any place of the page, and one button stops those of the list', async ({page}) => {
		await open(page);
		await playing(hero(page));
		const alive = page.locator('[data-island="player"][data-state]:not([data-state="poster"])');
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let top = 0; top < height; top += 500) {
			await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
			await drawn(page, 9);
			expect(await alive.count()).toBeLessThanOrEqual(4);
		}

		const pieces = page.getByRole('region', {name: 'What you can build'});
		await pieces.scrollIntoViewIfNeeded();
		await expect(pieces.locator('[data-state="playing"]').first()).toBeVisible();
		await pieces.getByRole('button', {name: 'Pause all'}).click();
		await expect(pieces.locator('[data-state="playing"]')).toHaveCount(0);
	});

	test('LIV-01 the hero moves at once without the player, which takes over where it is when the reader moves', async ({page}) => {
		const scripts: string[] = [];
		page.on('request', (request) => request.url().includes('player-island') && scripts.push(request.url()));
		await page.goto('/');
		const clip = hero(page).locator('> video');
		// Where its poster is, so that the first picture doesn't go back.
		await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(72 / 30);
		await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1);
		// The transport to come counts its frames.
		const counted = () =>
			hero(page).evaluate((host) => {
				const {counterSet, content} = getComputedStyle(host, '::after');
				return {frame: host.style.getPropertyValue('--frame'), counterSet, content};
			});
		await expect.poll(async () => (await counted()).frame).not.toBe('');
		const first = await counted();
		expect(first.counterSet).toBe(`frame ${first.frame}`);
		expect(first.content).toContain('counter(frame)');
		await expect.poll(async () => (await counted()).frame).not.toBe(first.frame);
		expect(scripts).toEqual([]);
		// At rest, so that a slow machine does not take over in the next round.
		await clip.evaluate((video: HTMLVideoElement) => {
			video.pause();
			video.currentTime = 4;
		});
		await hero(page).evaluate((host) => {
			const look = () => {
				const timeline = host.querySelector<HTMLInputElement>('input[type="range"]');
				const moved = timeline !== null && timeline.value !== timeline.defaultValue;
				if (moved) {
					host.dataset.takenOver = timeline.value;
				} else {
					requestAnimationFrame(look);
				}
			};
			look();
		});
		await page.mouse.move(4, 4);
		await playing(hero(page));
		await expect(clip).toHaveCount(0);
		expect(scripts).not.toEqual([]);
		await expect.poll(async () => Number(await hero(page).getAttribute('data-taken-over'))).toBeGreaterThanOrEqual(4 * 30);
	});

	test('LIV-01 coming from another page the hero is live without a clip, and with data saver no clip is fetched', async ({page}) => {
		const clips: string[] = [];
		page.on('request', (request) => request.url().includes('.webm') && clips.push(request.url()));
		await page.goto('/docs');
		await hydrated(page);
		await page.getByRole('banner').getByRole('link', {name: 'Remotion'}).first().click();
		await playing(hero(page));
		await pretendConnection(page, {saveData: true});
		await page.goto('/', {waitUntil: 'networkidle'});
		await expect(hero(page).getByRole('img')).toBeVisible();
		expect(clips).toEqual([]);
	});

	test('LIV-01 lines of the code light up in their frames, and not with reduced motion', async ({page}) => {
		await open(page);
		await playing(hero(page));
		const lit = page.locator('main pre code > [data-lit]');
		const lines = () => lit.evaluateAll((bands) => bands.map((band) => Number(getComputedStyle(band).getPropertyValue('--line'))));
		const source = readFileSync(path.join(repoDir, 'videos/home/home-hero/index.tsx'), 'utf8').split('\n');
		const lineOf = (code: string) => source.findIndex((line) => line.includes(code));
		const timeline = hero(page).getByRole('slider', {name: 'Timeline'});
		await timeline.fill('130');
		await expect.poll(lines).toEqual([lineOf('...LEAVING')]);
		await timeline.fill('90');
		await expect.poll(lines).toEqual([lineOf('useCurrentFrame();'), lineOf('<Spoke key')]);
		await expect(lit.first()).toBeVisible();
		await page.emulateMedia({reducedMotion: 'reduce'});
		await expect(lit.first()).toBeHidden();
	});

	test('LIV-01 the diagram of rendering shows the place that is chosen, and a form drives the Player', async ({page}) => {
		await page.goto('/');
		const rendering = page.getByRole('region', {name: 'Render it where you want'});
		await rendering.scrollIntoViewIfNeeded();
		const place = rendering.getByRole('button', {name: 'Cloud Run'});
		await place.click();
		await expect(place).toHaveAttribute('aria-pressed', 'true');
		const app = page.getByRole('region', {name: 'Play it in your app'});
		await app.scrollIntoViewIfNeeded();
		await playing(app.locator('[data-demo]'));
		await app.getByLabel('Name').fill('Comet');
		await expect.poll(() => spoken(app.locator('[data-demo]'))).toContain('Comet');
	});

	test('LIV-01 without scripts posters, code, texts and links are there, and nothing pretends to work', async ({browser, site}) => {
		const context = await browser.newContext({javaScriptEnabled: false, baseURL: site});
		const page = await context.newPage();
		await page.goto('/');
		await expect(page.getByRole('heading', {level: 1})).toBeVisible();
		await expect(hero(page).getByRole('img')).toBeVisible();
		await expect(page.getByText('export default function')).toBeVisible();
		await expect(page.getByRole('link', {name: 'Get started'})).toHaveAttribute('href', '/docs');
		await expect(page.getByRole('button', {name: 'Pause all'})).toBeHidden();
		await expect(page.getByRole('main').locator('button:visible:enabled')).toHaveCount(0);
		await expect(page.locator('[data-island="player"] img')).toHaveCount(12);
		await context.close();
	});

	test('LIV-01 when the player cannot be loaded, its place says so and the page goes on', async ({page}) => {
		await blockChunk(page, /player-island/);
		await open(page);
		await expect(hero(page)).toHaveAttribute('data-state', 'error');
		await expect(hero(page).getByRole('button', {name: 'Retry'})).toBeVisible();
		await page.getByRole('textbox', {name: 'title'}).fill('Still here');
		await expect(page.getByRole('textbox', {name: 'title'})).toHaveValue('Still here');
	});

	test('LIV-01 with reduced motion the hero waits at its poster frame and still follows the code', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'reduce'});
		await open(page);
		await expect(hero(page)).toHaveAttribute('data-state', 'paused');
		await expect(hero(page).locator('> video')).toHaveCount(0);
		await page.getByRole('spinbutton', {name: 'spokes'}).fill('3');
		await expect.poll(() => spokes(hero(page))).toBe(3);
		await expect(hero(page)).toHaveAttribute('data-state', 'paused');
	});

	for (const width of [390, 1366]) {
		test(`LIV-01 the home page is accessible at ${width} px in both modes, asks no other host and is not wider than the screen`, async ({
			page,
			site,
		}) => {
			const foreign = collectThirdParty(page, site);
			await page.setViewportSize({width, height: 844});
			await page.emulateMedia({reducedMotion: 'reduce'});
			await open(page);
			await expect(hero(page)).toHaveAttribute('data-state', 'paused');
			await expectAccessibleInBothModes(page);
			expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
			expect(foreign).toEqual([]);
		});
	}
});
