import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {createEngine} from '../../../app/search/embedded/engine';
import {MAX_PER_GROUP, MAX_RESULTS, SNIPPET_WORDS} from '../../../app/search/limits';
import {clientDir} from '../../../pipeline/base/site-dir';
import {type TextFile, TITLES_PATH, type TitlesFile} from '../../../pipeline/search/format';
import {expectAccessibleInBothModes} from '../../support/browser/axe';
import {collectConsole, collectThirdParty, hold, holdScripts, noStorage} from '../../support/browser/faults';
import {drawn, followLink, hydrated, quiet} from '../../support/browser/reader';
import {isSearchFile} from '../../support/browser/search';
import {expect, stayingTest, sharedTest as test} from '../../support/sites/servers';

const PAGE = '/docs/the-fundamentals';

const button = (page: Page): Locator => page.getByRole('button', {name: 'Search docs'});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const box = (page: Page): Locator => page.getByRole('combobox', {name: 'Search docs'});
const options = (page: Page): Locator => dialog(page).getByRole('option');
const active = (page: Page): Locator => dialog(page).locator('[role=option][aria-selected=true]');

/** How many results the whole index has, titles and texts. */
const countInTexts = async (query: string): Promise<number> => {
	const read = async (file: string) => JSON.parse(await readFile(path.join(clientDir, file), 'utf8'));
	const titles: TitlesFile = await read(TITLES_PATH);
	const texts: TextFile = await read(path.join(path.dirname(TITLES_PATH), titles.text));
	const {count} = await createEngine(titles, texts).search(query, {
		limit: MAX_RESULTS,
		perGroup: MAX_PER_GROUP,
		snippetWords: SNIPPET_WORDS,
	});
	return count;
};

/** Fields that take the direction of what is typed into them, and a way to each. */
const FIELDS: [name: string, address: string, field: (page: Page) => Locator][] = [
	['the dialog', PAGE, box],
	['the search page', '/search', (page) => page.getByRole('main').getByRole('searchbox')],
	['the page of a lost URL', '/no-such-page', (page) => page.getByRole('main').getByRole('searchbox')],
	['the showcase', '/showcase', (page) => page.getByRole('main').getByRole('searchbox')],
	['the sidebar', PAGE, (page) => page.getByRole('searchbox', {name: 'Filter pages'})],
	['an index of options', '/docs/renderer/render-media', (page) => page.getByRole('searchbox', {name: 'Filter options'})],
];

for (const [name, address, field] of FIELDS) {
	test(`SRC-03 what is typed from right to left into the field of ${name} runs so`, async ({page}) => {
		await page.goto(address);
		if (field === box) {
			await button(page).click();
		}

		await field(page).fill('וידאו');
		await expect(field(page)).toHaveCSS('direction', 'rtl');
		await field(page).fill('video');
		await expect(field(page)).toHaveCSS('direction', 'ltr');
	});
}

const visit = async (page: Page, address = PAGE): Promise<void> => {
	await page.goto(address);
	await expect(button(page)).toBeVisible();
};

const open = async (page: Page, address = PAGE): Promise<void> => {
	await visit(page, address);
	await button(page).click();
	await expect(box(page)).toBeFocused();
};

/** Back to how `visit` leaves a page that other tests of the search have used: closed, with nothing saved. Its index stays. */
const revisit = async (page: Page): Promise<void> => {
	if (!(await page.evaluate(() => 'isOfSearch' in window))) {
		await visit(page);
		await page.evaluate(() => Object.assign(window, {isOfSearch: true}));
	}

	while (await dialog(page).isVisible()) {
		await dialog(page).getByRole('button', {name: 'Cancel'}).click();
	}

	await page.evaluate(() => localStorage.clear());
	if (new URL(page.url()).pathname !== PAGE) {
		await followLink(page, PAGE);
		await expect(page).toHaveURL(PAGE);
	}
};

const reopen = async (page: Page): Promise<void> => {
	await revisit(page);
	await button(page).click();
	await expect(box(page)).toBeFocused();
};

const search = async (page: Page, query: string): Promise<void> => {
	await box(page).fill(query);
	await expect(dialog(page).locator('form')).toHaveAttribute('data-answered', query);
	await expect(dialog(page).getByRole('status')).toHaveText(/result/);
};

/** Lets the answers of the search be held back, once the first function that it answers is called, until the second one is. */
const holdAnswers = async (page: Page) => {
	await page.addInitScript(() => {
		const held = {on: false, late: [] as (() => void)[]};
		const Original = window.Worker;
		window.Worker = class extends Original {
			override addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
				super.addEventListener(type, (event) => {
					const tell = () => (listener as EventListener)(event);
					held.on ? held.late.push(tell) : tell();
				});
			}
		};
		Object.assign(window, {
			held: (on: boolean) => {
				held.on = on;
				for (const tell of on ? [] : held.late.splice(0)) {
					tell();
				}
			},
		});
	});
	const set = (on: boolean) => page.evaluate((value) => (window as unknown as {held: (on: boolean) => void}).held(value), on);
	return {holdFromNow: () => set(true), release: () => set(false)};
};

const visitResult = async (page: Page, query: string): Promise<void> => {
	await button(page).click();
	await search(page, query);
	await options(page).first().click();
	await expect(dialog(page)).toBeHidden();
};

/** What the reader searched before. */
const saved = (page: Page) => dialog(page).getByRole('listbox', {name: 'Recent'}).getByRole('option');

test.describe('SRC-01 opening', () => {
	test('SRC-01 nothing of the search is loaded before the reader means to search; pointing at the button loads it', async ({page}) => {
		const loaded: string[] = [];
		page.on('request', (request) => isSearchFile(request.url()) && loaded.push(request.url()));
		await visit(page);
		await quiet(page);
		expect(loaded).toEqual([]);
		await button(page).hover();
		await expect.poll(() => loaded.some((url) => url.includes('/search/titles.'))).toBe(true);
		await expect(dialog(page)).toBeHidden();
	});

	test('SRC-01 the focus loads it too', async ({page}) => {
		await visit(page);
		const titles = page.waitForRequest(/\/search\/titles\./);
		await button(page).focus();
		await titles;
		await expect(dialog(page)).toBeHidden();
	});

	for (const keys of ['Control+k', 'Meta+k', '/']) {
		stayingTest(`SRC-01 ${keys} opens it`, async ({page}) => {
			await revisit(page);
			await page.keyboard.press(keys);
			await expect(box(page)).toBeFocused();
			await expect(box(page)).toHaveValue('');
		});
	}

	stayingTest('SRC-01 a shortcut that is held opens it once', async ({page}) => {
		await revisit(page);
		await page.keyboard.down('Control');
		for (let press = 0; press < 4; press++) {
			await page.keyboard.down('k');
		}

		await page.keyboard.up('k');
		await page.keyboard.up('Control');
		await expect(box(page)).toBeFocused();
	});

	stayingTest('SRC-01 a slash that is held opens it and types nothing', async ({page}) => {
		await revisit(page);
		await page.keyboard.down('/');
		await expect(box(page)).toBeFocused();
		for (let press = 0; press < 3; press++) {
			await page.keyboard.down('/');
		}

		await page.keyboard.up('/');
		await expect(box(page)).toHaveValue('');
		await page.keyboard.press('/');
		await expect(box(page)).toHaveValue('/');
	});

	stayingTest('SRC-01 a letter typed on the button is the first letter of the query, and none that follows is lost', async ({page}) => {
		await revisit(page);
		await button(page).focus();
		await page.keyboard.type('seq');
		await expect(box(page)).toHaveValue('seq');
		await expect(options(page).first()).toBeVisible();
	});

	test('SRC-01 Ctrl F and a slash typed into a field do not open it', async ({page}) => {
		await visit(page, '/search');
		await page.getByRole('searchbox').focus();
		await page.keyboard.press('/');
		await page.getByRole('searchbox').blur();
		await page.keyboard.press('Control+f');
		await expect(dialog(page)).toBeHidden();
		await expect(page.getByRole('searchbox')).toHaveValue('/');
	});

	test('SRC-01 a form that the browser fills in is no reason for an error', async ({page}) => {
		const complaints = collectConsole(page);
		await page.goto('/showcase/add');
		await hydrated(page);
		// Chrome sends such an event, which has no key.
		await page.getByLabel('Author', {exact: true}).evaluate((field) => field.dispatchEvent(new Event('keydown', {bubbles: true})));
		expect(complaints).toEqual([]);
	});

	test('SRC-01 without scripts it is a link to the page that lists all pages', async ({browser, site}) => {
		const context = await browser.newContext({javaScriptEnabled: false});
		const page = await context.newPage();
		await page.goto(`${site}${PAGE}`);
		await page.getByRole('link', {name: 'Search docs'}).click();
		await expect(page.getByRole('main').getByRole('link', {name: 'The fundamentals'})).toBeVisible();
		await context.close();
	});

	for (const width of [390, 1366]) {
		test(`SRC-01 at ${width} px one types into the search before its code is there, and Enter counts`, async ({page}) => {
			await page.setViewportSize({width, height: 800});
			const release = await hold(page, /\/assets\/search-modal-.+\.js/);
			await visit(page);
			await page.keyboard.press('/');
			const waiting = dialog(page).getByRole('searchbox', {name: 'Search docs'});
			await expect(waiting).toBeFocused();
			await page.keyboard.type('useCurrentFrmae');
			await page.keyboard.press('Backspace');
			await page.keyboard.press('Backspace');
			await page.keyboard.press('Backspace');
			await page.keyboard.type('ame');
			await expect(waiting).toHaveValue('useCurrentFrame');
			const place = await waiting.boundingBox();
			await expect(dialog(page).getByRole('button', {name: 'Cancel'})).toBeVisible();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(PAGE);
			release();
			await expect(page).toHaveURL('/docs/use-current-frame');
			await button(page).click();
			const {x, y, height} = place!;
			await expect.poll(() => box(page).boundingBox()).toMatchObject({x, y, height});
		});
	}

	test('SRC-01 letters typed while its code arrives stay, and the box keeps the focus', async ({page}) => {
		const release = await hold(page, /\/assets\/search-modal-.+\.js/);
		await visit(page);
		await page.keyboard.press('/');
		const typing = page.keyboard.type('interpolate colors of a path', {delay: 25});
		release();
		await typing;
		await expect(box(page)).toBeFocused();
		await expect(box(page)).toHaveValue('interpolate colors of a path');
	});

	test('SRC-01 when its code does not load, an error with a way out takes its place', async ({page}) => {
		await page.route(/\/assets\/search-modal-.+\.js/, (route) => route.abort());
		await visit(page);
		await button(page).click();
		await expect(dialog(page).getByRole('alert')).toBeVisible();
		await dialog(page).getByRole('link', {name: 'Open the search page'}).click();
		await expect(page).toHaveURL('/search');
	});
});

test.describe('SRC-02 closing', () => {
	const ways: [string, (page: Page) => Promise<void>][] = [
		['Escape', (page) => page.keyboard.press('Escape')],
		['Cancel', (page) => dialog(page).getByRole('button', {name: 'Cancel'}).click()],
		['Ctrl K', (page) => page.keyboard.press('Control+k')],
		['a press beside it', (page) => page.mouse.click(5, 500)],
	];
	for (const [name, close] of ways) {
		stayingTest(`SRC-02 ${name} closes it and gives the focus to the button`, async ({page}) => {
			await revisit(page);
			await page.keyboard.press('Control+k');
			await expect(box(page)).toBeFocused();
			await close(page);
			await expect(dialog(page)).toBeHidden();
			await expect(button(page)).toBeFocused();
		});
	}

	stayingTest('SRC-02 a question goes to the assistant; there is a way back, and closing turns the assistant off', async ({page}) => {
		await reopen(page);
		await search(page, 'audio');
		await dialog(page).getByRole('button', {name: 'Ask AI: “audio”'}).click();
		await expect(dialog(page).getByRole('heading', {name: 'audio'})).toBeVisible();
		await dialog(page).getByRole('button', {name: 'Back to keyword search'}).click();
		await expect(box(page)).toHaveValue('audio');
		await expect(box(page)).toBeFocused();
		for (const leave of [() => page.keyboard.press('Escape'), () => dialog(page).getByRole('button', {name: 'Cancel'}).click()]) {
			await dialog(page)
				.getByRole('button', {name: /^Ask AI/})
				.click();
			await expect(dialog(page).getByRole('button', {name: 'Back to keyword search'})).toBeVisible();
			await leave();
			await expect(dialog(page)).toBeHidden();
			await expect(button(page)).toBeFocused();
			await button(page).click();
			await expect(box(page)).toBeFocused();
			await expect(box(page)).toHaveValue('');
		}
	});

	const isInside = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')));

	stayingTest('SRC-02 Tab goes round inside, in both directions, and the page behind is inert', async ({page}) => {
		await reopen(page);
		await search(page, 'audio');
		for (const key of ['Tab', 'Shift+Tab']) {
			for (let press = 0; press < 12; press++) {
				await page.keyboard.press(key);
				expect(await isInside(page), `${key} ${press}`).toBe(true);
			}
		}

		await page
			.getByRole('link', {name: 'Remotion', exact: true})
			.first()
			.focus()
			.catch(() => {});
		expect(await page.evaluate(() => document.activeElement?.closest('a[href="/"]') ?? null)).toBeNull();
	});

	stayingTest('SRC-02 Tab goes round inside while the assistant answers in the search', async ({page}) => {
		await reopen(page);
		await search(page, 'audio');
		await dialog(page).getByRole('button', {name: 'Ask AI: “audio”'}).click();
		await expect(dialog(page).getByRole('button', {name: 'Clear conversation'})).toBeVisible();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		expect(await isInside(page)).toBe(true);
		for (let press = 0; press < 6; press++) {
			await page.keyboard.press('Shift+Tab');
			expect(await isInside(page), `Shift+Tab ${press}`).toBe(true);
		}
	});

	stayingTest('SRC-02 a press that begins in the box and ends beside the dialog selects, and one beside it closes', async ({page}) => {
		await reopen(page);
		await search(page, 'audio');
		const {x, y, height} = (await box(page).boundingBox())!;
		await page.mouse.move(x + 40, y + height / 2);
		await page.mouse.down();
		await page.mouse.move(20, 860, {steps: 4});
		await page.mouse.up();
		await drawn(page, 3);
		await expect(dialog(page)).toBeVisible();
		await page.mouse.click(20, 860);
		await expect(dialog(page)).toBeHidden();
	});

	test('SRC-02 the second click of a double click on the button does not close it', async ({page}) => {
		await visit(page, '/docs/layers');
		await button(page).dblclick();
		await expect(box(page)).toBeFocused();
		await drawn(page, 20);
		await expect(dialog(page)).toBeVisible();
	});

	test('SRC-02 a press beside it leaves the focus in the box', async ({page}) => {
		await visit(page, '/docs/layers');
		await page.keyboard.press('Control+k');
		await expect(box(page)).toBeFocused();
		await page.mouse.move(20, 860);
		await page.mouse.down();
		await drawn(page, 3);
		await expect(box(page)).toBeFocused();
	});

	test('SRC-02 going back closes it', async ({page}) => {
		await visit(page, '/docs/layers');
		await followLink(page, '/docs/layers#time');
		await expect(page).toHaveURL('/docs/layers#time');
		await page.keyboard.press('Control+k');
		await expect(box(page)).toBeFocused();
		await page.goBack();
		await expect(dialog(page)).toBeHidden();
		await expect(page).toHaveURL('/docs/layers');
	});
});

test.describe('SRC-03 the box', () => {
	stayingTest('SRC-03 takes 64 characters, says "Search docs" and asks nothing while empty', async ({page}) => {
		await reopen(page);
		await expect(box(page)).toHaveAttribute('placeholder', 'Search docs');
		await expect(box(page)).toHaveAttribute('maxlength', '64');
		const popular = dialog(page).getByRole('listbox', {name: 'Popular pages'});
		await expect(popular.getByRole('option').first()).toBeVisible();
		await box(page).pressSequentially('x'.repeat(70));
		await expect(box(page)).toHaveValue('x'.repeat(64));
	});
});

test.describe('SRC-04 results', () => {
	stayingTest('SRC-04 at most 20, 5 a group, snippets of 10 words, matches marked, a link to all', async ({page}) => {
		await reopen(page);
		await search(page, 'audio');
		// Those that are seen come first, the rest a moment later.
		await expect.poll(() => options(page).count()).toBeGreaterThan(10);
		const count = await options(page).count();
		expect(count).toBeLessThanOrEqual(20);
		for (const group of await dialog(page).getByRole('group').all()) {
			expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
		}

		expect((await dialog(page).locator('mark').allTextContents()).every((text) => /^audio$/i.test(text))).toBe(true);
		await expect(dialog(page).locator('[class*=snippet]').first()).toBeVisible();
		const snippets = await dialog(page).locator('[class*=snippet]').allTextContents();
		expect(snippets.every((text) => text.split(' ').length <= 10)).toBe(true);
		const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
		// More are found once the texts have come and were read.
		const total = await countInTexts('audio');
		await expect(all).toHaveText(`See all ${total} results`);
		await expect(dialog(page).getByRole('status')).toHaveText(`${total} results`);
		await all.click();
		await expect(page).toHaveURL('/search?q=audio');
		await expect(page.getByRole('main').getByRole('status')).toHaveText(`${total} results`);
	});

	stayingTest('SRC-04 snippets of 5 words on narrow screens', async ({page}) => {
		await page.setViewportSize({width: 390, height: 800});
		await reopen(page);
		await search(page, 'audio');
		await expect(dialog(page).locator('[class*=snippet]').first()).toBeVisible();
		const snippets = await dialog(page).locator('[class*=snippet]').allTextContents();
		expect(snippets.every((text) => text.split(' ').length <= 5)).toBe(true);
	});

	test('SRC-04 the first query shows no "No results" before its answer', async ({page}) => {
		const release = await hold(page, /\/search\/titles\./);
		await open(page);
		await dialog(page).evaluate((element) => {
			const look = () => element.textContent?.includes('No results found') && element.setAttribute('data-seen', '');
			new MutationObserver(look).observe(element, {childList: true, characterData: true, subtree: true});
		});
		await box(page).fill('audio');
		await drawn(page, 20);
		release();
		await expect(options(page).first()).toBeVisible();
		await expect(dialog(page)).not.toHaveAttribute('data-seen');
	});
});

test.describe('SRC-05 saved searches', () => {
	test('SRC-05 a chosen result is recent, can be made a favorite and removed, and is kept', async ({page}) => {
		await visit(page);
		await visitResult(page, 'controlling volume');
		await visitResult(page, 'layers');
		await page.reload();
		await button(page).click();
		const recent = dialog(page).getByRole('listbox', {name: 'Recent'});
		await expect(recent.getByRole('option')).toHaveText([/Layers/, /Controlling Volume/]);
		await dialog(page).getByRole('button', {name: 'Add “Layers” to favorites'}).click();
		const favorites = dialog(page).getByRole('listbox', {name: 'Favorites'});
		await expect(favorites.getByRole('option')).toHaveText([/Layers/]);
		await dialog(page).getByRole('button', {name: 'Remove “Controlling Volume” from recent searches'}).click();
		await expect(recent).toBeHidden();
		await expect(box(page)).toBeFocused();
		await page.reload();
		await button(page).click();
		await dialog(page).getByRole('button', {name: 'Remove “Layers” from favorites'}).click();
		await expect(dialog(page).getByRole('listbox')).toHaveCount(1);
		await expect(dialog(page).getByRole('listbox', {name: 'Popular pages'})).toBeVisible();
	});

	test('SRC-05 while popular pages may still come, nothing says that there are no recent searches', async ({page, emptyCache}) => {
		await emptyCache();
		const release = await hold(page, /\/search\/.+\.json/);
		await visit(page);
		await button(page).click();
		await expect(box(page)).toBeFocused();
		await drawn(page, 20);
		await expect(dialog(page)).not.toContainText('No recent searches');
		release();
		await expect(dialog(page).getByRole('listbox', {name: 'Popular pages'})).toBeVisible();
	});

	test('SRC-05 a search that is opened while a chosen page is on its way stays open when it comes', async ({page}) => {
		await visit(page);
		await button(page).click();
		await search(page, 'layers');
		const release = await hold(page, /\/docs\/layers/);
		await options(page).first().click();
		await expect(dialog(page)).toBeHidden();
		await button(page).click();
		await box(page).fill('audio');
		release();
		await expect(page).toHaveURL('/docs/layers');
		await expect(page.getByRole('heading', {level: 1, name: 'Layers'})).toBeAttached();
		await expect(box(page)).toHaveValue('audio');
		await expect(options(page).first()).toBeVisible();
		await page.goBack();
		await expect(dialog(page)).toBeHidden();
	});

	test('SRC-05 what another tab keeps meanwhile stays', async ({page, context}) => {
		await open(page);
		const other = await context.newPage();
		await visit(other);
		await visitResult(other, 'layers');
		await search(page, 'fonts');
		await options(page).first().click();
		await expect(dialog(page)).toBeHidden();
		await button(page).click();
		await expect(saved(page)).toHaveCount(2);
	});

	test('SRC-05 works without storage', async ({page}) => {
		await noStorage(page);
		await visit(page);
		await visitResult(page, 'layers');
		await expect(page).toHaveURL('/docs/layers');
	});
});

test.describe('SRC-06 keys', () => {
	stayingTest(
		'SRC-06 Escape closes the list, a second one clears the query, a third closes the search; keys and typing open the list again',
		async ({page}) => {
			await reopen(page);
			await search(page, 'audio');
			await page.keyboard.press('Escape');
			await expect(options(page)).toHaveCount(0);
			await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
			await page.keyboard.press('ArrowDown');
			await expect(options(page).first()).toBeVisible();
			await page.keyboard.press('Escape');
			await page.keyboard.press('Escape');
			await expect(box(page)).toHaveValue('');
			await box(page).pressSequentially('vol');
			await expect(options(page).first()).toBeVisible();
			for (let press = 0; press < 3; press++) {
				await page.keyboard.press('Escape');
			}

			await expect(dialog(page)).toBeHidden();
		},
	);

	stayingTest('SRC-06 the list closes when the box loses the focus and opens with it', async ({page}) => {
		await reopen(page);
		await search(page, 'audio');
		await box(page).blur();
		await expect(options(page)).toHaveCount(0);
		await box(page).focus();
		await expect(options(page).first()).toBeVisible();
	});

	stayingTest('SRC-06 arrows move, Enter goes there without a page load', async ({page}) => {
		await reopen(page);
		await page.evaluate(() => Object.assign(window, {sameDocument: true}));
		await search(page, 'volume');
		await page.keyboard.press('ArrowDown');
		await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
		await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options(page).nth(1).getAttribute('id'))!);
		await page.keyboard.press('ArrowUp');
		await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
		const href = (await active(page).getAttribute('href'))!;
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(href);
		await expect(dialog(page)).toBeHidden();
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	});

	for (const keys of ['Control+Enter', 'Shift+Enter']) {
		stayingTest(`SRC-06 ${keys} opens the result beside this page`, async ({page, context}) => {
			await reopen(page);
			await search(page, 'layers');
			const href = (await active(page).getAttribute('href'))!;
			const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
			await expect(other).toHaveURL(new RegExp(`${href}$`));
			await expect(page).toHaveURL(PAGE);
			await expect(dialog(page)).toBeVisible();
		});
	}

	stayingTest('SRC-06 the Enter that ends the composing of a word chooses nothing', async ({page}) => {
		await reopen(page);
		await search(page, 'audio');
		// As Safari tells it: the composing is over, but the key was the input method's.
		await box(page).dispatchEvent('keydown', {key: 'Enter', keyCode: 229});
		await drawn(page, 3);
		await expect(options(page).first()).toBeVisible();
		await expect(page).toHaveURL(PAGE);
		await page.keyboard.press('Enter');
		await expect(dialog(page)).toBeHidden();
	});

	test('SRC-06 Enter pressed before the answer is there goes to its first result', async ({page}) => {
		const release = await hold(page, /\/search\/titles\./);
		await open(page);
		await page.keyboard.type('controlling volume');
		await page.keyboard.press('Enter');
		release();
		await expect(page).toHaveURL('/docs/audio/volume');
	});

	test('SRC-06 Ctrl Enter pressed before the answer is there opens its first result beside this page', async ({page, context}) => {
		const answers = await holdAnswers(page);
		await open(page);
		await search(page, 'layers');
		await answers.holdFromNow();
		await box(page).fill('controlling volume');
		const other = context.waitForEvent('page');
		await page.keyboard.press('Control+Enter');
		await answers.release();
		await expect(await other).toHaveURL(/\/docs\/audio\/volume$/);
		await expect(page).toHaveURL(PAGE);
	});

	test('SRC-06 Enter after another letter goes to the first result of what is in the box, not of the list that is seen', async ({page}) => {
		const answers = await holdAnswers(page);
		await open(page);
		await search(page, 'layers');
		const seen = await active(page).getAttribute('href');
		await answers.holdFromNow();
		await box(page).fill('controlling volume');
		expect(await active(page).getAttribute('href')).toBe(seen);
		await page.keyboard.press('Enter');
		await answers.release();
		await expect(page).toHaveURL('/docs/audio/volume');
	});

	test('SRC-06 the button in the box empties it and shows the saved searches again', async ({page}) => {
		await visit(page);
		await visitResult(page, 'layers');
		await open(page);
		await search(page, 'audio');
		await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
		await expect(box(page)).toHaveValue('');
		await expect(box(page)).toBeFocused();
		await expect(dialog(page).getByRole('listbox', {name: 'Recent'}).getByRole('option')).toHaveCount(1);
		await expect(dialog(page).getByRole('listbox', {name: 'Results'})).toHaveCount(0);
		await box(page).pressSequentially('au');
		await expect(options(page).first()).toBeVisible();
	});
});

test.describe('SRC-07 states', () => {
	test('SRC-07 a search that takes 300 ms is stalled', async ({page}) => {
		const release = await hold(page, /\/search\/titles\./);
		await open(page);
		await box(page).fill('audio');
		await expect(dialog(page).locator('form')).toHaveAttribute('data-status', 'stalled');
		release();
		await expect(options(page).first()).toBeVisible();
		await expect(dialog(page).locator('form')).toHaveAttribute('data-status', 'idle');
	});

	test('SRC-07 what was found before stays until the next answer', async ({page}) => {
		const answers = await holdAnswers(page);
		await visit(page);
		await visitResult(page, 'layers');
		await button(page).click();
		const saved = dialog(page).getByRole('listbox', {name: 'Recent'});
		await expect(saved).toBeVisible();
		await answers.holdFromNow();
		await box(page).press('v');
		await expect(box(page)).toHaveValue('v');
		await expect(saved).toBeVisible();
		await answers.release();
		await expect(dialog(page).getByRole('listbox', {name: 'Results'})).toBeVisible();
		await expect(saved).toHaveCount(0);
	});

	test('SRC-07 an index that cannot be fetched is an error, and can be tried again', async ({page}) => {
		await page.route(/\/search\/.+\.json/, (route) => route.abort());
		await open(page);
		await box(page).fill('audio');
		await expect(dialog(page).getByText('Unable to fetch results').last()).toBeVisible();
		await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible();
		await page.unroute(/\/search\/.+\.json/);
		await dialog(page).getByRole('button', {name: 'Try again'}).click();
		await expect(options(page).first()).toBeVisible();
	});

	test('SRC-07 texts that a deploy took away are fetched under their new name', async ({page}) => {
		let asked = 0;
		await page.route(/\/search\/text\./, (route) => (asked++ === 0 ? route.fulfill({status: 404, body: ''}) : route.continue()));
		await open(page);
		await search(page, 'amplitude decibel');
		await expect(options(page).first()).toBeVisible();
		await expect.poll(() => asked).toBe(2);
	});

	stayingTest('SRC-07 no results name the query and the groups seen before', async ({page}) => {
		await reopen(page);
		await search(page, 'volume');
		await box(page).fill('qqqqzzzz');
		await expect(dialog(page).getByRole('paragraph').filter({hasText: 'No results found for “qqqqzzzz”'}).last()).toBeVisible();
		const groups = dialog(page).getByRole('list').getByRole('button');
		expect(await groups.count()).toBeGreaterThan(0);
		expect(await groups.count()).toBeLessThanOrEqual(3);
		await groups.first().click();
		await expect(options(page).first()).toBeVisible();
	});
});

test.describe('SRC-09 the embedded engine', () => {
	test('SRC-09 answers without any other host, typing errors included', async ({page, site}) => {
		const foreign = collectThirdParty(page, site);
		const complaints = collectConsole(page);
		await open(page);
		await search(page, 'conccurency');
		await expect(options(page).first()).toContainText('Concurrency');
		expect(foreign).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test('SRC-09 with data saver on only the first tier is fetched', async ({page}) => {
		await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
		const texts: string[] = [];
		page.on('request', (request) => request.url().includes('/search/text.') && texts.push(request.url()));
		await open(page);
		await search(page, 'concurrency');
		await quiet(page);
		expect(texts).toEqual([]);
	});
});

test.describe('SRC-11 the search page', () => {
	test('SRC-11 a shared link shows all results, filtered by section', async ({page}) => {
		await page.goto('/search?q=audio');
		const main = page.getByRole('main');
		await expect(main.getByRole('status')).toHaveText(/^\d+ results$/);
		const counts = (await main.getByRole('group', {name: 'Section'}).getByRole('button').allTextContents()).map((text) =>
			Number.parseInt(/\d+$/.exec(text)![0], 10),
		);
		expect(counts).toEqual([...counts].sort((a, b) => b - a));
		await main.getByRole('button', {name: /^Blog/}).click();
		await expect(page).toHaveURL('/search?q=audio&section=Blog');
		await expect(main.getByRole('button', {name: /^Blog/})).toHaveAttribute('aria-pressed', 'true');
		const links = main.getByRole('listitem').getByRole('link');
		const places = () => links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')?.split('/')[1]))]);
		await expect.poll(places).toEqual(['blog']);
		await page.reload();
		await expect(main.getByRole('button', {name: /^Blog/})).toHaveAttribute('aria-pressed', 'true');
	});

	test('SRC-11 a shared link that names a section which is not there shows all results', async ({page}) => {
		for (const section of ['Gone', '']) {
			await page.goto(`/search?q=audio&section=${section}`);
			const main = page.getByRole('main');
			await expect(main.getByRole('status')).toHaveText(/^\d+ results$/);
			await expect(main.getByRole('button', {name: /^All/})).toHaveAttribute('aria-pressed', 'true');
			await expect(main.getByRole('listitem').first()).toBeVisible();
		}
	});

	test('SRC-11 while texts are on their way the count says so, and what they add comes below', async ({page}) => {
		const release = await hold(page, /\/search\/text\./);
		await page.goto('/search?q=spring');
		const status = page.getByRole('main').getByRole('status');
		await expect(status).toHaveText(/^\d+\+ results$/);
		const titles = () => page.getByRole('main').locator('ol > li a').allTextContents();
		const first = await titles();
		expect(first.length).toBeGreaterThan(3);
		release();
		await expect(status).toHaveText(/^\d+ results$/);
		const grown = await titles();
		expect(grown.slice(0, first.length)).toEqual(first);
		expect(grown.length).toBeGreaterThan(first.length);
	});

	test('SRC-11 a query that finds nothing leads on: to subjects, to all pages, to the assistant', async ({page}) => {
		await page.goto('/search?q=qqqqzzzz');
		const main = page.getByRole('main');
		await expect(main.getByRole('status')).toHaveText('No results found for “qqqqzzzz”');
		await expect(main.getByRole('link', {name: 'Ask AI a question'})).toHaveAttribute('href', '/ai');
		await expect(main.getByRole('link', {name: 'All pages'})).toHaveAttribute('href', '/search');
		await main.getByRole('list', {name: 'Popular subjects'}).getByRole('link', {name: 'captions'}).click();
		await expect(page).toHaveURL('/search?q=captions');
		await expect(main.getByRole('status')).toHaveText(/^\d+\+? results$/);
	});

	test('SRC-11 more results come with scrolling, and coming back finds the place', async ({page}) => {
		await page.goto('/search?q=video');
		const results = page.getByRole('main').locator('ol > li');
		await expect(results).toHaveCount(30);
		await results.last().scrollIntoViewIfNeeded();
		await expect.poll(() => results.count()).toBeGreaterThan(30);
		const wanted = results.nth(35).getByRole('link');
		await wanted.scrollIntoViewIfNeeded();
		// The place is where the reader was when the result was chosen: texts that arrive may have moved it before.
		await page.evaluate(() => {
			const note = () => {
				document.documentElement.dataset.left = String(window.scrollY);
			};
			document.addEventListener('click', note, {capture: true, once: true});
		});
		await drawn(page, 12);
		await wanted.click();
		await expect(page).not.toHaveURL(/search/);
		const y = Number(await page.locator('html').getAttribute('data-left'));
		expect(y).toBeGreaterThan(500);
		await page.goBack();
		await expect.poll(() => results.count()).toBeGreaterThan(30);
		await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - y)).toBeLessThan(5);
	});

	for (const [path, field] of [
		['/search', 'Search docs'],
		['/showcase', 'Search the showcase'],
	] as const) {
		test(`SRC-11 what is typed into ${path} before the page is alive counts`, async ({page}) => {
			const release = await holdScripts(page);
			await page.goto(path, {waitUntil: 'commit'});
			await page.getByRole('searchbox', {name: field}).fill('volume');
			release();
			await expect(page).toHaveURL(`${path}?q=volume`);
			await expect(page.getByRole('searchbox', {name: field})).toHaveValue('volume');
		});
	}

	test('SRC-11 without a query the page offers subjects, sections, and what was found before, and nothing moves', async ({page}) => {
		await page.addInitScript(() => {
			const hit = {objectID: 'a', url: '/docs/layers', type: 'lvl1', hierarchy: {lvl0: 'Designing visuals', lvl1: 'Layers of mine'}};
			localStorage.setItem('search-recent', JSON.stringify([hit]));
		});
		const release = await holdScripts(page);
		await page.goto('/search', {waitUntil: 'commit'});
		const pages = page.getByRole('main').getByRole('heading', {name: 'Getting started'});
		await expect(pages).toBeVisible();
		const {y} = (await pages.boundingBox())!;
		release();
		await expect(page.getByRole('region', {name: 'Recent'}).getByRole('link', {name: 'Layers of mine'})).toHaveAttribute(
			'href',
			'/docs/layers',
		);
		expect((await pages.boundingBox())!.y).toBe(y);
		await page
			.getByRole('navigation', {name: 'On this page'})
			.locator('visible=true')
			.getByRole('link', {name: 'Audio', exact: true})
			.click();
		await expect(page).toHaveURL('/search#audio');
		await page.getByRole('region', {name: 'Popular subjects'}).getByRole('link', {name: 'captions'}).click();
		await expect(page).toHaveURL('/search?q=captions');
		await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
	});

	test('SRC-11 the focus ring of a recent page is seen as a whole', async ({page}) => {
		await page.addInitScript(() => {
			const hit = {objectID: 'a', url: '/docs/layers', type: 'lvl1', hierarchy: {lvl0: 'Designing visuals', lvl1: 'Layers of mine'}};
			localStorage.setItem('search-recent', JSON.stringify([hit]));
		});
		await page.goto('/search');
		const recent = page.getByRole('region', {name: 'Recent'});
		const link = recent.getByRole('link', {name: 'Layers of mine'});
		await link.focus();
		const ring = await link.evaluate((element) => {
			const {outlineWidth, outlineOffset} = getComputedStyle(element);
			return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
		});
		expect(ring).toBeGreaterThan(0);
		expect((await link.boundingBox())!.x - ring).toBeGreaterThanOrEqual((await recent.getByRole('list').boundingBox())!.x);
	});

	test('SRC-11 typing searches and changes the URL; without a query all pages are listed', async ({page}) => {
		await page.goto('/search');
		await expect(page.getByRole('main').getByRole('link', {name: 'Layers', exact: true})).toBeVisible();
		await page.getByRole('searchbox').fill('volume');
		await expect(page).toHaveURL('/search?q=volume');
		await expect(page.getByRole('main').locator('ol > li').first()).toContainText('Controlling Volume');
	});
});

test.describe('SRC-12 hostile values', () => {
	test('SRC-12 neither query, stored values nor the URL put markup into the page', async ({page}) => {
		const hostile = '<img src=x onerror="window.broken=1">';
		await page.addInitScript((title) => {
			const hit = {objectID: title, url: 'javascript:window.broken=1', type: 'lvl1', hierarchy: {lvl0: title, lvl1: title}};
			localStorage.setItem(
				'search-recent',
				JSON.stringify([hit, {...hit, objectID: 'b', url: '/docs/layers'}, null, 7, {}, {objectID: {}}]),
			);
			localStorage.setItem('search-favorites', '{"length": 3}');
		}, hostile);
		await open(page);
		await expect(saved(page)).toHaveCount(1);
		await expect(saved(page)).toHaveText(hostile);
		await box(page).fill(hostile);
		await expect(dialog(page).getByRole('status')).not.toBeEmpty();
		await page.goto(`/search?q=${encodeURIComponent(hostile)}&section=${encodeURIComponent(hostile)}`);
		await expect(page.getByRole('main').getByRole('status')).not.toHaveText('Searching…');
		expect(await page.evaluate(() => ({broken: 'broken' in window, images: document.querySelectorAll('img[src=x]').length}))).toEqual({
			broken: false,
			images: 0,
		});
	});
});

test.describe('A11-01 the search for everyone', () => {
	test('A11-01 modal and page have no violations in light and dark mode', async ({page}) => {
		await visit(page);
		await visitResult(page, 'layers');
		await button(page).click();
		await expect(saved(page)).toHaveCount(1);
		await expectAccessibleInBothModes(page);
		await search(page, 'audio');
		await expectAccessibleInBothModes(page);
		await box(page).fill('qqqqzzzz');
		await expect(dialog(page).getByRole('status')).toHaveText(/No results/);
		await expectAccessibleInBothModes(page);
		await page.goto('/search?q=audio');
		await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
		await expectAccessibleInBothModes(page);
	});

	test('A11-01 at 400 % zoom and with the keyboard of a phone open results can be read', async ({page}) => {
		await page.setViewportSize({width: 320, height: 256});
		await open(page, '/docs/layers');
		await search(page, 'audio');
		await expect(options(page).first()).toBeInViewport({ratio: 0.5});
		expect(await page.evaluate(() => document.querySelector('dialog')!.scrollWidth <= window.innerWidth)).toBe(true);
	});
});
