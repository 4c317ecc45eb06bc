import type {Page} from '@playwright/test';
import {blockChunk, hold, holdScripts} from '../../support/browser/faults';
import {drawn, hydrated, openAndMove, quiet} from '../../support/browser/reader';
import {expect, moving, sharedTest as test} from '../../support/sites/servers';

test.use(moving);

const stage = (page: Page, id?: string) =>
	page.locator(id ? `[data-island="player"][data-demo="${id}"]` : '[data-island="player"]').first();
const frameOf = async (page: Page) => Number(await stage(page).getByRole('slider', {name: 'Timeline'}).inputValue());

/** Opens a page at its first video. */
const open = async (page: Page, address: string): Promise<void> => {
	await openAndMove(page, address);
	await stage(page).scrollIntoViewIfNeeded();
};

test.describe('live demos', () => {
	test("LIV-01 a demo runs the real toolkit's player: frames advance, and the keyboard seeks", async ({page}) => {
		await page.goto('/docs/animating-properties');
		await stage(page).scrollIntoViewIfNeeded();
		await expect(stage(page)).toHaveAttribute('data-state', 'playing');
		// The toolkit says so of itself.
		expect(await page.evaluate(() => (window as {remotion_isPlayer?: boolean}).remotion_isPlayer)).toBe(true);
		const first = await frameOf(page);
		await expect.poll(() => frameOf(page)).not.toBe(first);

		const slider = stage(page).getByRole('slider', {name: 'Timeline'});
		await slider.focus();
		await page.keyboard.press('Home');
		await expect(stage(page)).toHaveAttribute('data-state', 'paused');
		await expect(slider).toHaveValue('0');
		await page.keyboard.press('ArrowRight');
		await expect(slider).toHaveValue('1');
		await page.keyboard.press('PageUp');
		await expect.poll(() => frameOf(page)).toBeGreaterThan(5);
		await expect(slider).toHaveAttribute('aria-valuetext', /s of .*frame/);
	});

	test('LIV-01 the sliders of a demo are timelines with a playhead, like its own', async ({page}) => {
		await open(page, '/docs/spring');
		await expect(stage(page)).toHaveAttribute('data-state', /./);
		await expect(page.getByRole('slider', {name: 'damping'})).toHaveCSS('appearance', 'none');
	});

	test('LIV-01 a video in 3D stays a poster with a plain sentence where the browser has no WebGL', async ({page}) => {
		await page.addInitScript(() => {
			const original = HTMLCanvasElement.prototype.getContext as (type: string, ...rest: unknown[]) => RenderingContext | null;
			HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
				return type.startsWith('webgl') ? null : original.call(this, type, ...rest);
			} as typeof HTMLCanvasElement.prototype.getContext;
		});
		await open(page, '/showcase/half-turn');
		await expect(stage(page).getByRole('note')).toHaveText(/needs WebGL/);
		await expect(stage(page).getByRole('img')).toBeVisible();
		await expect(stage(page).getByRole('button', {name: 'Retry'})).toHaveCount(0);
		await expect(page.getByRole('link', {name: 'Edit in the playground'})).toBeVisible();
	});

	test('LIV-01 a video in 3D keeps its poster until it has drawn, and draws nothing while it is paused', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'reduce'});
		await page.addInitScript(() => {
			const seen = {draws: 0, whenShown: -1};
			Object.assign(window, {seen});
			for (const name of ['drawElements', 'drawArrays'] as const) {
				const original = WebGL2RenderingContext.prototype[name] as (this: WebGL2RenderingContext, ...rest: number[]) => void;
				WebGL2RenderingContext.prototype[name] = function (...rest: number[]) {
					// Shadows and reflections are drawn into buffers of their own first.
					seen.draws += this.getParameter(this.FRAMEBUFFER_BINDING) === null ? 1 : 0;
					original.apply(this, rest);
				};
			}
			new MutationObserver((_, observer) => {
				if (document.querySelector('[data-island=player][data-state=paused]')) {
					seen.whenShown = seen.draws;
					observer.disconnect();
				}
			}).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-state']});
		});
		const seen = () => page.evaluate(() => (window as unknown as {seen: {draws: number; whenShown: number}}).seen);
		await open(page, '/showcase/half-turn');
		await expect(stage(page)).toHaveAttribute('data-state', 'paused');
		expect((await seen()).whenShown).toBeGreaterThan(0);

		const next = stage(page).getByRole('button', {name: 'Next frame', exact: true});
		const {draws} = await seen();
		await next.click();
		await expect.poll(async () => (await seen()).draws).toBeGreaterThan(draws);
		const afterStep = (await seen()).draws;
		await page.evaluate(
			() =>
				new Promise<void>((done) => {
					const wait = (frames: number) => (frames === 0 ? done() : requestAnimationFrame(() => wait(frames - 1)));
					wait(10);
				}),
		);
		expect((await seen()).draws).toBe(afterStep);
	});

	test('LIV-01 footage that never arrives leaves the poster, and after a while a player that can be used', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'reduce'});
		await hold(page, /night-drive\.webm/);
		await open(page, '/showcase/night-drive');
		await expect(stage(page).getByRole('slider', {name: 'Timeline'})).toBeVisible();
		await expect(stage(page)).toHaveAttribute('data-state', 'loading');
		await expect(stage(page)).toHaveAttribute('data-state', 'paused');
		const before = await frameOf(page);
		await stage(page).getByRole('button', {name: 'Next frame', exact: true}).click();
		await expect.poll(() => frameOf(page)).toBe(before + 1);
	});

	test('LIV-01 only the video in 3D loads what draws in 3D', async ({page}) => {
		const scripts: Promise<string>[] = [];
		page.on('response', (response) => {
			if (response.request().resourceType() === 'script') {
				scripts.push(response.text().catch(() => ''));
			}
		});
		const loads3D = async () => (await Promise.all(scripts)).some((script) => script.includes('WebGLRenderer'));
		for (const address of ['/showcase', '/showcase/particles']) {
			await page.goto(address);
			await expect(page.locator('[data-state="playing"]').first()).toBeVisible();
		}
		expect(await loads3D()).toBe(false);
		await page.goto('/showcase/half-turn');
		await expect.poll(loads3D).toBe(true);
	});

	test('LIV-01 the transport goes frame by frame, changes speed and loop, and works with keys', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'reduce'});
		await open(page, '/docs/animating-properties');
		await expect(stage(page)).toHaveAttribute('data-state', 'paused');
		const button = (name: string) => stage(page).getByRole('button', {name, exact: true});
		const first = await frameOf(page);
		await button('Next frame').click();
		await expect.poll(() => frameOf(page)).toBe(first + 1);
		await button('Previous frame').click();
		await expect.poll(() => frameOf(page)).toBe(first);
		await page.keyboard.press('.');
		await page.keyboard.press('.');
		await expect.poll(() => frameOf(page)).toBe(first + 2);
		await page.keyboard.press(',');
		await expect.poll(() => frameOf(page)).toBe(first + 1);

		await page.keyboard.press('<');
		await expect(stage(page).locator('fieldset').first()).toContainText('0.5×');
		await button('More controls').click();
		await stage(page).getByRole('radio', {name: '2×'}).check();
		await page.keyboard.press('Escape');
		await expect(stage(page).getByRole('radio', {name: '2×'})).toBeHidden();

		await button('Loop').click();
		await expect(button('Loop')).toHaveAttribute('aria-pressed', 'false');
		const fps = Number(await stage(page).getAttribute('data-fps'));
		const last = Number(await stage(page).getAttribute('data-last'));
		await stage(page).getByRole('slider', {name: 'Timeline'}).press('Home');
		const start = Date.now();
		await page.keyboard.press('k');
		await expect.poll(() => frameOf(page)).toBe(last);
		expect(Date.now() - start).toBeGreaterThan((last / fps / 2) * 900);
		await expect(stage(page)).toHaveAttribute('data-state', 'paused');
	});

	test('LIV-01 what is turned below a demo before the page is alive turns its video', async ({page}) => {
		const release = await holdScripts(page);
		await page.goto('/docs/spring', {waitUntil: 'commit'});
		const demo = page.locator('main .demo').first();
		await demo.getByRole('slider', {name: 'damping'}).fill('40');
		release();
		await expect(demo.locator('[data-island]')).toHaveAttribute('data-props', /"damping":40/);
		await expect(demo.locator('output').first()).toHaveText('40');
	});

	test('LIV-01 a URL that names no value of a demo leaves the demo as it was written', async ({page}) => {
		await page.goto('/docs/transitions/presentations/slide?api-slide.direction=sideways');
		await hydrated(page);
		await expect(page.locator('form[data-controls-of] select').first()).toHaveValue('from-right');
		await page.goto('/docs/spring?api-spring.mass=heavy&api-spring.damping=9999');
		await hydrated(page);
		const form = page.locator('form[data-controls-of="api-spring"]');
		await expect(form.getByRole('slider', {name: 'damping'})).toHaveValue('40');
		await expect(form.getByRole('slider', {name: 'mass'})).toHaveValue('1');
	});

	test('LIV-01 full screen shows the video and its transport, and the key leads back', async ({page}) => {
		await open(page, '/docs/animating-properties');
		await stage(page).getByRole('button', {name: 'Full screen'}).click();
		await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('data-island'))).toBe('player');
		await expect(stage(page).getByRole('slider', {name: 'Timeline'})).toBeInViewport();
		await page.keyboard.press('f');
		await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
	});

	test('LIV-01 a link to a frame opens the page at that video, resting at that frame', async ({page, context, site}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site});
		await open(page, '/docs/animating-properties');
		await stage(page).getByRole('slider', {name: 'Timeline'}).fill('17');
		await stage(page).getByRole('button', {name: 'More controls'}).click();
		await stage(page).getByRole('button', {name: 'Copy link to this frame'}).click();
		const id = await stage(page).getAttribute('data-demo');
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/docs/animating-properties?at=${id}.17`);

		await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
		await expect(stage(page)).toBeInViewport({ratio: 0.9});
		await expect(stage(page)).toHaveAttribute('data-state', 'paused');
		await expect(stage(page).getByRole('slider', {name: 'Timeline'})).toHaveValue('17');
	});

	test('LIV-01 a frame chosen before the video has drawn its first one is the frame it rests at', async ({page}) => {
		// The first frame counts as drawn two animation frames after the player came.
		await page.addInitScript(() => {
			const held: FrameRequestCallback[] = [];
			const original = window.requestAnimationFrame;
			window.requestAnimationFrame = (callback) => held.push(callback);
			Object.assign(window, {
				releaseFrames: () => {
					window.requestAnimationFrame = original;
					held.forEach(original);
				},
			});
		});
		await open(page, '/docs/animating-properties');
		await stage(page).getByRole('slider', {name: 'Timeline'}).fill('17');
		await page.evaluate(() => (window as unknown as {releaseFrames: () => void}).releaseFrames());
		await expect(stage(page)).toHaveAttribute('data-state', 'paused');
		await stage(page).getByRole('button', {name: 'Next frame'}).click();
		await expect.poll(() => frameOf(page)).toBe(18);
	});

	test('LIV-01 on a phone the bar is calm and its menu has the rest', async ({page}) => {
		await page.setViewportSize({width: 390, height: 844});
		await open(page, '/docs/animating-properties');
		await expect(stage(page)).toHaveAttribute('data-state', 'playing');
		await expect(stage(page).getByRole('button')).toHaveCount(2);
		await stage(page).getByRole('button', {name: 'More controls'}).click();
		for (const name of ['Previous frame', 'Next frame', 'Loop', 'Full screen', 'Copy link to this frame']) {
			await expect(stage(page).getByRole('button', {name, exact: true})).toBeInViewport({ratio: 1});
		}

		await stage(page).getByRole('button', {name: 'Next frame'}).click();
		await expect(stage(page)).toHaveAttribute('data-state', 'paused');
		// It may have paused at the last frame, and draw one more on a busy machine.
		const slider = stage(page).getByRole('slider', {name: 'Timeline'});
		await expect(async () => {
			await slider.fill('10');
			await stage(page).getByRole('button', {name: 'Next frame'}).click();
			await expect(slider).toHaveValue('11', {timeout: 2000});
		}).toPass();
	});

	test('LIV-01 before it is alive a video shows how it will be played, and its box stays as high', async ({page}) => {
		await blockChunk(page, /player-island-.*\.js$/);
		await page.goto('/docs/animating-properties');
		const box = stage(page);
		const [before, sign] = await box.evaluate((element) => [
			element.getBoundingClientRect().height,
			getComputedStyle(element, '::before').clipPath,
		]);
		expect(sign).toContain('polygon');
		expect(await box.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
			String(await box.getAttribute('data-last')),
		);
		await page.unrouteAll();
		await open(page, '/docs/animating-properties');
		await expect(box).toHaveAttribute('data-state', 'playing');
		expect(await box.evaluate((element) => element.getBoundingClientRect().height)).toBe(before);
	});

	test('LIV-01 the player is loaded only when a demo comes into view, its poster is there before', async ({page}) => {
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') {
				scripts.push(request.url());
			}
		});
		await page.goto('/docs/animating-properties');
		await hydrated(page);
		await quiet(page);
		expect(scripts.filter((url) => url.includes('player-island'))).toEqual([]);
		await stage(page).scrollIntoViewIfNeeded();
		await expect(stage(page)).toHaveAttribute('data-state', 'playing');
		expect(scripts.filter((url) => url.includes('player-island'))).toHaveLength(1);
	});

	test('LIV-01 leaving the page gives the memory back', async ({page}) => {
		await page.goto('/docs/animating-properties');
		await hydrated(page);
		await stage(page).scrollIntoViewIfNeeded();
		await expect(stage(page)).toHaveAttribute('data-state', 'playing');
		await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
		await expect(page).toHaveURL('/docs');
		await expect(page.locator('audio')).toHaveCount(0);

		const client = await page.context().newCDPSession(page);
		const heap = async () => {
			await client.send('HeapProfiler.collectGarbage');
			return (await client.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
		};
		const round = async () => {
			await page.evaluate(() => window.scrollTo(0, 0));
			await page.getByRole('navigation', {name: 'Docs', exact: true}).getByRole('link', {name: 'Animating properties'}).click();
			await expect(page.getByRole('heading', {level: 1})).toHaveText('Animating properties');
			await stage(page).scrollIntoViewIfNeeded();
			await expect(stage(page)).toHaveAttribute('data-state', 'playing');
			await page.getByRole('navigation', {name: 'Docs', exact: true}).getByRole('link', {name: 'Preview your video'}).click();
			await expect(page.getByRole('heading', {level: 1})).toHaveText('Preview your video');
		};
		await round();
		await round();
		const before = await heap();
		for (let count = 0; count < 5; count++) {
			await round();
		}

		// What a page leaves is collected a little later.
		await expect.poll(async () => (await heap()) - before).toBeLessThan(6);
	});

	test('A11-02 with reduced motion nothing moves until play is pressed', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'reduce'});
		for (const address of ['/', '/docs/animating-properties', '/learn/apple-wow']) {
			await open(page, address);
			await expect(stage(page)).toHaveAttribute('data-state', 'paused');
			expect(await page.locator('video').count(), address).toBe(0);
			const frame = await frameOf(page);
			await drawn(page, 30);
			expect(await frameOf(page), address).toBe(frame);
		}

		await stage(page).getByRole('button', {name: 'Play'}).click();
		await expect(stage(page)).toHaveAttribute('data-state', 'playing');
	});

	test('A11-02 nothing sounds without a press', async ({page}) => {
		const loud = () =>
			page.evaluate(
				() => [...document.querySelectorAll<HTMLMediaElement>('audio, video')].filter((media) => !media.muted && !media.paused).length,
			);
		await page.goto('/');
		await stage(page).locator('> video').waitFor();
		expect(await loud()).toBe(0);
		await open(page, '/');
		await expect(stage(page)).toHaveAttribute('data-state', 'playing');
		expect(await loud()).toBe(0);
	});

	test('LOD-01 a part that loads slowly shows a circle after 200 ms, not before', async ({page}) => {
		const release = await hold(page, /player-island-.*\.js$/);
		// By the clock of the page: on a busy machine a test comes too late to see what isn't there yet.
		await page.addInitScript(() => {
			const seen: {timer?: number; loading?: number; circle?: number} = {};
			Object.assign(window, {seen});
			// The state is reported when React's work is done; the delay begins in the midst of it, with the last timer set before.
			const {setTimeout: original} = window;
			window.setTimeout = ((handler: () => void, delay?: number) => {
				if (delay === 200 && seen.loading === undefined) {
					seen.timer = performance.now();
				}

				return original(handler, delay);
			}) as typeof setTimeout;
			new MutationObserver(() => {
				const island = document.querySelector<HTMLElement>('[data-island="player"]');
				if (island?.dataset.state === 'loading') {
					seen.loading ??= performance.now();
				}

				if (island?.querySelector('[role="status"][aria-label="Loading"]')) {
					seen.circle ??= performance.now();
				}
			}).observe(document, {subtree: true, childList: true, attributeFilter: ['data-state']});
		});
		await page.goto('/docs/animating-properties');
		await hydrated(page);
		await stage(page).scrollIntoViewIfNeeded();
		const circle = stage(page).getByRole('status', {name: 'Loading'});
		await expect(circle).toBeVisible();
		const {
			timer,
			loading,
			circle: shown,
		} = await page.evaluate(() => (window as unknown as {seen: {timer?: number; loading: number; circle: number}}).seen);
		// A timer may be a millisecond early.
		expect(shown - (timer ?? loading)).toBeGreaterThanOrEqual(199);
		const durations = await circle
			.locator('svg')
			.evaluate((svg) =>
				[svg, ...svg.querySelectorAll('*')]
					.map((element) => getComputedStyle(element).animationDuration)
					.filter((duration) => duration !== '0s'),
			);
		expect(durations.sort()).toEqual(['1.5s', '3s']);
		release();
		await expect(stage(page)).toHaveAttribute('data-state', 'playing');
		await expect(circle).toHaveCount(0);
	});

	test('LOD-01 a part whose code is lost shows a red box of half the width with the error and a Retry button that retries', async ({
		page,
	}) => {
		await blockChunk(page, /player-island-.*\.js$/);
		await page.goto('/docs/animating-properties');
		await hydrated(page);
		await stage(page).scrollIntoViewIfNeeded();
		const box = stage(page).getByRole('alert');
		await expect(box).toBeVisible();
		await expect(box).toContainText(/\w+/);
		const width = (await box.boundingBox())?.width ?? 0;
		expect(Math.abs(width - 1366 / 2)).toBeLessThanOrEqual(12);
		await page.unrouteAll();
		await box.getByRole('button', {name: 'Retry'}).click();
		await expect(stage(page)).toHaveAttribute('data-state', 'playing');
	});
});
