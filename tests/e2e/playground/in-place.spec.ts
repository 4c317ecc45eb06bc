import type {Locator, Page} from '@playwright/test';
import {PLAYGROUND} from '../../budgets';
import {blockChunk, pretendConnection} from '../../support/browser/faults';
import {editor, picture, setCode, videoOf} from '../../support/browser/playground';
import {hydrated} from '../../support/browser/reader';
import {bytesOf, recordTransfers} from '../../support/browser/transfer';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

/** Opens a page that has a demo, and answers its link to the editor. */
const editLink = async (page: Page, address = '/docs/spring'): Promise<Locator> => {
	await page.goto(address);
	await hydrated(page);
	return page.getByRole('link', {name: 'Edit “Spring” in the playground'});
};

const dialogOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Edit “Spring”'});

test.describe('edited in place', () => {
	test('PLY-01 a demo is edited above its page, and the full page goes on with the change', async ({page}) => {
		await (await editLink(page)).click();
		await expect(dialogOf(page).getByRole('button', {name: 'Pause'})).toBeVisible();
		await setCode(page, videoOf('Changed in place'));
		await expect(picture(page).getByText('Changed in place')).toBeVisible();
		await expect(page).toHaveURL('/docs/spring');
		await dialogOf(page).getByRole('link', {name: 'Open full page'}).click();
		await expect(page).toHaveURL('/playground?demo=api-spring');
		await expect(picture(page).getByText('Changed in place')).toBeVisible();
		await expect(page.getByRole('button', {name: 'Run', exact: true})).toHaveCount(0);
	});

	test('PLY-01 what was turned in the demo is turned in place', async ({page}) => {
		const link = await editLink(page, '/docs/spring?api-spring.damping=25#example');
		await link.click();
		await expect(dialogOf(page).getByRole('spinbutton', {name: 'damping'})).toHaveValue('25');
		await setCode(page, videoOf('Kept'));
		await expect(picture(page).getByText('Kept')).toBeVisible();
		// The draft is written, and a heading in the URL is no project: the page stays where it is.
		await page.waitForFunction(() => localStorage.getItem('playground-drafts')?.includes('Kept'));
		await expect(page).toHaveURL('/docs/spring?api-spring.damping=25#example');
	});

	test('PLY-01 Escape in the name of a new file closes the field alone', async ({page}) => {
		await (await editLink(page)).click();
		const add = dialogOf(page).getByRole('button', {name: 'Add file', exact: true});
		await add.click();
		await expect(page.getByLabel('Name of the new file')).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(page.getByLabel('Name of the new file')).toHaveCount(0);
		await expect(dialogOf(page)).toBeVisible();
		await expect(add).toBeFocused();
	});

	for (const [opener, dialog] of [
		['Save as…', 'Save as'],
		['Copy as project', 'project'],
	] as const) {
		test(`PLY-01 closing what “${opener}” opens leaves the editor open`, async ({page}) => {
			await (await editLink(page)).click();
			await expect(dialogOf(page).getByRole('button', {name: 'Pause'})).toBeVisible();
			await dialogOf(page).getByRole('button', {name: opener}).click();
			const inner = page.locator('dialog dialog[open]');
			await expect(inner).toContainText(new RegExp(dialog, 'i'));
			await page.keyboard.press('Escape');
			await expect(inner).toHaveCount(0);
			await expect(dialogOf(page)).toBeVisible();
		});
	}

	test('PLY-01 an editor that does not arrive says so where the reader is, and is asked for again', async ({page}) => {
		await blockChunk(page, /edit-dialog/);
		const link = await editLink(page);
		await link.click();
		await expect(page.getByRole('alert')).toBeInViewport();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('alert')).toHaveCount(0);
		await expect(link).toBeFocused();
		await link.click();
		await expect(page.getByRole('alert')).toBeInViewport();
		await page.unrouteAll();
		await page.getByRole('button', {name: 'Retry'}).click();
		await expect(dialogOf(page)).toBeVisible();
		await expect(page.getByRole('alert')).toHaveCount(0);
	});

	test('PLY-01 Escape closes the editor, from the code the second one, and gives the focus back', async ({page}) => {
		const link = await editLink(page);
		await link.focus();
		await page.keyboard.press('Enter');
		await expect(dialogOf(page).getByRole('button', {name: 'Pause'})).toBeVisible();
		await expect(page.locator('main .demo').first().getByRole('button', {name: 'Play', exact: true, includeHidden: true})).toHaveCount(1);
		await editor(page).focus();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Tab');
		await expect(dialogOf(page)).toBeVisible();
		await expect(editor(page)).not.toBeFocused();
		await page.keyboard.press('Escape');
		await expect(dialogOf(page)).toHaveCount(0);
		await expect(link).toBeFocused();
		await expect(page.locator('iframe[title="Preview"]')).toHaveCount(0);

		await page.keyboard.press('Enter');
		await editor(page).focus();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await expect(dialogOf(page)).toHaveCount(0);
	});

	test('PLY-01 a showcase piece is edited above its page', async ({page}) => {
		await page.goto('/showcase/split-flap');
		await hydrated(page);
		const link = page.getByRole('link', {name: 'Edit in the playground'});
		await expect(link).toHaveAttribute('href', '/playground?demo=showcase-split-flap');
		await link.click();
		const dialog = page.getByRole('dialog', {name: 'Edit “Split-flap board”'});
		await expect(dialog.getByRole('button', {name: 'Pause'})).toBeVisible();
		await expect(picture(page).getByText('Departures')).toBeVisible();
		await expect(page).toHaveURL('/showcase/split-flap');
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		await expect(link).toBeFocused();
	});

	test('PLY-01 a code sample is edited above its page, plays its component, and opens on the full page, too', async ({page}) => {
		await page.goto('/docs/shapes/pie');
		await hydrated(page);
		const link = page.locator('figure.code').first().getByRole('link', {name: 'Edit “Countdown” in the playground'});
		const code = (await page.locator('figure.code').first().locator('code').textContent())!.trimEnd();
		await link.click();
		const dialog = page.getByRole('dialog', {name: 'Edit “Countdown”'});
		await expect(dialog.getByRole('button', {name: 'Pause'})).toBeVisible();
		await expect(picture(page).locator('svg path')).toBeVisible();
		await dialog.getByRole('link', {name: 'Open full page'}).click();
		await expect(page).toHaveURL(/\/playground\?demo=sample-\w+$/);
		await expect(picture(page).locator('svg path')).toBeVisible();
		const shown = async () => (await editor(page).locator('.cm-line').allTextContents()).join('\n');
		await expect.poll(shown).toBe(`${code}\n\nexport default Countdown;\n`);
	});

	test('PLY-03 nothing of the editor is loaded before the press', async ({page}) => {
		// With data saver on, nothing is fetched ahead.
		await pretendConnection(page, {saveData: true});
		const transfers = recordTransfers(page);
		const link = await editLink(page);
		const ofEditor = async () => (await transfers()).filter(({path}) => /workspace|edit-dialog|\/playground\//.test(path));
		// The press shows the demo, too: its player isn't the editor's.
		const player = page.locator('[data-island="player"]').first();
		await player.scrollIntoViewIfNeeded();
		await expect(player).toHaveAttribute('data-state', 'playing');
		await link.scrollIntoViewIfNeeded();
		expect(await ofEditor()).toEqual([]);
		const before = new Set((await transfers()).map(({path}) => path));
		await link.click();
		await expect(dialogOf(page).getByRole('button', {name: 'Pause'})).toBeVisible();
		expect((await ofEditor()).length).toBeGreaterThan(2);
		const pressed = (await transfers()).filter(({path}) => !before.has(path) && !/\/(?:playground-core|worker)-/.test(path));
		expect(bytesOf(pressed, 'js')).toBeLessThanOrEqual(PLAYGROUND.inPlace);
	});
});
