import type {Locator, Page} from '@playwright/test';
import {expectAccessibleInBothModes} from '../../support/browser/axe';
import {collectConsole, collectThirdParty, holdScripts} from '../../support/browser/faults';
import {expect, moving, sharedTest as test} from '../../support/sites/servers';

const PAGES = ['/player', '/lambda', '/docs/editor-starter', '/docs/timeline', '/docs/webcodecs', '/docs/recorder'];

const text = (player: Locator): Promise<string> =>
	player.evaluate((host) => [...host.querySelectorAll('*')].find(({shadowRoot}) => shadowRoot)?.shadowRoot?.textContent ?? '');
/** Functions in the picture: their cells have a ground of their own. */
const cells = (player: Locator): Promise<number> =>
	player.evaluate((host) => {
		const shadow = [...host.querySelectorAll('*')].find(({shadowRoot}) => shadowRoot)?.shadowRoot;
		return shadow?.querySelectorAll('[style*="rgb(28, 39, 64)"]').length ?? 0;
	});
const ready = (island: Locator) => expect(island).toHaveAttribute('data-state', 'ready');
const openTimeline = async (page: Page, address: string): Promise<Locator> => {
	await page.goto(address);
	const island = page.locator('[data-island="timeline-editor"]');
	await island.scrollIntoViewIfNeeded();
	await ready(island);
	await expect(island.locator('[data-demo]')).toHaveAttribute('data-state', /playing|paused/);
	return island;
};
const clipAt = (island: Locator, name: string) => island.getByRole('button', {name: new RegExp(`^${name}, frame`)});

test.describe('products', () => {
	for (const address of ['/player', '/lambda']) {
		test(`PRD-01 ${address} quotes a user word for word, with the story that the words are from`, async ({page}) => {
			await page.goto(address);
			const quote = page
				.getByRole('main')
				.getByRole('figure')
				.filter({has: page.getByRole('blockquote')});
			const words = ((await quote.getByRole('blockquote').textContent()) ?? '').replace(/[“”.\n]/g, '');
			await quote.getByRole('link').click();
			await expect(page.getByRole('article')).toContainText(`“${words}`);
		});
	}

	test('PRD-01 /lambda names its figures in headings, and prices stand above what they buy', async ({page}) => {
		await page.goto('/lambda');
		for (const name of ['264 s for a 40-minute video', '$8.60 for a thousand videos', '200 functions at once', '24 AWS regions']) {
			await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
		}

		const license = page.getByRole('listitem').filter({has: page.getByRole('heading', {name: 'Company license'})});
		await expect(license).toContainText('$25 per seat and month');
	});

	for (const address of PAGES) {
		test(`PRD-01 ${address} says what it costs with a link, and how to begin`, async ({page, request}) => {
			await page.goto(address);
			await expect(page.getByRole('heading', {level: 1})).toBeVisible();
			await expect(page.getByRole('heading', {name: /What it costs|License/})).toBeVisible();
			await expect(page.getByRole('heading', {name: 'First steps'})).toBeVisible();
			const main = page.getByRole('main');
			await expect(main.locator('a[href^="https://www.remotion.pro/"]').first()).toBeVisible();
			const links = await main.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
			for (const link of new Set(links)) {
				expect((await request.get(link)).status(), link).toBe(200);
			}
		});

		test(`PRD-01 ${address} is accessible in both modes, asks no other host and complains about nothing`, async ({page, site}) => {
			const foreign = collectThirdParty(page, site);
			const complaints = collectConsole(page);
			await page.goto(address, {waitUntil: 'networkidle'});
			await expectAccessibleInBothModes(page);
			expect(foreign).toEqual([]);
			expect(complaints).toEqual([]);
		});

		test(`PRD-01 ${address} shows a still of what is live without scripts, and fits a phone`, async ({browser, site}) => {
			const context = await browser.newContext({javaScriptEnabled: false, baseURL: site, viewport: {width: 390, height: 844}});
			const page = await context.newPage();
			await page.goto(address);
			await expect(page.locator('[data-island]').first().locator('img, video').first()).toBeVisible();
			expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
			await context.close();
		});
	}

	for (const [address, width] of [
		['/docs/editor-starter', 1366],
		['/docs/editor-starter/demo', 390],
		['/docs/editor-starter/demo', 320],
		['/docs/timeline', 390],
	] as const) {
		test(`PRD-01 the live timeline of ${address} takes the place of its picture, in the same height, ${width} px wide`, async ({page}) => {
			await page.setViewportSize({width, height: 800});
			const release = await holdScripts(page);
			await page.goto(address, {waitUntil: 'commit'});
			const island = page.locator('[data-island="timeline-editor"]');
			const still = island.locator('.tl-still');
			// Nothing is drawn before all styles are there.
			const before = await still.evaluate(
				(element) => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(element.getBoundingClientRect().height))),
			);
			release();
			await island.scrollIntoViewIfNeeded();
			await ready(island);
			await expect(still).toBeHidden();
			expect(Math.abs((await island.boundingBox())!.height - before)).toBeLessThanOrEqual(1);
		});
	}

	test('PRD-01 the timeline is scrubbed and its clips are dragged and trimmed with the mouse; the video follows', async ({page}) => {
		const island = await openTimeline(page, '/docs/timeline');
		const ruler = island.getByRole('slider', {name: 'Playhead'});
		const box = (await ruler.boundingBox())!;
		await page.mouse.click(box.x + box.width / 3, box.y + box.height / 2);
		await expect.poll(async () => Math.abs(Number(await ruler.inputValue()) - 60)).toBeLessThan(4);
		await expect.poll(() => text(island.locator('[data-demo]'))).toContain('Drag me');

		const clip = clipAt(island, 'Drag me');
		const grip = (await clip.boundingBox())!;
		await page.mouse.move(grip.x + grip.width / 2, grip.y + 10);
		await page.mouse.down();
		await page.mouse.move(grip.x + grip.width / 2 - 300, grip.y + 10, {steps: 6});
		await page.mouse.up();
		await expect(clip).toHaveAccessibleName('Drag me, frame 0 to 62');
		await page.mouse.click(box.x + (box.width * 80) / 180, box.y + box.height / 2);
		await expect.poll(() => text(island.locator('[data-demo]'))).not.toContain('Drag me');

		const moved = (await clip.boundingBox())!;
		await page.mouse.move(moved.x + moved.width - 5, moved.y + 10);
		await page.mouse.down();
		await page.mouse.move(moved.x + 20, moved.y + 10, {steps: 6});
		await page.mouse.up();
		await expect(clip).toHaveAccessibleName(/^Drag me, frame 0 to ([0-9]|1[0-9])$/);
		await island.getByRole('button', {name: 'Undo'}).click();
		await expect(clip).toHaveAccessibleName('Drag me, frame 0 to 62');
		await island.getByRole('button', {name: 'Undo'}).click();
		await expect(clip).toHaveAccessibleName('Drag me, frame 26 to 88');
		await island.getByRole('button', {name: 'Redo'}).click();
		await expect(clip).toHaveAccessibleName('Drag me, frame 0 to 62');
	});

	test('PRD-01 the timeline works with the keyboard alone', async ({page}) => {
		const island = await openTimeline(page, '/docs/timeline');
		const clip = clipAt(island, 'Trim me');
		await clip.focus();
		await page.keyboard.press('ArrowRight');
		await expect(clip).toHaveAccessibleName('Trim me, frame 113 to 171');
		await page.keyboard.press('Shift+ArrowLeft');
		await expect(clip).toHaveAccessibleName('Trim me, frame 103 to 161');
		await island.getByRole('spinbutton', {name: 'Length'}).fill('20');
		await expect(clip).toHaveAccessibleName('Trim me, frame 103 to 123');
		const ruler = island.getByRole('slider', {name: 'Playhead'});
		await ruler.focus();
		await page.keyboard.press('Home');
		await page.keyboard.press('Shift+ArrowRight');
		await expect(ruler).toHaveValue('10');
		await expect(ruler).toHaveAttribute('aria-valuetext', '0.3 s of 6 s, frame 10');
	});

	test('PRD-01 the timeline is dragged by touch', async ({browser, site}) => {
		const context = await browser.newContext({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}, baseURL: site});
		const page = await context.newPage();
		const island = await openTimeline(page, '/docs/timeline');
		const clip = clipAt(island, 'Trim me');
		await clip.scrollIntoViewIfNeeded();
		const box = (await clip.boundingBox())!;
		const session = await context.newCDPSession(page);
		const touch = (type: string, x?: number) =>
			session.send('Input.dispatchTouchEvent', {
				type: type as 'touchStart',
				touchPoints: x === undefined ? [] : [{x, y: box.y + box.height / 2}],
			});
		const middle = box.x + box.width / 2;
		await touch('touchStart', middle);
		for (let x = middle; x > middle - 40; x -= 8) {
			await touch('touchMove', x);
		}

		await touch('touchEnd');
		await expect(clip).not.toHaveAccessibleName('Trim me, frame 112 to 170');
		await context.close();
	});

	test('PRD-01 the editor changes what a clip says, splits it and undoes both', async ({page}) => {
		const island = await openTimeline(page, '/docs/editor-starter');
		await clipAt(island, 'Drag me').click();
		await island.getByRole('slider', {name: 'Playhead'}).fill('50');
		await island.getByRole('textbox', {name: 'Text'}).fill('My words');
		await expect.poll(() => text(island.locator('[data-demo]'))).toContain('My words');
		await island.getByRole('button', {name: 'Split at the playhead'}).click();
		await expect(clipAt(island, 'My words')).toHaveCount(2);
		await island.getByRole('button', {name: 'Undo'}).click();
		await island.getByRole('button', {name: 'Undo'}).click();
		await expect(clipAt(island, 'Drag me')).toHaveCount(1);
	});

	test('PRD-01 the video tool reads the sample, rotates and converts it in the browser, and sends nothing away', async ({page, site}) => {
		const foreign = collectThirdParty(page, site);
		await page.goto('/docs/webcodecs');
		const tool = page.getByRole('region', {name: 'Video tool'});
		await page.locator('[data-island="video-tool"]').scrollIntoViewIfNeeded();
		await expect(tool.getByText('640 × 360')).toBeVisible();
		await expect(tool.getByText('h264')).toBeVisible();
		const posts: string[] = [];
		page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
		await tool.getByRole('button', {name: 'Convert'}).click();
		await expect(tool.getByRole('link', {name: /^Download lower-third-converted\.webm/})).toBeVisible();
		await expect(tool.getByText('360 × 640')).toBeVisible();
		await expect(tool.getByText('webm', {exact: true}).first()).toBeVisible();
		expect(posts).toEqual([]);
		expect(foreign).toEqual([]);
	});

	test('PRD-01 the video tool takes a pasted file, converts without sound, and says what the browser can do', async ({page}) => {
		await page.goto('/docs/webcodecs');
		await page.locator('[data-island="video-tool"]').scrollIntoViewIfNeeded();
		const tool = page.getByRole('region', {name: 'Video tool'});
		await expect(tool.getByText('640 × 360')).toBeVisible();
		await page.evaluate(() => {
			const clipboardData = new DataTransfer();
			clipboardData.items.add(new File(['not a video'], 'notes.mp4', {type: 'video/mp4'}));
			document.dispatchEvent(new ClipboardEvent('paste', {clipboardData}));
		});
		await expect(tool.getByRole('alert')).toBeVisible();

		await tool.getByText('What this browser can do').click();
		await expect(tool.getByRole('row', {name: /^H\.264/})).toHaveText(/yes/);
		await expect(tool.getByRole('row')).toHaveCount(10);
		await expect(tool.getByLabel('Without sound')).toBeVisible();
		await page.keyboard.press('Shift+Tab');
		await expect(tool.getByLabel('Use your own file')).toBeFocused();
		await expect(tool.locator('.vt-file span')).toHaveCSS('outline-style', 'solid');
	});

	test('PRD-01 the video tool says what is wrong with a file that is no video, and goes on with one that is', async ({page}) => {
		await page.goto('/docs/webcodecs');
		await page.locator('[data-island="video-tool"]').scrollIntoViewIfNeeded();
		const tool = page.getByRole('region', {name: 'Video tool'});
		const input = tool.getByLabel('Use your own file');
		await input.setInputFiles({name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('This is no video. '.repeat(20))});
		await expect(tool.getByRole('alert')).toBeVisible();
		await input.setInputFiles('public/samples/lower-third.mp4');
		await expect(tool.getByText('640 × 360')).toBeVisible();
	});
});

test.describe('products that play', () => {
	test.use(moving);

	test('PRD-01 on /player the code changes the video, and buttons of the page control another', async ({page}) => {
		await page.goto('/player');
		const first = page.locator('[data-demo="player-lower-third"]');
		await expect(first).toHaveAttribute('data-state', 'playing');
		await page.getByRole('textbox', {name: 'name'}).fill('Kim Sommer');
		await expect.poll(() => text(first)).toContain('Kim Sommer');

		const section = page.getByRole('region', {name: 'Your page is in control'});
		await section.scrollIntoViewIfNeeded();
		const remote = page.getByRole('group', {name: 'Remote control'});
		await expect(remote.getByRole('button', {name: 'To the start'})).toBeEnabled();
		await remote.getByRole('button', {name: 'To the start'}).click();
		await expect(section.getByRole('slider')).toHaveValue('0');
		await remote.getByRole('button', {name: 'Forward 15 frames'}).click();
		await expect(section.getByRole('slider')).toHaveValue('15');
		await expect(section.getByRole('list', {name: 'Events'})).toContainText('pause at frame');
		await remote.getByRole('button', {name: 'Play or pause'}).click();
		await expect(section.locator('[data-demo]')).toHaveAttribute('data-state', 'playing');
	});

	test('PRD-01 on /lambda the sliders divide the render, in words and in the video', async ({page}) => {
		await page.goto('/lambda');
		const player = page.locator('[data-demo="lambda-split"]');
		await expect(player).toHaveAttribute('data-state', 'playing');
		const form = page.getByRole('form', {name: 'Split a render'});
		await expect(form.getByRole('status')).toContainText('30 functions render 600 frames');
		await form.getByRole('slider', {name: 'Frames per function'}).fill('100');
		await expect(form.getByRole('status')).toContainText('6 functions render 600 frames');
		await expect.poll(() => cells(player)).toBe(6);
		await form.getByRole('slider', {name: 'Length of the video'}).fill('120');
		await form.getByRole('slider', {name: 'Frames per function'}).fill('5');
		await expect(form.getByRole('status')).toContainText('200 functions render 3600 frames. Remotion refuses more than 200');
	});
});
