import {readFileSync} from 'node:fs';
import path from 'node:path';
import {repoDir} from '../../../pipeline/base/site-dir';
import {holdScripts} from '../../support/browser/faults';
import {hydrated} from '../../support/browser/reader';
import {expect, moving, sharedTest as test} from '../../support/sites/servers';

type Facts = {slug: string; cliId: string; title: string; repo: string; kinds: string[]};

const templates = JSON.parse(readFileSync(path.join(repoDir, 'content/templates/templates.json'), 'utf8')) as Facts[];

test.describe('templates', () => {
	test('TPL-01 the gallery shows every template as a card with a poster and a link', async ({page}) => {
		await page.goto('/templates');
		const cards = page
			.getByRole('main')
			.getByRole('listitem')
			.filter({has: page.locator('[data-island="player"]')});
		await expect(cards).toHaveCount(templates.length);
		for (const {slug, title} of templates) {
			const card = cards.filter({has: page.getByRole('link', {name: title, exact: true})});
			await expect(card.locator('img')).toHaveAttribute('src', new RegExp(`/media/posters/template-${slug}\\.`));
			await expect(card.getByRole('link', {name: title, exact: true})).toHaveAttribute('href', `/templates/${slug}`);
		}
	});

	test('TPL-01 every frame has one ratio and the last row is full at any width', async ({page}) => {
		await page.goto('/templates');
		const list = page
			.getByRole('main')
			.locator('ul')
			.filter({has: page.locator('[data-shape]')});
		for (const width of [390, 820, 1366, 1920]) {
			await page.setViewportSize({width, height: 900});
			const ratios = await list.locator('[data-shape]').evaluateAll((all) => all.map((frame) => frame.clientWidth / frame.clientHeight));
			expect(
				ratios.filter((ratio) => Math.abs(ratio - 16 / 9) > 0.02),
				`${width} px`,
			).toEqual([]);
			const end = await list.evaluate((grid) => grid.getBoundingClientRect().right);
			const last = (await list.locator('> li').last().boundingBox())!;
			expect(Math.abs(last.x + last.width - end), `${width} px`).toBeLessThanOrEqual(1);
		}
	});

	test('TPL-01 every preview fills its frame, or a blurred copy of it fills the rest', async ({page}) => {
		await page.goto('/templates');
		const frames = page.getByRole('main').locator('[data-shape]');
		await expect(frames).toHaveCount(templates.length);
		for (const width of [390, 1366]) {
			await page.setViewportSize({width, height: 900});
			const bare = await frames.evaluateAll((all) =>
				all.flatMap((frame) => {
					const video = frame.querySelector('[data-island="player"]')!.getBoundingClientRect();
					const fill = getComputedStyle(frame, '::before');
					const blurred = fill.backgroundImage.includes('/media/posters/') && fill.filter.includes('blur');
					const short = frame.clientHeight - video.height > 1.5;
					const narrow = frame.clientWidth - video.width > 1.5;
					return short || (narrow && !blurred)
						? [`${frame.closest('li')?.querySelector('a')?.getAttribute('href')}: ${short ? 'height' : 'sides'}`]
						: [];
				}),
			);
			expect(bare, `${width} px`).toEqual([]);
		}
	});

	test('TPL-01 a frame keeps its ratio while its video is still as large as before', async ({page}) => {
		await page.goto('/templates');
		const frame = page.getByRole('main').locator('[data-shape="wide"]').first();
		await expect(frame.locator('[data-island="player"]')).toBeVisible();
		const ratio = await frame.evaluate((element) => {
			// A player measures itself after the page was laid out again.
			for (const child of element.querySelectorAll<HTMLElement>('[data-island="player"], [data-island="player"] > div')) {
				child.style.blockSize = `${element.clientHeight + 40}px`;
			}
			return element.clientWidth / element.clientHeight;
		});
		expect(Math.abs(ratio - 16 / 9)).toBeLessThan(0.02);
	});

	test('TPL-01 with reduced motion the gallery stays still', async ({browser, site}) => {
		const context = await browser.newContext({reducedMotion: 'reduce', baseURL: site});
		const page = await context.newPage();
		await page.goto('/templates');
		await hydrated(page);
		await expect(page.locator('[data-island="player"] img').first()).toBeVisible();
		await expect(page.locator('[data-state="loading"], [data-state="playing"]')).toHaveCount(0);
		await context.close();
	});

	test('TPL-01 the filter narrows the gallery and is kept in the URL', async ({page}) => {
		await page.goto('/templates?kind=sound');
		const titles = page.getByRole('main').locator('h2');
		await expect(titles).toHaveText(['Audiogram', 'Music Visualization']);
		await page.getByRole('navigation', {name: 'Kinds of templates'}).getByRole('link', {name: 'Apps'}).click();
		await expect(page).toHaveURL(/\/templates\?kind=app$/);
		await page.getByLabel('Built with').selectOption('Tailwind CSS');
		await expect(page).toHaveURL(/kind=app&stack=Tailwind\+CSS$/);
		await expect(titles).toHaveText(['Next.js (App dir + TailwindCSS)']);
		await page.getByRole('navigation', {name: 'Kinds of templates'}).getByRole('link', {name: 'Graphics'}).click();
		await expect(page.getByRole('status').filter({hasText: 'No template matches both filters'})).toBeVisible();
		await page.getByRole('link', {name: 'Show all'}).click();
		// The last card is the reader's own project.
		await expect(titles).toHaveCount(templates.length + 1);
	});

	test('TPL-01 a choice that comes before the last one is drawn keeps it', async ({page}) => {
		await page.goto('/templates');
		await hydrated(page);
		await page.getByLabel('Built with').evaluate((select: HTMLSelectElement) => {
			const push = history.pushState;
			history.pushState = (...args) => {
				history.pushState = push;
				push.apply(history, args);
				// The URL has the kind, and nothing is drawn yet.
				queueMicrotask(() => {
					select.value = 'Tailwind CSS';
					select.dispatchEvent(new Event('change', {bubbles: true}));
				});
			};
		});
		await page.getByRole('navigation', {name: 'Kinds of templates'}).getByRole('link', {name: 'Apps'}).click();
		await expect(page).toHaveURL(/kind=app&stack=Tailwind\+CSS$/);
	});

	test('TPL-01 what is chosen before the page is alive filters once it is', async ({page}) => {
		const release = await holdScripts(page);
		await page.goto('/templates', {waitUntil: 'commit'});
		const select = page.getByRole('combobox', {name: 'Built with'});
		await select.selectOption('Tailwind CSS');
		release();
		await hydrated(page);
		await expect(page).toHaveURL(/stack=Tailwind\+CSS$/);
		await expect(select).toHaveValue('Tailwind CSS');
	});

	test('TPL-01 the command is copied for the chosen package manager', async ({page, context}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.goto('/templates/tiktok');
		await hydrated(page);
		await page.getByRole('tab', {name: 'pnpm'}).click();
		const panel = page.getByRole('tabpanel', {name: 'pnpm'});
		await expect(panel).toBeVisible();
		await panel.getByRole('button', {name: 'Copy code'}).click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('pnpm create video --tiktok');
	});
});

test.describe('templates that play', () => {
	test.use(moving);

	test('TPL-01 previews in view play, never more than four at a time, and all stop when asked', async ({page}) => {
		await page.setViewportSize({width: 1366, height: 1400});
		await page.goto('/templates');
		const playing = page.locator('[data-state="playing"]');
		await expect.poll(() => playing.count()).toBeGreaterThan(0);
		expect(await page.locator('[data-state]:not([data-state="poster"])').count()).toBeLessThanOrEqual(4);
		await page.getByRole('button', {name: 'Pause previews'}).click();
		await expect(playing).toHaveCount(0);
		await expect(page.getByRole('button', {name: 'Play previews'})).toBeVisible();
	});

	test('TPL-01 a preview moves when it is pointed at, even where four others move', async ({page}) => {
		await page.setViewportSize({width: 1366, height: 1600});
		await page.goto('/templates');
		await expect(page.locator('[data-state="playing"]')).toHaveCount(4);
		const waiting = page
			.locator('[data-island-area]')
			.filter({has: page.locator('[data-state="poster"]')})
			.first();
		const id = await waiting.locator('[data-demo]').getAttribute('data-demo');
		const player = page.locator(`[data-demo="${id}"]`);
		// By its id: another one may be the first to wait by now.
		await page.locator('[data-island-area]').filter({has: player}).hover();
		await expect(player).toHaveAttribute('data-state', 'playing');
	});
});
