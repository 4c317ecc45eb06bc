import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {clientDir} from '../../../pipeline/base/site-dir';
import {collectConsole, collectThirdParty, goOffline, goOnline, hold, holdData} from '../../support/browser/faults';
import {followLink, hydrated, quiet} from '../../support/browser/reader';
import {openSearch} from '../../support/browser/search';
import {expect, test as ownTest, sharedTest as test} from '../../support/sites/servers';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', {level: 1});

/** Counts the documents that are loaded from now on. */
const countLoads = (page: Page): (() => number) => {
	let loads = 0;
	page.on('request', (request) => {
		loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
	});
	return () => loads;
};

/** Goes elsewhere as soon as the data of a page is asked for, before it is there. */
const whileLoading = async (page: Page, href: string, then: () => Promise<unknown>): Promise<void> => {
	const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `${href}.data`);
	await followLink(page, href);
	await asked;
	await then();
};

/** Goes back, and waits until the router knows. */
const back = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				window.addEventListener('popstate', () => resolve(), {once: true});
				window.history.back();
			}),
	);

/** A box of an MP4 file. */
const box = (type: string, content: string): number[] => {
	const bytes = Buffer.from(`\0\0\0\0${type}${content}`, 'latin1');
	bytes.writeUInt32BE(bytes.length);
	return [...bytes];
};

test.describe('addresses', () => {
	for (const given of [
		'//evil.example/login.html?next=1',
		'//evil.example/index.html',
		'//evil.example/',
		'//evil.example',
		'///evil.example/x.html',
		'/\\evil.example/x.html',
		'/.//evil.example/x.html',
		'/x/..//evil.example/x.html',
		'/%5Cevil.example/x.html',
		'/%2f/evil.example/x.html',
		'/%09/evil.example/x.html',
		'//evil.example%2f..%2fx.html',
	]) {
		test(`FLT-02 ${given} stays on the site, on any host that answers it with the not-found page`, async ({page, site}) => {
			const complaints = collectConsole(page);
			const foreign = collectThirdParty(page, site);
			const notFound = await readFile(path.join(clientDir, '404.html'), 'utf8');
			await page.route(
				(url) => url.href.includes('evil.example'),
				(route) => route.fulfill({status: 404, contentType: 'text/html', body: notFound}),
			);
			await page.goto(site + given);
			await expect(heading(page)).toHaveText('Page not found');
			await hydrated(page);
			await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/404|^\/\/|\.html$|\/$/);
			expect(new URL(page.url()).origin).toBe(site);
			expect(foreign).toEqual([]);
			expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
		});
	}

	for (const [given, clean] of [
		['/docs/index', '/docs'],
		['/docs/layers/index.html/', '/docs/layers'],
		['/%64ocs', '/docs'],
		['/docs/layer%73?x=1#stack', '/docs/layers?x=1#stack'],
		['//docs/layers', '/docs/layers'],
	] as const) {
		test(`FLT-02 ${given} is ${clean}`, async ({page, site}) => {
			const complaints = collectConsole(page);
			await page.goto(site + given);
			await expect(page).toHaveURL(clean);
			await hydrated(page);
			await expect(heading(page)).not.toHaveText('Page not found');
			expect(complaints).toEqual([]);
		});
	}
});

test.describe('navigation', () => {
	for (const [from, abandoned, chosen, title] of [
		['/docs/layers', '/docs/the-fundamentals', '/docs/transforms', 'Transforms'],
		['/docs/layers', '/blog/4-0', '/docs/transforms', 'Transforms'],
		['/blog', '/experts', '/learn', 'Learn'],
		['/templates', '/templates/blank', '/search', 'Search'],
	] as const) {
		test(`FLT-03 from ${from}, ${chosen} chosen while ${abandoned} is loading is where the reader ends`, async ({page}) => {
			await page.goto(from);
			await hydrated(page);
			const release = await holdData(page);
			const loads = countLoads(page);
			await whileLoading(page, abandoned, () => followLink(page, chosen));
			release();
			await expect(heading(page)).toHaveText(title);
			await quiet(page);
			await expect(heading(page)).toHaveText(title);
			await expect(page).toHaveURL(chosen);
			expect(loads()).toBe(0);
		});
	}

	test('FLT-03 Back while another page is loading leads back', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await followLink(page, '/docs/transforms');
		await expect(heading(page)).toHaveText('Transforms');
		const release = await holdData(page);
		const loads = countLoads(page);
		await whileLoading(page, '/docs/the-fundamentals', () => back(page));
		release();
		await expect(heading(page)).toHaveText('Layers');
		await quiet(page);
		await expect(page).toHaveURL('/docs/layers');
		expect(loads()).toBe(0);
	});

	test('FLT-03 Back three times at once leads three pages back', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		for (const [href, title] of [
			['/docs/transforms', 'Transforms'],
			['/docs/fonts', 'Using fonts'],
			['/docs/transitioning', 'Transitions'],
		] as const) {
			await followLink(page, href);
			await expect(heading(page)).toHaveText(title);
		}
		const release = await holdData(page);
		const loads = countLoads(page);
		for (let times = 0; times < 3; times++) {
			await back(page);
		}
		release();
		await expect(heading(page)).toHaveText('Layers');
		await quiet(page);
		await expect(page).toHaveURL('/docs/layers');
		expect(loads()).toBe(0);
	});

	test('FLT-03 an anchor of the page chosen while another is loading is where the reader ends', async ({page}) => {
		await page.goto('/docs/the-fundamentals');
		await hydrated(page);
		const release = await holdData(page);
		const loads = countLoads(page);
		await whileLoading(page, '/docs/transforms', () => followLink(page, '/docs/the-fundamentals#entry-point'));
		release();
		await expect(page.locator('#entry-point')).toBeInViewport();
		await quiet(page);
		await expect(page).toHaveURL('/docs/the-fundamentals#entry-point');
		expect(loads()).toBe(0);
	});

	ownTest('FLT-03 a link chosen right after a letter was typed is where the reader ends', async ({page}) => {
		await page.clock.install();
		await page.goto('/showcase');
		await hydrated(page);
		const release = await hold(page, /\/experts\.data/);
		const asked = page.waitForRequest(/\/experts\.data/);
		await page.clock.pauseAt(new Date(Date.now() + 60_000));
		await page.getByRole('searchbox', {name: 'Search the showcase'}).pressSequentially('a');
		await followLink(page, '/experts');
		await asked;
		// By now the URL would follow what was typed.
		await page.clock.runFor(1000);
		release();
		await expect(heading(page)).toHaveText(/expert/i);
		await expect(page).toHaveURL('/experts');
	});

	test('FLT-03 a deploy in between keeps the hash of the URL', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.route(/\.data(\?|$)/, async (route) => {
			const response = await route.fetch();
			const body = await response.text();
			await route.fulfill({response, body: body.replace(/"version","[0-9a-f]{8}"/, '"version","00000000"')});
		});
		const loads = countLoads(page);
		await followLink(page, '/docs/the-fundamentals?x=1#entry-point');
		await expect(page).toHaveURL('/docs/the-fundamentals?x=1#entry-point');
		await expect(page.locator('#entry-point')).toBeInViewport();
		expect(loads()).toBe(1);
	});

	for (let attempt = 1; attempt <= 3; attempt++) {
		test(`BEH-03 code that is refused at once still leads to the page asked for (${attempt})`, async ({page}) => {
			await page.goto('/docs/layers');
			await hydrated(page);
			await page.route(/\/assets\/(blog-archive|archive)-[^/]*\.js$/, (route) => route.fulfill({status: 404, body: ''}));
			// Fetched in advance it is known to be lost, and the refusal comes before anything is drawn.
			const refused = page.waitForResponse((response) => response.status() === 404);
			await page.evaluate(() => {
				const link = Object.assign(document.createElement('a'), {href: '/blog/archive', id: 'lost'});
				document.body.append(link);
				link.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
			});
			await refused;
			await quiet(page);
			await page.evaluate(() => document.getElementById('lost')!.click());
			await expect(page).toHaveURL('/blog/archive');
			await expect(heading(page)).toHaveText('Blog archive');
		});
	}
});

test.describe('without a network', () => {
	test.beforeEach(({emptyCache}) => emptyCache());

	test('BEH-03 offline, a page whose code was never loaded says so, Back returns, and the network brings it', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await goOffline(page);
		await followLink(page, '/experts');
		await expect(heading(page)).toHaveText('This page could not be loaded.');
		await expect(page).toHaveURL('/experts');
		await page.getByRole('button', {name: 'Try again'}).click();
		await expect(heading(page)).toHaveText('This page could not be loaded.');

		await page.goBack();
		await expect(heading(page)).toHaveText('Layers');
		await expect(page).toHaveURL('/docs/layers');
		await followLink(page, '/experts');
		await expect(heading(page)).toHaveText('This page could not be loaded.');

		await goOnline(page);
		await expect(heading(page)).toHaveText('Find a Remotion expert');
		await expect(page).toHaveURL('/experts');
	});

	test('BEH-03 a network that is back a moment after the browser says so brings the page', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await goOffline(page);
		await followLink(page, '/experts');
		await expect(heading(page)).toHaveText('This page could not be loaded.');

		let refused = 0;
		await page.route('/', (route) => (refused++ < 2 ? route.abort('internetdisconnected') : route.continue()));
		await goOnline(page);
		await expect(heading(page)).toHaveText('Find a Remotion expert');
		expect(refused).toBeGreaterThan(2);
	});

	test('BEH-03 a server that does not answer is no lost page either', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		let isDown = true;
		await page.route('**/*', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
		await followLink(page, '/experts');
		await expect(heading(page)).toHaveText('This page could not be loaded.');
		// The page looks by itself at first, and would be gone from under the click.
		await quiet(page);
		isDown = false;
		await page.getByRole('button', {name: 'Try again'}).click();
		await expect(heading(page)).toHaveText('Find a Remotion expert');
	});

	test('BEH-03 the first page of a visit opens again by Back', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await followLink(page, '/docs/transforms');
		await expect(heading(page)).toHaveText('Transforms');
		await goOffline(page);
		await page.goBack();
		await expect(heading(page)).toHaveText('Layers');
		await page.goForward();
		await expect(heading(page)).toHaveText('Transforms');
	});

	test('BEH-03 offline, a link to a moved URL keeps the chrome and says so', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await goOffline(page);
		await followLink(page, '/support');
		await expect(heading(page)).toHaveText('This page could not be loaded.');
		await expect(page).toHaveURL('/support');
	});

	/** Requests for page data from now on. */
	const dataRequests = (page: Page): string[] => {
		const asked: string[] = [];
		page.on('request', (request) => {
			const {pathname, search} = new URL(request.url());
			if (pathname.endsWith('.data')) {
				asked.push(pathname + search);
			}
		});
		return asked;
	};

	test('FLT-04 /search answers what is typed offline, and asks for no page data', async ({page}) => {
		await page.goto('/search?q=spring');
		await expect(page.getByRole('status').filter({hasText: /result/})).toBeVisible();
		const own = dataRequests(page);
		await goOffline(page);
		await page.getByRole('main').getByRole('searchbox').fill('interpolate');
		await expect(page).toHaveURL('/search?q=interpolate');
		await expect(
			page
				.getByRole('main')
				.getByRole('link', {name: /interpolate/})
				.first(),
		).toBeVisible();
		await quiet(page);
		await expect(heading(page)).toHaveText('Search');
		expect(own.filter((address) => address.startsWith('/search.data'))).toEqual([]);
	});

	test('FLT-04 a letter typed while the URL follows those before it stays', async ({page}) => {
		await page.goto('/showcase');
		await hydrated(page);
		// What is drawn follows the URL after a moment, which is long on a busy machine.
		await page.evaluate(() => {
			const replace = window.history.replaceState;
			window.history.replaceState = function (...given) {
				replace.apply(this, given);
				const field = document.querySelector<HTMLInputElement>('main input[type=search]')!;
				if (field.value === 'weath') {
					document.execCommand('insertText', false, 'er');
				}
			};
		});
		await page.getByRole('searchbox', {name: 'Search the showcase'}).click();
		await page.keyboard.type('weath');
		await expect(page).toHaveURL(/\/showcase\?q=weather$/);
		await expect(page.getByRole('searchbox', {name: 'Search the showcase'})).toHaveValue('weather');
	});

	test('FLT-04 /templates filters offline, and asks for no page data', async ({page}) => {
		await page.goto('/templates');
		await hydrated(page);
		const asked = dataRequests(page);
		await goOffline(page);
		const before = await page.getByRole('main').getByRole('listitem').count();
		await page.getByRole('navigation', {name: 'Kinds of templates'}).getByRole('link').nth(1).click();
		await expect(page).toHaveURL(/\/templates\?/);
		await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeLessThan(before);
		await quiet(page);
		await expect(heading(page)).toHaveText('Templates');
		expect(asked.filter((address) => address.startsWith('/templates.data'))).toEqual([]);
	});

	for (const address of ['/docs/layers', '/blog', '/blog/4-0', '/experts', '/showcase', '/']) {
		test(`FLT-04 a change of the query of ${address} asks for no page data`, async ({page}) => {
			await page.goto(address);
			await hydrated(page);
			const asked = dataRequests(page);
			await followLink(page, `${address}?x=1`);
			await expect(page).toHaveURL(`${address}?x=1`);
			await quiet(page);
			expect(asked.filter((data) => data.includes('_routes') && data.startsWith(address === '/' ? '/_root' : `${address}.data`))).toEqual(
				[],
			);
		});
	}
});

test.describe('the assistant', () => {
	const ask = async (page: Page, question: string): Promise<void> => {
		await page.getByRole('textbox').fill(question);
		await page.getByRole('textbox').press('Enter');
	};
	const log = (page: Page) => page.getByRole('log');

	for (const [name, fault] of [
		['404', {status: 404, body: ''}],
		['500', {status: 500, body: ''}],
		["a network's own page", {status: 200, contentType: 'text/html', body: '<h1>Log in to the network</h1>'}],
	] as const) {
		test(`FLT-05 passages and texts that answer ${name} are not told as an answer, and asking again heals`, async ({page}) => {
			await page.route(/\/(ask|search)\/(v1|text)/, (route) => route.fulfill(fault));
			await page.goto('/ai');
			await hydrated(page);
			await ask(page, 'What does measureSpring() return?');
			await expect(page.getByPlaceholder('Ask another question...')).toBeVisible();
			await expect(log(page)).not.toContainText('I did not find an answer');
			await page.unrouteAll();
			await ask(page, 'What does measureSpring() return?');
			await expect(
				log(page)
					.getByRole('link', {name: /measureSpring/})
					.first(),
			).toBeVisible();
			await expect(log(page)).not.toContainText('I did not find an answer');
		});
	}

	test('FLT-05 with the network gone the assistant says that the documentation could not be loaded', async ({page}) => {
		// From the start: what was loaded before may answer without a network.
		await page.route(/\/(ask|search)\//, (route) => route.abort('internetdisconnected'));
		await page.goto('/ai');
		await hydrated(page);
		await ask(page, 'What does measureSpring() return?');
		await expect(log(page)).toContainText('could not be loaded');
	});

	test('FLT-05 in the panel, a search that was lost once answers the next question', async ({page, emptyCache}) => {
		await emptyCache();
		let asked = 0;
		await page.route(/\/assets\/embedded-[^/]*\.js/, (route) =>
			route.request().frame() === page.mainFrame() && asked++ === 0 ? route.abort() : route.continue(),
		);
		const lost = page.waitForEvent('requestfailed', (request) => /\/embedded-/.test(request.url()));
		await page.goto('/docs/layers');
		await hydrated(page);
		// Once the panel is open, its iframe has loaded the same file, and the page takes it from the memory of their process.
		await page.getByRole('button', {name: 'Search docs'}).hover();
		await lost;
		await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
		const frame = page.frameLocator('iframe[title="Ask AI"]');
		await frame.getByRole('textbox').fill('How do I fade in a title?');
		await frame.getByRole('textbox').press('Enter');
		await expect(frame.getByRole('log').getByRole('link').last()).toBeVisible();
	});

	test('AI-03 one search worker serves the search, its Ask AI mode and the panel', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await openSearch(page);
		await page.getByRole('combobox').fill('spring');
		await page
			.locator('dialog')
			.getByRole('button', {name: /Ask AI/})
			.click();
		await expect(page.locator('dialog').getByRole('log')).toContainText('spring');
		await expect(page.getByPlaceholder('Ask another question...')).toBeVisible();
		await page.keyboard.press('Escape');
		await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
		const frame = page.frameLocator('iframe[title="Ask AI"]');
		await frame.getByRole('textbox').fill('How do I fade in a title?');
		await frame.getByRole('textbox').press('Enter');
		await expect(frame.getByRole('log').getByRole('link').last()).toBeVisible();
		await expect(frame.getByPlaceholder('Ask another question...')).toBeVisible();
		expect(page.workers()).toHaveLength(1);
	});

	ownTest('AI-01 a frame that never answers ends in a message with Retry', async ({page}) => {
		await page.clock.install();
		await page.goto('/docs/layers');
		await hydrated(page);
		let isSilent = true;
		await page.route('**/ai-embed', (route) => (isSilent ? undefined : route.continue()));
		await page.getByRole('button', {name: 'Ask AI'}).click();
		await page.locator('iframe[title="Ask AI"]').waitFor();
		await page.clock.fastForward(13_000);
		await expect(page.getByRole('alert')).toContainText('Ask AI could not be loaded.');
		isSilent = false;
		await page.getByRole('button', {name: 'Retry'}).click();
		await expect(page.frameLocator('iframe[title="Ask AI"]').getByRole('textbox')).toBeVisible();
		await expect(page.getByRole('alert')).toHaveCount(0);
	});

	test('FLT-02 the frame cannot make the page leave or fail', async ({page, site}) => {
		const complaints = collectConsole(page);
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.getByRole('button', {name: 'Ask AI'}).click();
		await page.frameLocator('iframe[title="Ask AI"]').getByRole('textbox').waitFor();
		const frame = page.frame({url: /ai-embed/})!;
		await frame.evaluate(() => window.parent.postMessage({type: 'link-click', path: '/docs/../..//evil.example'}, '*'));
		await expect(heading(page)).toHaveText('Page not found');
		expect(new URL(page.url()).origin).toBe(site);
		expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
	});
});

test.describe('the built files', () => {
	test('FLT-06 contain no URL that they report usage to', async () => {
		const names = (await readdir(clientDir, {recursive: true})).filter((name) => /\.m?js$/.test(name));
		expect(names.length).toBeGreaterThan(50);
		for (const name of names) {
			const code = await readFile(path.join(clientDir, name), 'utf8');
			expect(code, name).not.toMatch(/\/api\/track|register-usage|sendBeacon|posthog|plausible|segment\.(io|com)/);
		}
	});

	test('FLT-06 a conversion asks no other host and complains of nothing', async ({page, site}) => {
		const foreign = collectThirdParty(page, site);
		const complaints = collectConsole(page);
		await page.goto('/docs/webcodecs');
		await hydrated(page);
		const tool = page.getByRole('region', {name: 'Video tool'});
		await tool.scrollIntoViewIfNeeded();
		await tool.getByRole('button', {name: 'Convert'}).click();
		await expect(tool.getByRole('link', {name: /Download/})).toBeVisible();
		expect(foreign).toEqual([]);
		expect(complaints).toEqual([]);
	});

	for (const [name, bytes, message] of [
		['an empty file', [], 'This file is empty.'],
		[
			'a box without tracks',
			[...box('ftyp', 'isom\0\0\0\0isom'), ...box('moov', ''), ...box('mdat', '')],
			'No video or audio was found in this file. It may be incomplete.',
		],
	] as const) {
		test(`PRD-01 ${name} is told as that`, async ({page}) => {
			await page.goto('/docs/webcodecs');
			await hydrated(page);
			const tool = page.getByRole('region', {name: 'Video tool'});
			await tool.scrollIntoViewIfNeeded();
			await tool.locator('input[type=file]').setInputFiles({name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from(bytes)});
			await expect(tool.getByRole('alert')).toHaveText(message);
			await expect(tool.getByRole('button', {name: 'Convert'})).toBeDisabled();
		});
	}
});
