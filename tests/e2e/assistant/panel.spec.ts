import type {FrameLocator, Locator, Page} from '@playwright/test';
import {expectAccessibleInBothModes} from '../../support/browser/axe';
import {
	collectConsole,
	collectThirdParty,
	corruptStorage,
	fullStorage,
	goOffline,
	hold,
	holdScripts,
	noStorage,
} from '../../support/browser/faults';
import {drawn, followLink, hydrated, quiet} from '../../support/browser/reader';
import {expect, test as ownTest, stayingTest, sharedTest as test} from '../../support/sites/servers';

const PAGE = '/docs/layers';
const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';
const QUOTED = 'These passages are quoted from the docs, word for word.';

const button = (page: Page): Locator => page.getByRole('banner').getByRole('button', {name: 'Ask AI'});
const panel = (page: Page): Locator => page.getByRole('dialog', {name: 'Ask AI'});
const frame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Ask AI"]');
const box = (inside: Page | FrameLocator): Locator => inside.getByRole('textbox', {name: /^Ask a/});
const isOpen = (page: Page): Promise<boolean> => page.evaluate(() => document.body.classList.contains('ask-ai-open'));

const visit = async (page: Page, address = PAGE): Promise<void> => {
	await page.goto(address);
	await expect(button(page)).toBeVisible();
};

const open = async (page: Page, address = PAGE): Promise<void> => {
	await visit(page, address);
	await button(page).click();
	await expect(box(frame(page))).toBeFocused();
};

const answers = (inside: Page | FrameLocator): Locator =>
	inside
		.getByRole('log')
		.getByRole('listitem')
		.filter({has: inside.locator('h2')});

const ask = async (inside: Page | FrameLocator, question: string): Promise<Locator> => {
	await box(inside).fill(question);
	await box(inside).press('Enter');
	const answer = answers(inside).last();
	await expect(answer.getByRole('heading', {level: 2})).toHaveText(question);
	await expect(inside.getByRole('log')).toHaveAttribute('aria-busy', 'false');
	return answer;
};

/** Whether a page that stays is still the document of the tests of this name; if not, it is once it has been opened anew. */
const isStill = (page: Page, name: string): Promise<boolean> => page.evaluate((given) => Object.keys(window).includes(given), name);
const remember = (page: Page, name: string): Promise<unknown> => page.evaluate((given) => Object.assign(window, {[given]: true}), name);

/** Begins a new conversation, whatever tests before have asked. What is kept says so: what is shown may only just be read from there. */
const clear = async (page: Page, inside: Page | FrameLocator): Promise<void> => {
	if (await page.evaluate(() => localStorage.getItem('ask-conversation') !== null)) {
		await inside.getByRole('button', {name: 'Clear conversation'}).click();
		await expect(answers(inside)).toHaveCount(0);
	}

	await box(inside).fill('');
};

/** `open` on a page that other tests of the panel have used: what it has loaded is there, and no conversation. */
const reopen = async (page: Page): Promise<void> => {
	if (!(await isStill(page, 'isOfPanel'))) {
		await open(page);
		await clear(page, frame(page));
		await remember(page, 'isOfPanel');
		return;
	}

	if (await panel(page).isVisible()) {
		await panel(page).getByRole('button', {name: 'Close Ask AI'}).click();
		await expect(panel(page)).toBeHidden();
	}

	if (new URL(page.url()).pathname !== PAGE) {
		await followLink(page, PAGE);
		await expect(page).toHaveURL(PAGE);
	}

	await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
	await button(page).click();
	await clear(page, frame(page));
	await expect(box(frame(page))).toBeFocused();
};

/** Asks on the assistant's page with the keyboard, and goes on to Stop. The answer has to be held back. */
const askAndReachStop = async (page: Page): Promise<void> => {
	await page.goto('/ai');
	await hydrated(page);
	await box(page).fill('What is a composition?');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', {name: 'Stop'})).toBeFocused();
};

/** The assistant's page without a conversation, with what tests before have loaded. */
const askPage = async (page: Page): Promise<void> => {
	if (await isStill(page, 'isOfPage')) {
		await clear(page, page);
		return;
	}

	await page.goto('/ai');
	await hydrated(page);
	await clear(page, page);
	await remember(page, 'isOfPage');
};

test.describe('AI-01 the panel', () => {
	test('AI-01 the button opens and closes it, and a class of the body says so', async ({page}) => {
		const complaints = collectConsole(page);
		await visit(page);
		await expect(panel(page)).toBeHidden();
		expect(await isOpen(page)).toBe(false);
		await button(page).click();
		await expect(panel(page)).toBeVisible();
		await expect.poll(() => isOpen(page)).toBe(true);
		await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
		await expect(box(frame(page))).toBeFocused();
		await button(page).click();
		await expect(panel(page)).toBeHidden();
		await expect.poll(() => isOpen(page)).toBe(false);
		await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
		expect(complaints).toEqual([]);
	});

	test('AI-01 nothing of it is loaded before the button is pressed', async ({page}) => {
		const loaded: string[] = [];
		page.on(
			'request',
			(request) =>
				/ai-embed|\/assets\/(panel|conversation|frame|use-conversation)|\/ask\/v|\/search\/t/.test(request.url()) &&
				loaded.push(request.url()),
		);
		await visit(page);
		await page.waitForLoadState('networkidle');
		await quiet(page);
		expect(loaded).toEqual([]);
		// These are the names that its files have.
		await button(page).click();
		await expect
			.poll(() => loaded.some((url) => url.includes('/assets/panel')) && loaded.some((url) => url.includes('ai-embed')))
			.toBe(true);
	});

	ownTest('AI-01 the class is checked 100, 500 and 1000 ms after loading', async ({page}) => {
		// Only the clock may cause a check.
		await page.addInitScript(() => {
			const deaf = class {
				observe() {}
				unobserve() {}
				disconnect() {}
			};
			Object.assign(window, {MutationObserver: deaf, ResizeObserver: deaf});
		});
		await page.clock.install({time: 0});
		await page.clock.pauseAt(1000);
		await visit(page);
		for (const wait of [100, 400, 500]) {
			await page.evaluate(() => document.body.classList.add('ask-ai-open'));
			await page.clock.runFor(wait - 20);
			expect(await isOpen(page)).toBe(true);
			await page.clock.runFor(20);
			expect(await isOpen(page)).toBe(false);
		}
	});

	for (const cause of ['a resize', 'a change of the layout'] as const) {
		test(`AI-01 the class tells the truth again after ${cause}`, async ({page}) => {
			await open(page);
			// The checks by the clock are over.
			await page.waitForFunction(() => performance.now() - performance.getEntriesByType('navigation')[0]!.duration > 1100);
			for (const truth of [true, false]) {
				if (!truth) {
					await button(page).click();
				}

				await page.evaluate((wrong) => document.body.classList.toggle('ask-ai-open', wrong), !truth);
				if (cause === 'a resize') {
					await page.setViewportSize({width: 1300 + Number(truth), height: 850});
				} else {
					await page.evaluate(() => document.querySelector('main')?.append(document.createElement('hr')));
				}

				await expect.poll(() => isOpen(page)).toBe(truth);
			}
		});
	}

	test('SRC-01 Ctrl K opens the search from the frame, too', async ({page}) => {
		await open(page);
		await box(frame(page)).press('Control+k');
		await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox')).toBeFocused();
	});

	stayingTest('AI-01 Escape closes it, in the frame and beside it, and the focus returns to the button', async ({page}) => {
		await reopen(page);
		await box(frame(page)).press('Escape');
		await expect(panel(page)).toBeHidden();
		await expect(button(page)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(box(frame(page))).toBeFocused();
		await panel(page).getByRole('button', {name: 'Close Ask AI'}).focus();
		await page.keyboard.press('Escape');
		await expect(panel(page)).toBeHidden();
		await expect(button(page)).toBeFocused();
	});

	test('AI-01 it can be closed by its own button and opened as a page', async ({page}) => {
		await open(page);
		await panel(page).getByRole('button', {name: 'Close Ask AI'}).click();
		await expect(panel(page)).toBeHidden();
		await button(page).click();
		await panel(page).getByRole('link', {name: 'Open as a page'}).click();
		await expect(page).toHaveURL(/\/ai$/);
		await expect(panel(page)).toBeHidden();
	});

	test('AI-01 its edge can be dragged and moved by keys; the width is kept', async ({page}) => {
		await open(page);
		const edge = panel(page).getByRole('separator', {name: 'Width of the panel'});
		const width = async () => Math.round((await panel(page).boundingBox())!.width);
		const before = await width();
		await edge.focus();
		await page.keyboard.press('ArrowLeft');
		await expect.poll(width).toBe(before + 32);
		const {x, y, height} = (await edge.boundingBox())!;
		await page.mouse.move(x + 4, y + height / 2);
		await page.mouse.down();
		await page.mouse.move(x - 96, y + height / 2, {steps: 4});
		await page.mouse.up();
		await expect.poll(width).toBeGreaterThan(before + 110);
		const dragged = await width();
		await page.mouse.move(x - 300, y + height / 2);
		expect(await width()).toBe(dragged);
		await page.keyboard.press('End');
		await expect.poll(width).toBe(320);
		await page.reload();
		await button(page).click();
		await expect.poll(width).toBe(320);
	});

	test('AI-01 from right to left, its edge moves the way the arrow keys point, too', async ({page}) => {
		await open(page);
		await page.evaluate(() => {
			document.documentElement.dir = 'rtl';
		});
		const edge = panel(page).getByRole('separator', {name: 'Width of the panel'});
		const place = async () => Math.round((await edge.boundingBox())!.x);
		const before = await place();
		await edge.press('ArrowRight');
		await expect.poll(place).toBe(before + 32);
		await edge.press('ArrowLeft');
		await expect.poll(place).toBe(before);
	});

	stayingTest('AI-01 it makes way for the page where there is room, and the page can be scrolled', async ({page}) => {
		await reopen(page);
		const boxes = () => Promise.all([page.getByRole('main'), panel(page)].map(async (part) => (await part.boundingBox())!));
		await expect(async () => {
			const [main, side] = await boxes();
			expect(main!.x + main!.width).toBeLessThanOrEqual(side!.x + 1);
		}).toPass();
		const [main] = await boxes();
		await page.mouse.move(main!.x + main!.width / 2, 500);
		await page.mouse.wheel(0, 300);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
	});

	stayingTest('AI-01 on a phone it covers the page, which is out of reach meanwhile', async ({page}) => {
		await page.setViewportSize({width: 390, height: 844});
		await reopen(page);
		await expect.poll(async () => (await panel(page).boundingBox())!).toEqual({x: 0, y: 0, width: 390, height: 844});
		expect(await panel(page).evaluate((element) => element.matches(':modal'))).toBe(true);
		await box(frame(page)).press('Escape');
		await expect(panel(page)).toBeHidden();
		await expect(button(page)).toBeFocused();
	});

	stayingTest('AI-01 a source followed on a phone is shown', async ({page}) => {
		await page.setViewportSize({width: 390, height: 844});
		await reopen(page);
		const answer = await ask(frame(page), 'How do I remove a green screen?');
		await answer.getByRole('link').first().click();
		await expect(panel(page)).toBeHidden();
		await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
	});

	stayingTest('AI-01 on a phone, Back shows the page that it leads to', async ({page}) => {
		await page.setViewportSize({width: 390, height: 844});
		await visit(page);
		await followLink(page, '/docs/sequence');
		await expect(page).toHaveURL('/docs/sequence');
		await button(page).click();
		await expect(panel(page)).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL(PAGE);
		await expect(panel(page)).toBeHidden();
	});

	stayingTest('AI-01 turning a phone keeps it and what it holds', async ({page}) => {
		await page.setViewportSize({width: 390, height: 844});
		await reopen(page);
		await box(frame(page)).fill('half a question');
		await page.setViewportSize({width: 844, height: 390});
		await expect(panel(page)).toBeVisible();
		await expect(box(frame(page))).toHaveValue('half a question');
		await expect.poll(() => isOpen(page)).toBe(true);
	});

	test('AI-01 Escape closes the menu of a video before the panel', async ({page}) => {
		await open(page, '/docs/animating-properties');
		const video = page.locator('[data-island="player"]').first();
		await video.scrollIntoViewIfNeeded();
		await video.getByRole('button', {name: 'More controls'}).click();
		await expect(video.getByRole('radio', {name: '2×'})).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(video.getByRole('radio', {name: '2×'})).toBeHidden();
		await expect(panel(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(panel(page)).toBeHidden();
	});

	test('AI-01 a window that gets narrow during a search closes it instead of the search', async ({page}) => {
		await page.setViewportSize({width: 1280, height: 800});
		await open(page);
		await page.getByRole('button', {name: 'Search docs'}).click();
		const search = page.getByRole('combobox', {name: 'Search docs'});
		await expect(search).toBeFocused();
		await page.setViewportSize({width: 390, height: 700});
		await expect(panel(page)).toBeHidden();
		await expect(search).toBeFocused();
		await search.fill('easing');
		await search.press('Enter');
		await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
	});

	test('AI-01 it survives navigation with its conversation, and the conversation a new visit', async ({page}) => {
		await open(page);
		await ask(frame(page), 'What is a composition?');
		await page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Docs', exact: true}).click();
		await expect(page).toHaveURL(/\/docs$/);
		await expect(panel(page)).toBeVisible();
		await expect(answers(frame(page))).toHaveCount(1);
		await page.goto('/blog');
		await button(page).click();
		await expect(answers(frame(page))).toHaveCount(1);
		await page.goto('/ai');
		await expect(answers(page)).toHaveCount(1);
	});

	stayingTest('AI-01 the conversation can be cleared', async ({page}) => {
		await reopen(page);
		await ask(frame(page), 'What is a composition?');
		await frame(page).getByRole('button', {name: 'Clear conversation'}).click();
		await expect(answers(frame(page))).toHaveCount(0);
		await expect(box(frame(page))).toBeFocused();
		expect(await page.evaluate(() => localStorage.getItem('ask-conversation'))).toBeNull();
	});

	test('AI-01 a conversation that is cleared in one window is not brought back by an answer in another', async ({page, context}) => {
		await page.goto('/ai');
		const release = await hold(page, /\/ask\/v/);
		await hydrated(page);
		await box(page).fill('What is a composition?');
		await box(page).press('Enter');
		await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'true');
		const other = await context.newPage();
		await other.goto('/ai');
		await other.getByRole('button', {name: 'Clear conversation'}).click();
		await expect(answers(page)).toHaveCount(0);
		release();
		await quiet(page);
		await expect(answers(page)).toHaveCount(0);
		expect(await page.evaluate(() => localStorage.getItem('ask-conversation'))).toBeNull();
	});

	test('AI-01 what is asked in the search above the page of the assistant is part of its conversation', async ({page}) => {
		await page.goto('/ai');
		await hydrated(page);
		await ask(page, 'What is a composition?');
		await page.keyboard.press('Control+k');
		await page.getByRole('combobox').fill('input props');
		const dialog = page.getByRole('dialog', {name: 'Search'});
		await dialog.getByRole('button', {name: /ask/i}).click();
		await expect(answers(page).filter({visible: true}).last()).toContainText('input props');
		await expect(dialog.getByRole('log')).toHaveAttribute('aria-busy', 'false');
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await ask(page, 'What is a sequence?');
		await expect(answers(page)).toHaveCount(3);
		await page.reload();
		await expect(answers(page)).toHaveCount(3);
	});

	for (const [name, fault] of [
		['corrupt', corruptStorage],
		['full', fullStorage],
		['missing', noStorage],
	] as const) {
		test(`AI-01 everything works with ${name} storage`, async ({page}) => {
			await fault(page);
			await open(page);
			await expect((await ask(frame(page), 'What is a composition?')).getByRole('link').first()).toBeVisible();
		});
	}

	test('AI-01 without scripts the button is a link to the page, which leads to the list of all pages', async ({browser, site}) => {
		const context = await browser.newContext({javaScriptEnabled: false, baseURL: site});
		const page = await context.newPage();
		await page.goto(PAGE);
		await page.getByRole('link', {name: 'Ask AI'}).click();
		await expect(page).toHaveURL(/\/ai$/);
		await expect(page.getByRole('main').getByRole('textbox')).toBeHidden();
		await page.getByRole('main').getByRole('link', {name: 'all pages'}).click();
		await expect(page.getByRole('main').getByRole('link', {name: 'Layers', exact: true})).toBeVisible();
		await context.close();
	});

	test('AI-01 with the network dead the page lives on, says what is wrong, and tries again', async ({page, emptyCache}) => {
		await emptyCache();
		await visit(page);
		await goOffline(page);
		await button(page).click();
		await expect(page.getByRole('banner').getByRole('alert')).toContainText('could not be loaded');
		await expect(page.getByRole('heading', {level: 1})).toBeVisible();
		await page.context().setOffline(false);
		await button(page).click();
		await expect(box(frame(page))).toBeVisible();
		await expect(panel(page), 'its styles came, too').toHaveCSS('position', 'fixed');
	});

	test('AI-01 a frame that does not come alive says so and can be loaded again', async ({page}) => {
		test.slow();
		await page.route(/\/ai-embed$/, (route) => route.fulfill({status: 500, contentType: 'text/html', body: 'broken'}));
		await visit(page);
		await button(page).click();
		await expect(panel(page).getByRole('alert')).toContainText('could not be loaded');
		await page.unroute(/\/ai-embed$/);
		await panel(page).getByRole('button', {name: 'Retry'}).click();
		await expect(box(frame(page))).toBeVisible();
		await expect(panel(page).getByRole('alert')).toBeHidden();
	});
});

test.describe('AI-02 page and frame', () => {
	const framed = (page: Page) => page.frames().find((one) => one.url().endsWith('/ai-embed'))!;
	const say = (page: Page, message: unknown) => framed(page).evaluate((data) => parent.postMessage(data, '*'), message);

	stayingTest('AI-02 a link of the frame leads the page there, without loading it anew', async ({page}) => {
		await reopen(page);
		await page.evaluate(() => Object.assign(window, {same: true}));
		const answer = await ask(frame(page), 'How do I remove a green screen?');
		const link = answer.getByRole('link').first();
		const target = await link.getAttribute('href');
		await link.click();
		await expect(page).toHaveURL(new RegExp(`${target}$`));
		expect(await page.evaluate(() => 'same' in window)).toBe(true);
		await expect(answer).toBeVisible();
		await say(page, {type: 'link-click', path: '/docs/transforms#3d'});
		await expect(page).toHaveURL(/\/docs\/transforms#3d$/);
	});

	stayingTest('AI-02 readiness is answered with host and colors, and new colors are passed on', async ({page}) => {
		await reopen(page);
		await framed(page).evaluate(() => {
			const heard: unknown[] = [];
			Object.assign(window, {heard});
			addEventListener('message', ({data}) => heard.push(data));
			parent.postMessage({type: 'ready'}, '*');
		});
		const heard = () => framed(page).evaluate(() => (window as never as {heard: unknown[]}).heard);
		await expect.poll(heard).toContainEqual({type: 'host', host: new URL(page.url()).host, colorMode: 'light', searches: true});
		await page.emulateMedia({colorScheme: 'dark'});
		await expect.poll(heard).toContainEqual({type: 'color-mode', colorMode: 'dark'});
		await expect(frame(page).locator('html')).toHaveAttribute('data-theme', 'dark');
	});

	test('AI-02 the frame has the colors of its page from the beginning, without storage too', async ({page}) => {
		await noStorage(page);
		await page.emulateMedia({colorScheme: 'light'});
		await visit(page);
		await page.getByRole('button', {name: /colou?r mode/i}).click();
		await page.getByRole('button', {name: /colou?r mode/i}).click();
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
		await button(page).click();
		await expect(box(frame(page))).toBeVisible();
		await expect(frame(page).locator('html')).toHaveAttribute('data-theme', 'dark');
	});

	test('AI-02 other windows and other messages are ignored', async ({page}) => {
		await open(page);
		const before = page.url();
		for (const message of [
			{type: 'link-click', path: 'https://evil.example/'},
			{type: 'link-click', path: '//evil.example/'},
			{type: 'link-click', path: 'javascript:document.title="broken"'},
			{type: 'link-click'},
			{type: 'navigate', path: '/docs'},
			'link-click',
			null,
		]) {
			await say(page, message);
		}

		// The page itself, and another frame of the same origin.
		await page.evaluate(() => window.postMessage({type: 'link-click', path: '/docs'}, '*'));
		await page.evaluate(async () => {
			const other = document.createElement('iframe');
			other.src = '/robots.txt';
			document.body.append(other);
			await new Promise((resolve) => other.addEventListener('load', resolve));
			for (const data of [{type: 'link-click', path: '/docs'}, {type: 'close'}]) {
				window.dispatchEvent(new MessageEvent('message', {data, origin: location.origin, source: other.contentWindow}));
			}

			// The frame's window, but under another origin.
			const own = document.querySelector<HTMLIFrameElement>('iframe[title="Ask AI"]')!.contentWindow;
			window.dispatchEvent(
				new MessageEvent('message', {data: {type: 'link-click', path: '/docs'}, origin: 'https://evil.example', source: own}),
			);
		});
		await quiet(page);
		expect(page.url()).toBe(before);
		await expect(panel(page)).toBeVisible();
		await expect(page).not.toHaveTitle('broken');
	});

	stayingTest('AI-02 the frame listens to its page only', async ({page}) => {
		await reopen(page);
		await framed(page).evaluate(() => {
			const data = {type: 'question', question: 'What is a composition?'};
			window.dispatchEvent(new MessageEvent('message', {data, origin: location.origin, source: window}));
			window.dispatchEvent(new MessageEvent('message', {data, origin: 'https://evil.example', source: parent}));
		});
		await quiet(page);
		await expect(answers(frame(page))).toHaveCount(0);
	});

	test('AI-02 the page of the frame is on its own: no chrome, not to be indexed, and its links are links', async ({page}) => {
		await page.goto('/ai-embed');
		await expect(page.getByRole('banner')).toHaveCount(0);
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
		const answer = await ask(page, 'How do I remove a green screen?');
		await answer.getByRole('link').first().click();
		await expect(page.getByRole('banner')).toBeVisible();
	});
});

test.describe('AI-03 the embedded assistant', () => {
	test('AI-03 answers with passages of the pages that it links to, word for word, and asks no one else', async ({page, site}) => {
		const foreign = collectThirdParty(page, site);
		await page.goto('/ai');
		await expect(page.getByText(`${DISCLAIMER} ${QUOTED}`)).toBeVisible();
		for (const question of ['How do I cut out parts of a recording?', 'What are input props?']) {
			const answer = await ask(page, question);
			const parts = await answer.locator('section').evaluateAll((sections) =>
				sections.map((section) => ({
					href: section.querySelector(':scope > p:last-child a')?.getAttribute('href'),
					texts: [...section.querySelectorAll('.prose > p, .prose dt, .prose dd, .prose code')].map(({textContent}) => textContent ?? ''),
				})),
			);
			expect(parts.length).toBeGreaterThan(0);
			for (const {href, texts} of parts) {
				const source = await page.context().newPage();
				await source.goto(href!);
				const shown = await source.getByRole('main').evaluate((main) => (main.textContent ?? '').replaceAll(/\s+/g, ''));
				expect(texts.filter((text) => !shown.includes(text.replaceAll(/\s+/g, '')))).toEqual([]);
				expect(href!.includes('#') ? await source.locator(`[id="${href!.split('#')[1]}"]`).count() : 1).toBe(1);
				await source.close();
			}
		}

		expect(foreign).toEqual([]);
	});

	ownTest('AI-03 what is asked in another window while an answer arrives is kept', async ({page, context}) => {
		const release = await hold(page, /\/(?:ask|search)\/.*\.json/);
		const other = await context.newPage();
		await Promise.all([page.goto('/ai'), other.goto('/ai')]);
		await box(page).fill('How do I add audio?');
		await box(page).press('Enter');
		await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'true');
		await ask(other, 'What is spring?');
		release();
		await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
		for (const window of [page, other]) {
			await expect(window.getByRole('log').getByRole('heading', {level: 2})).toHaveText(['How do I add audio?', 'What is spring?']);
			await expect(window.getByRole('log').getByRole('link').first()).toBeVisible();
		}
	});

	test('AI-03 answers with the network gone once it has been opened', async ({page, emptyCache}) => {
		await emptyCache();
		const ready = page.waitForResponse(/\/search\/text\./);
		await open(page);
		await (await ready).finished();
		await goOffline(page);
		const answer = await ask(frame(page), 'What are input props?');
		await expect(answer.getByRole('link').first()).toBeVisible();
		await expect(answer.getByText('This isn’t in the docs')).toBeHidden();
	});

	test('AI-03 without its index it says so, and Retry asks again', async ({page}) => {
		await page.route(/\/search\/titles\./, (route) => route.abort());
		await open(page);
		const answer = await ask(frame(page), 'What are input props?');
		await expect(answer).toContainText('could not be loaded');
		await page.unroute(/\/search\/titles\./);
		await answer.getByRole('button', {name: 'Retry'}).click();
		await expect(answers(frame(page)).last().getByRole('link').first()).toBeVisible();
		await expect(answers(frame(page)), 'the failed one made way').toHaveCount(1);
	});

	test('AI-03 Stop sends nothing of what is typed meanwhile, and is not pressed by a double click on Ask', async ({page}) => {
		await hold(page, /\/ask\/v/);
		await page.goto('/ai');
		await hydrated(page);
		await box(page).fill('What is a composition?');
		await page.getByRole('button', {name: 'Ask', exact: true}).dblclick();
		await box(page).fill('half a question');
		await page.getByRole('button', {name: 'Stop'}).click();
		await expect(page.getByRole('log')).toContainText('Stopped before the end.');
		await expect(box(page)).toHaveValue('half a question');
		await expect(page.getByRole('log').getByRole('heading', {level: 2})).toHaveText(['What is a composition?']);
	});

	test('A11-01 an answer that ends while Stop has the focus leaves the keyboard in the box', async ({page}) => {
		const release = await hold(page, /\/ask\/v/);
		await askAndReachStop(page);
		release();
		await expect(page.getByRole('log').getByRole('link').first()).toBeVisible();
		await expect(page.getByRole('button', {name: 'Stop'})).toHaveCount(0);
		await expect(box(page)).toBeFocused();
	});

	test('A11-01 Stop that is pressed with the keyboard leaves the keyboard in the box', async ({page}) => {
		await hold(page, /\/ask\/v/);
		await askAndReachStop(page);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('log')).toContainText('Stopped before the end.');
		await expect(box(page)).toBeFocused();
	});

	test('A11-01 asking with a button leaves the keyboard in the box', async ({page}) => {
		await page.goto('/ai');
		await hydrated(page);
		await page.getByRole('log').getByRole('button').first().press('Enter');
		await expect(box(page)).toBeFocused();
		await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
		await box(page).fill('What is a composition?');
		await page.getByRole('button', {name: 'Ask', exact: true}).press('Enter');
		await expect(answers(page)).toHaveCount(2);
		await expect(box(page)).toBeFocused();
	});

	test('AI-03 a question that was left in the middle can be asked again', async ({page}) => {
		await page.goto('/ai');
		await page.evaluate(() => localStorage.setItem('ask-conversation', JSON.stringify([{question: 'What are input props?'}])));
		await page.reload();
		await page.getByRole('button', {name: 'Ask again'}).click();
		await expect(answers(page).getByRole('link').first()).toBeVisible();
		await expect(answers(page)).toHaveCount(1);
	});

	stayingTest('AI-03 says that a pasted log is too long', async ({page}) => {
		await askPage(page);
		await expect(page.getByRole('button', {name: 'Ask', exact: true})).toBeDisabled();
		const hint = page.getByText('up to 500 characters');
		await expect(hint).toBeHidden();
		await box(page).fill('Error: spawn ENOENT\n'.repeat(250));
		await expect(hint).toBeVisible();
		await box(page).fill('What is a bundle?');
		await expect(hint).toBeHidden();
	});

	stayingTest('AI-03 an answer names the option above what its page says of it, which doesn’t repeat the name', async ({page}) => {
		await askPage(page);
		const answer = await ask(page, 'Loop a short track until the video ends');
		const [name, words] = await Promise.all(
			[answer.getByRole('heading', {level: 3, name: 'loop', exact: true}), answer.getByText('repeats the file').first()].map((part) =>
				part.boundingBox(),
			),
		);
		expect(name!.y + name!.height).toBeLessThanOrEqual(words!.y);
	});

	stayingTest('AI-03 says so when it finds nothing', async ({page}) => {
		await askPage(page);
		await expect(await ask(page, 'What is the capital of Mongolia?')).toContainText('This isn’t in the docs.');
		// Words that the docs have in another sense: what is quoted is marked as no answer.
		await expect(await ask(page, 'Is Postgres faster than MySQL for joins?')).toContainText(
			/The closest pages are|I didn’t find a direct answer/,
		);
	});

	stayingTest('AI-03 where it finds nothing, ways lead on', async ({page}) => {
		await askPage(page);
		const answer = await ask(page, 'What is the capital of Mongolia?');
		await expect(answer.getByRole('link', {name: 'search all pages'})).toHaveAttribute(
			'href',
			'/search?q=What+is+the+capital+of+Mongolia%3F',
		);
		await expect(answer.getByRole('link', {name: 'ask the community'})).toHaveAttribute('href', '/docs/support');
	});

	stayingTest('AI-03 another question comes to the top of the log, however short its answer', async ({page}) => {
		await askPage(page);
		await ask(page, 'How do I fade in a title?');
		const question = (await ask(page, 'What is the capital of Mongolia?')).getByRole('heading', {level: 2});
		const place = async () => {
			const [heading, log] = await Promise.all([question, page.getByRole('log')].map(async (part) => (await part.boundingBox())!.y));
			return heading! - log!;
		};
		await expect.poll(place).toBeLessThan(24);
	});

	stayingTest('AI-03 follow-up questions keep the topic', async ({page}) => {
		await askPage(page);
		await ask(page, 'How do I fade out the volume at the end?');
		await expect((await ask(page, 'And how do I mute it?')).getByRole('link', {name: /Muting Audio/}).first()).toBeVisible();
	});

	stayingTest('AI-03 shows a sample that can be copied', async ({page, context}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await askPage(page);
		const answer = await ask(page, 'How do I remove a green screen?');
		await answer.getByRole('button', {name: 'Copy code'}).click();
		const code = await answer.locator('pre code').textContent();
		expect(code!.length).toBeGreaterThan(50);
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
	});

	test('AI-03 markup in a question stays text', async ({page}) => {
		await page.goto('/ai');
		const markup = '<img src=x onerror="window.broken=1"> <script>window.broken=1</script> **b** `c`';
		await ask(page, markup);
		await page.reload();
		await expect(answers(page).getByRole('heading', {level: 2})).toHaveText(markup);
		expect(await page.evaluate(() => 'broken' in window || document.querySelector('img[src=x]') !== null)).toBe(false);
	});

	stayingTest('AI-03 a question in Arabic runs from right to left, in the box and above its answer', async ({page}) => {
		await askPage(page);
		await box(page).fill('كيف أضيف الموسيقى؟');
		await expect(box(page)).toHaveCSS('direction', 'rtl');
		const answer = await ask(page, 'كيف أضيف الموسيقى؟');
		await expect(answer.getByRole('heading', {level: 2})).toHaveCSS('direction', 'rtl');
		await expect(answer).toHaveCSS('direction', 'ltr');
	});

	test('AI-03 a stored conversation that is no conversation is not shown', async ({page}) => {
		await page.goto('/ai');
		await page.evaluate(() =>
			localStorage.setItem(
				'ask-conversation',
				JSON.stringify([{question: 'x', answer: {kind: 'none', sources: [{title: 'Click', path: 'javascript:window.broken=1'}]}}]),
			),
		);
		await page.reload();
		await expect(page.getByRole('button', {name: 'How do I fade in a title?'})).toBeVisible();
		await expect(page.getByRole('link', {name: 'Click'})).toHaveCount(0);
	});

	stayingTest('AI-03 the box takes a question of several lines, sends none that is empty, and examples ask', async ({page}) => {
		await askPage(page);
		const ready = page.getByRole('button', {name: 'Ask', exact: true});
		await expect(ready).toBeDisabled();
		await box(page).fill('   ');
		await box(page).press('Enter');
		await expect(answers(page)).toHaveCount(0);
		await box(page).fill('What is');
		await box(page).press('Shift+Enter');
		await box(page).pressSequentially('a bundle?');
		await expect(box(page)).toHaveValue('What is\na bundle?');
		await box(page).fill('a'.repeat(600));
		await expect(box(page)).toHaveValue('a'.repeat(500));
		await box(page).fill('');
		await page.getByRole('button', {name: 'What is a composition?'}).click();
		await expect(answers(page)).toHaveCount(1);
		await expect(page.getByPlaceholder('Ask another question...')).toBeVisible();
	});

	for (const [width, height] of [
		[1366, 900],
		[390, 844],
	] as const) {
		stayingTest(`A11-01 panel and answer have no violation in both modes, ${width} px`, async ({page}) => {
			await page.setViewportSize({width, height});
			await reopen(page);
			await ask(frame(page), 'How do I remove a green screen?');
			await expectAccessibleInBothModes(page);
		});
	}

	stayingTest('A11-01 at 400 % zoom everything is there and nothing is cut off sideways', async ({page}) => {
		await page.setViewportSize({width: 320, height: 256});
		await reopen(page);
		await ask(frame(page), 'How do I remove a green screen?');
		const inside = page.frames().find((one) => one.url().endsWith('/ai-embed'))!;
		expect(await inside.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
		await box(frame(page)).scrollIntoViewIfNeeded();
		await expect(box(frame(page))).toBeInViewport();
	});
});

test.describe('AI-05 the assistant in the search', () => {
	test('AI-05 a query becomes a question, the next one can follow, and a way leads back', async ({page}) => {
		await visit(page);
		await page.getByRole('button', {name: 'Search docs'}).click();
		await page.getByRole('combobox').fill('input props');
		const dialog = page.getByRole('dialog', {name: 'Search'});
		await dialog.getByRole('button', {name: /ask/i}).click();
		await expect(dialog.getByText(DISCLAIMER)).toBeVisible();
		await expect(dialog.getByPlaceholder(/Answering\.\.\.|Ask another question\.\.\./)).toBeVisible();
		await expect(answers(page).getByRole('heading', {level: 2})).toHaveText('input props');
		await expect(dialog.getByPlaceholder('Ask another question...')).toBeFocused();
		await dialog.getByRole('button', {name: 'Back to keyword search'}).click();
		await expect(page.getByRole('combobox')).toHaveValue('input props');
		// One closes the list, one empties the box, one closes the dialog.
		await expect(dialog.getByRole('option').first()).toBeVisible();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
	});

	test('AI-05 an answer with a sample has its height at once', async ({page}) => {
		await visit(page);
		await page.getByRole('button', {name: 'Search docs'}).click();
		await page.getByRole('combobox').fill('green screen');
		const dialog = page.getByRole('dialog', {name: 'Search'});
		await dialog.evaluate((element) => {
			const heights = new Set<number>();
			Object.assign(window, {heights});
			const measure = () => {
				for (const sample of element.querySelectorAll('[role=log] pre')) {
					heights.add(sample.clientHeight);
				}

				requestAnimationFrame(measure);
			};
			measure();
		});
		await dialog.getByRole('button', {name: /ask/i}).click();
		await expect(answers(page).last().locator('pre').first()).toBeInViewport();
		// Two frames: what waits for its layout has it after one.
		await drawn(page, 2);
		expect(await page.evaluate(() => [...(window as unknown as {heights: Set<number>}).heights])).toHaveLength(1);
	});

	test('AI-05 closing turns the mode off; a source closes the search and shows its page', async ({page}) => {
		await visit(page);
		const dialog = page.getByRole('dialog', {name: 'Search'});
		const enter = async () => {
			await page.getByRole('button', {name: 'Search docs'}).click();
			await page.getByRole('combobox').fill('green screen');
			await dialog.getByRole('button', {name: /ask/i}).click();
			await expect(dialog.getByPlaceholder('Ask another question...')).toBeFocused();
		};
		await enter();
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await enter();
		await answers(page).last().getByRole('link').first().click();
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(/\/docs\//);
	});
});

test.describe('AI-03 before the page is alive', () => {
	for (const path of ['/ai', '/ai-embed']) {
		test(`AI-03 a question typed into ${path} counts, and so does its Enter`, async ({page}) => {
			const release = await holdScripts(page);
			await page.goto(path, {waitUntil: 'commit'});
			await box(page).pressSequentially('How do I loop a video?');
			await box(page).press('Enter');
			release();
			await expect(answers(page).last().getByRole('heading', {level: 2})).toHaveText('How do I loop a video?');
			await expect(box(page)).toHaveValue('');

			await page.reload();
			await expect(answers(page)).toHaveCount(1);
		});

		test(`AI-03 half a question typed into ${path} stays`, async ({page}) => {
			const release = await holdScripts(page);
			await page.goto(path, {waitUntil: 'commit'});
			await box(page).pressSequentially('How do I');
			release();
			await hydrated(page);
			await box(page).pressSequentially(' loop');
			await expect(box(page)).toHaveValue('How do I loop');
		});
	}
});

test('AI-02 at 400 % zoom more of the screen shows the answer than the field, however long the question', async ({page}) => {
	await page.setViewportSize({width: 320, height: 256});
	for (const path of ['/ai', '/ai-embed']) {
		await page.goto(path);
		await box(page).fill('How do I loop a video?');
		await box(page).press('Enter');
		await expect(answers(page).last()).toBeVisible();
		await box(page).fill('a long question\n'.repeat(12));
		await expect.poll(async () => (await box(page).boundingBox())?.height, path).toBeLessThan(90);
		await box(page).fill('');
		await expect(async () => {
			const {height} = (await page.getByRole('log').boundingBox())!;
			expect(height, path).toBeGreaterThan(70);
			expect(height, path).toBeLessThan(256);
		}).toPass();
	}
});
