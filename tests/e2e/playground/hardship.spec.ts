import type {Page} from '@playwright/test';
import {editor, openPlayground, picture, setCode, videoOf} from '../../support/browser/playground';
import {hydrated} from '../../support/browser/reader';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

const editInPlace = async (page: Page): Promise<void> => {
	await page.goto('/docs/spring');
	await hydrated(page);
	await page.getByRole('link', {name: 'Edit “Spring” in the playground'}).click();
	await expect(page.getByRole('dialog').getByRole('button', {name: 'Pause'})).toBeVisible();
};

/** Puts a text into the editor as the clipboard does, in place of all that it holds. */
const paste = async (page: Page, text: string, file?: string): Promise<void> => {
	await editor(page, file).focus();
	await page.keyboard.press('ControlOrMeta+a');
	await editor(page, file).evaluate((element, pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', pasted);
		element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
	}, text);
};

/** The storage takes nothing anymore. */
const fillStorage = (page: Page) =>
	page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});

test('PLY-02 the last change is kept even when the reader closes the editor at once', async ({page}) => {
	await editInPlace(page);
	await setCode(page, videoOf('Closed at once'));
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.getByRole('link', {name: 'Edit “Spring” in the playground'}).click();
	await expect(picture(page).getByText('Closed at once')).toBeVisible();
});

test('PLY-02 where the browser keeps no draft, the full page gets the change by a link', async ({page}) => {
	await fillStorage(page);
	await editInPlace(page);
	await setCode(page, videoOf('Carried over'));
	await expect(picture(page).getByText('Carried over')).toBeVisible();
	await page.getByRole('dialog').getByRole('link', {name: 'Open full page'}).click();
	await expect(page).toHaveURL(/\/playground#1\./);
	await page.getByRole('button', {name: 'Run', exact: true}).click();
	await expect(picture(page).getByText('Carried over')).toBeVisible();
});

test('PLY-01 ten thousand pasted lines are refused with a reason, and the last picture stays', async ({page}) => {
	await openPlayground(page);
	await setCode(page, videoOf('Still here'));
	await expect(picture(page).getByText('Still here')).toBeVisible();
	await paste(page, '// a line of a very long file\n'.repeat(10_000));
	const problems = page.getByRole('status', {name: 'Problems'});
	await expect(problems).toContainText('longer than 200,000 characters');
	await expect(picture(page).getByText('Still here')).toBeVisible();
	await setCode(page, videoOf('Short again'));
	await expect(picture(page).getByText('Short again')).toBeVisible();
	await expect(problems).not.toContainText('longer than');
});

test('PLY-02 too much code is said of its file, stays in the editor, and is told until it fits again', async ({page}) => {
	await openPlayground(page);
	await page.getByRole('button', {name: 'Add file', exact: true}).click();
	await page.getByLabel('Name of the new file').fill('title.ts');
	await page.getByRole('button', {name: 'Create'}).click();
	await expect(editor(page, 'title.ts')).toBeFocused();
	await page.getByRole('button', {name: 'index.tsx', exact: true}).click();
	await setCode(page, videoOf('Still here'));
	await expect(picture(page).getByText('Still here')).toBeVisible();

	const problems = page.getByRole('status', {name: 'Problems'});
	await paste(page, '// a line of a very long file\n'.repeat(10_000));
	await expect(problems).toContainText('longer than 200,000 characters');
	await page.getByRole('button', {name: 'title.ts', exact: true}).click();
	await expect(editor(page, 'title.ts')).toBeVisible();
	await expect(problems.getByRole('button')).toHaveText('Error in index.tsx:1');
	await problems.getByRole('button').click();
	await expect(editor(page)).toContainText('a line of a very long file');
	await editor(page).focus();
	await page.keyboard.press('ControlOrMeta+z');
	await expect(editor(page)).toContainText('Still here');
	await expect(problems).not.toContainText('longer than');

	// A file that takes it along when it goes.
	await page.getByRole('button', {name: 'title.ts', exact: true}).click();
	await paste(page, '// a line of a very long file\n'.repeat(10_000), 'title.ts');
	await expect(problems.getByRole('button')).toHaveText('Error in title.ts:1');
	await page.getByRole('button', {name: 'Delete title.ts'}).click();
	await expect(problems).not.toContainText('longer than');
	await expect(picture(page).getByText('Still here')).toBeVisible();
});

test('PLY-02 starting over throws away too much code, too', async ({page}) => {
	await openPlayground(page);
	await paste(page, '// a line of a very long file\n'.repeat(10_000));
	const problems = page.getByRole('status', {name: 'Problems'});
	await expect(problems).toContainText('longer than 200,000 characters');
	await page.getByRole('button', {name: 'Start over'}).click();
	await expect(editor(page)).toContainText('FadeInTitle');
	await expect(problems).not.toContainText('longer than');
});

test('PLY-01 Ctrl+S in the code asks as what to save the video, not the page', async ({page}) => {
	await openPlayground(page);
	await editor(page).focus();
	await page.keyboard.press('ControlOrMeta+s');
	await expect(page.getByRole('dialog', {name: 'Save as a file'})).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('PLY-01 a preview whose code doesn’t arrive once is opened again', async ({page}) => {
	let asked = 0;
	await page.route('**/assets/playground-core-*', (route) => (++asked === 1 ? route.abort() : route.continue()));
	await openPlayground(page);
	expect(asked).toBe(2);
});

test('PLY-01 a preview whose code never arrives is told, and the next change asks for it again', async ({page}) => {
	await page.route('**/playground/frame', (route) => route.abort());
	await page.goto('/playground');
	const problems = page.getByRole('status', {name: 'Problems'});
	await expect(problems).toContainText('The preview could not be loaded. Check your network connection.');
	// It is about no line of the code.
	await expect(problems.getByRole('button')).toHaveCount(0);
	await page.unroute('**/playground/frame');
	await setCode(page, videoOf('Here after all'));
	await expect(picture(page).getByText('Here after all')).toBeVisible();
	await expect(problems).not.toContainText('could not be loaded');
});

test('PLY-01 a preview that was lost with the network is there when the network is', async ({page, context}) => {
	await page.route('**/playground/frame', (route) => route.abort());
	await page.goto('/playground');
	await expect(page.getByRole('status', {name: 'Problems'})).toContainText('The preview could not be loaded.');
	await context.setOffline(true);
	await page.unroute('**/playground/frame');
	await context.setOffline(false);
	await expect(picture(page).locator('#stage > *')).not.toHaveCount(0);
});

test('RND-02 a render that waits without end is canceled by one press, and the next one is made', async ({page}) => {
	await openPlayground(page);
	const code = videoOf('Waits', "useDelayRender().delayRender('Never', {timeoutInMilliseconds: 600_000});");
	await setCode(page, code.replace('{AbsoluteFill', '{useDelayRender, AbsoluteFill'));
	await expect(picture(page).getByText('Waits')).toBeVisible();
	await page.getByRole('button', {name: 'Save as…'}).click();
	const dialog = page.getByRole('dialog', {name: 'Save as a file'});
	await dialog.getByText('PNG').click();
	await dialog.getByRole('button', {name: 'Save PNG'}).click();
	await expect(dialog.getByRole('progressbar')).toBeVisible();
	await dialog.getByRole('button', {name: 'Cancel'}).click();
	await expect(dialog.getByRole('button', {name: 'Save PNG'})).toBeEnabled();
	await page.keyboard.press('Escape');
	await setCode(page, videoOf('Goes'));
	await expect(picture(page).getByText('Goes')).toBeVisible();
	await page.getByRole('button', {name: 'Save as…'}).click();
	await dialog.getByText('PNG').click();
	const download = page.waitForEvent('download');
	await dialog.getByRole('button', {name: 'Save PNG'}).click();
	await download;
	await expect(dialog.getByRole('status')).toContainText('Saved');
});

test('RND-02 a renderer that can’t be loaded is said, and is asked for again', async ({page}) => {
	await page.route('**/assets/playground-renderer-*', (route) => route.abort());
	await openPlayground(page);
	await page.getByRole('button', {name: 'Save as…'}).click();
	await expect(page.getByRole('dialog')).toContainText('The renderer could not be loaded. Check your network connection.');
	await page.keyboard.press('Escape');
	await page.unroute('**/assets/playground-renderer-*');
	await page.getByRole('button', {name: 'Save as…'}).click();
	await expect(page.getByRole('button', {name: 'Save MP4'})).toBeEnabled();
});

test('RND-02 a renderer that never arrives is told while the dialog waits, and the dialog can be closed', async ({page}) => {
	await page.route('**/assets/playground-renderer-*', () => {});
	await openPlayground(page);
	await page.getByRole('button', {name: 'Save as…'}).click();
	const dialog = page.getByRole('dialog', {name: 'Save as a file'});
	await expect(dialog.getByRole('status')).toContainText('Still loading the renderer');
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
});

test('RND-02 a video that fails in its last good frame, too, is not rendered, and that is said', async ({page}) => {
	await openPlayground(page);
	const draws = "globalThis.draws = (globalThis.draws ?? 0) + 1; if (globalThis.draws > 20) { throw new Error('broken for good'); }";
	await setCode(page, videoOf('Drawn for a while', draws));
	await expect(page.getByRole('status', {name: 'Problems'})).toContainText('broken for good');
	await page.getByRole('button', {name: 'Save as…'}).click();
	const dialog = page.getByRole('dialog', {name: 'Save as a file'});
	await dialog.getByText('PNG').click();
	await dialog.getByRole('button', {name: 'Save PNG'}).click();
	await expect(dialog.getByRole('status')).toContainText('Rendering failed: the video stopped with an error');
});

test('RND-02 a preview that is stopped while the dialog asks it is said, and the next picture can be saved', async ({page}) => {
	// Held back, so that the frame hangs before it can answer.
	await page.route('**/assets/playground-renderer-*', () => {});
	await openPlayground(page);
	await setCode(page, videoOf('Good'));
	await expect(picture(page).getByText('Good')).toBeVisible();
	await setCode(page, videoOf('Bad', "/(a+)+$/.test('a'.repeat(60) + 'b');"));
	await page.getByRole('button', {name: 'Save as…'}).click();
	await expect(page.getByRole('dialog')).toContainText('The preview was stopped.');
	await expect(page.getByRole('button', {name: 'Save MP4'})).toBeDisabled();
	await page.unroute('**/assets/playground-renderer-*');
	await page.keyboard.press('Escape');
	await expect(picture(page).getByText('Good')).toBeVisible();
	await page.getByRole('button', {name: 'Save as…'}).click();
	await expect(page.getByRole('button', {name: 'Save MP4'})).toBeEnabled();
});

test('PLY-02 two tabs that edit the same video don’t disturb each other', async ({page, context}) => {
	await openPlayground(page, '?demo=api-spring');
	const other = await context.newPage();
	await openPlayground(other, '?demo=api-spring');
	await setCode(page, videoOf('First tab'));
	// Timers of a tab in the background are slow: what it keeps could come after the other's.
	await expect.poll(() => other.evaluate(() => localStorage.getItem('playground-drafts'))).toContain('First tab');
	await setCode(other, videoOf('Second tab'));
	await expect(picture(other).getByText('Second tab')).toBeVisible();
	await expect(picture(page).getByText('First tab')).toBeVisible();
	// What was written last is what opens next.
	await other.reload();
	await expect(picture(other).getByText('Second tab')).toBeVisible();
});
