import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {repoDir} from '../../../pipeline/base/site-dir';
import {expectAccessible} from '../../support/browser/axe';
import {collectConsole} from '../../support/browser/faults';
import {drawn} from '../../support/browser/reader';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

const source = (id: string) => readFileSync(path.join(repoDir, 'videos/showcase', id, 'index.tsx'), 'utf8').trimEnd();
const gallery = JSON.parse(readFileSync(path.join(repoDir, 'content/showcase/gallery.json'), 'utf8')) as string[];
const cards = (page: Page): Locator => page.getByRole('region', {name: 'Compositions with source'}).getByRole('listitem');
const frame = async (player: Locator): Promise<number> => Number(await player.getByRole('slider').inputValue());

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

	test('SHW-01 a tag filters the gallery in the address without scrolling, and the address shows the same when opened', async ({page}) => {
		await page.goto('/showcase');
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

	test('SHW-01 the search filters both lists and is kept in the address', async ({page}) => {
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
		await page.waitForLoadState('networkidle');
		const requests: string[] = [];
		page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
		await page.getByRole('button', {name: 'Compose the proposal'}).click();
		await expect(page.getByLabel('Title')).toBeFocused();
		await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter a title\./);
		await expect(page.getByRole('alert').filter({hasText: 'fields'})).toHaveText('6 fields need a change.');
		await expectAccessible(page);

		await page.getByLabel('Title').fill('Stars - A map of the sky');
		await page.getByLabel('Description').fill('Every star that the eye can see, night by night.');
		await page.getByLabel('Author', {exact: true}).fill('Ada');
		await page.getByLabel('Width in pixels').fill('1920');
		await page.getByLabel('Height in pixels').fill('1080');
		await page.getByRole('textbox', {name: /^Source code/}).fill('example.com');
		await expect(page.getByRole('textbox', {name: /^Source code/})).toHaveAttribute('aria-invalid', 'true');
		await page.getByRole('textbox', {name: /^Source code/}).fill('https://example.com/stars');
		await page.getByRole('button', {name: 'Compose the proposal'}).click();
		await expect(page.getByRole('heading', {name: 'Your proposal is ready'})).toBeFocused();
		const url = new URL((await page.getByRole('link', {name: /^Open the issue on GitHub/}).getAttribute('href')) ?? '');
		expect(url.origin + url.pathname).toBe('https://github.com/remotion-dev/remotion/issues/new');
		expect(url.searchParams.get('title')).toBe('Showcase: Stars - A map of the sky');
		expect(url.searchParams.get('body')).toContain('"url": "https://example.com/stars"');
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

	test('LIV-01 the gallery plays at most four compositions at a time, also the one that is pointed at', async ({page}) => {
		await page.goto('/showcase');
		const alive = page.locator('[data-island="player"]:not([data-state="poster"])');
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
			await expect(player).toHaveAttribute('data-state', 'playing');
			const before = await frame(player);
			await expect.poll(() => frame(player)).not.toBe(before);
		});
	}

	for (const address of ['/showcase', '/showcase/split-flap', '/showcase/add']) {
		test(`SHW-01 ${address} is accessible and hydrates without a word`, async ({page}) => {
			const complaints = collectConsole(page);
			await page.goto(address);
			await page.waitForLoadState('networkidle');
			await expectAccessible(page);
			expect(complaints).toEqual([]);
		});
	}

	test('SHW-01 a piece leads to the steps with the chosen package manager, and copies its source', async ({page, context}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.goto('/showcase');
		await page.getByRole('link', {name: 'Use as a start (Map route)'}).click();
		await expect(page).toHaveURL(/\/showcase\/map-route#start$/);
		const start = page.getByRole('region', {name: 'Use as a start'});
		await start.getByRole('tab', {name: 'pnpm'}).first().click();
		await expect(start.getByText('pnpm create video --blank')).toBeVisible();
		await expect(start.getByText('pnpm add --save-exact @remotion/paths')).toBeVisible();
		await page.getByRole('region', {name: 'Source'}).getByRole('button', {name: 'Copy code'}).click();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source('showcase-map-route'));
	});
});
