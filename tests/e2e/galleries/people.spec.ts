import {readFileSync} from 'node:fs';
import path from 'node:path';
import {repoDir} from '../../../pipeline/base/site-dir';
import {expectAccessible} from '../../support/browser/axe';
import {collectConsole} from '../../support/browser/faults';
import {hydrated, quiet} from '../../support/browser/reader';
import {expect, sharedTest as test} from '../../support/sites/servers';

const experts = JSON.parse(readFileSync(path.join(repoDir, 'content/experts/experts.json'), 'utf8')) as {slug: string; name: string}[];
const STORIES = ['a-million-dollars', 'github-unwrapped', 'makestories', 'shortvid', 'typeframes', 'yarx'];
const profiles = (hrefs: (string | null)[]) => [...new Set(hrefs.filter((href) => /^\/experts\/[^/]+$/.test(href ?? '')))];

test.describe('people', () => {
	test('EXP-01 lists all 18 in an order that differs between visits, without shift and without a hydration warning', async ({
		browser,
		site,
	}) => {
		const orders = new Set<string>();
		for (let visit = 0; visit < 3; visit++) {
			const context = await browser.newContext({baseURL: site});
			const page = await context.newPage();
			const complaints = collectConsole(page);
			await page.addInitScript(() => {
				const shifts: number[] = [];
				Object.assign(window, {shifts});
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
						shifts.push(entry.value);
					}
				}).observe({type: 'layout-shift', buffered: true});
			});
			await page.goto('/experts', {waitUntil: 'networkidle'});
			await hydrated(page);
			const links = profiles(
				await page
					.getByRole('main')
					.getByRole('link')
					.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
			);
			expect(new Set(links).size).toBe(experts.length);
			// What is seen counts, not the order of the markup.
			const seen = await page
				.getByRole('main')
				.locator('a[href^="/experts/"]')
				.evaluateAll((all) =>
					all
						.map((link) => ({href: link.getAttribute('href'), ...(({top, left}) => ({top, left}))(link.getBoundingClientRect())}))
						.sort((a, b) => a.top - b.top || a.left - b.left)
						.map(({href}) => href),
				);
			orders.add(seen.join());
			expect(complaints).toEqual([]);
			expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
			await context.close();
		}

		expect(orders.size).toBeGreaterThan(1);
	});

	test('BEH-01 the list of experts keeps its place over a reload, whoever is there then', async ({page}) => {
		await page.goto('/experts');
		await hydrated(page);
		for (let load = 0; load < 2; load++) {
			await page.evaluate(() => window.scrollTo({top: 1200, behavior: 'instant'}));
			// The browser notes the place a moment after the scroll.
			await quiet(page);
			await page.reload();
			await hydrated(page);
			await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1200);
		}
	});

	test('STO-01 the list and the archive lead to all six stories, and each is a text with a live video', async ({page}) => {
		for (const list of ['/success-stories', '/success-stories/archive']) {
			await page.goto(list);
			for (const story of STORIES) {
				await expect(page.getByRole('main').locator(`a[href="/success-stories/${story}"]`).first()).toBeVisible();
			}
		}

		for (const story of STORIES) {
			await page.goto(`/success-stories/${story}`);
			await expect(page.getByRole('heading', {level: 1})).toBeVisible();
			await expect(page.locator('[data-island="player"]').first()).toBeAttached();
		}
	});

	test('STO-01 a story opens with the video of its cover, and its facts follow', async ({page}) => {
		await page.goto('/success-stories/typeframes');
		await expect(page.locator('[data-island="player"]').first()).toHaveAttribute('data-demo', 'story-typed');
		await expect(page.locator('figure + .facts dt')).toHaveText(['Product', 'Team', 'Preview', 'Rendering']);
	});

	test('EXP-01 a profile shows the cover of the story that names the expert', async ({page}) => {
		await page.goto('/experts/mickael-alves');
		const story = page.getByRole('region', {name: 'On this site'}).getByRole('link', {name: 'Generating conference assets'});
		await story.scrollIntoViewIfNeeded();
		await expect.poll(() => story.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	});

	test('STO-01 the video of a story plays when it is seen', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'no-preference'});
		await page.goto('/success-stories/typeframes');
		const player = page.locator('[data-island="player"]').first();
		await player.scrollIntoViewIfNeeded();
		await expect(player).toHaveAttribute('data-state', 'playing');
	});

	for (const address of ['/experts', '/experts/antoine-caron', '/success-stories', '/about', '/contact']) {
		test(`EXP-01 ${address} is accessible, fits a phone and reads without scripts`, async ({page, browser, site}) => {
			await page.goto(address, {waitUntil: 'networkidle'});
			await expectAccessible(page);
			const context = await browser.newContext({javaScriptEnabled: false, baseURL: site, viewport: {width: 390, height: 844}});
			const still = await context.newPage();
			await still.goto(address);
			await expect(still.getByRole('heading', {level: 1})).toBeVisible();
			expect(await still.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
				0,
			);
			await context.close();
		});
	}
});
