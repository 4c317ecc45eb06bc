import {holdScripts} from '../../support/browser/faults';
import {followLink, hydrated} from '../../support/browser/reader';
import {expect, sharedTest as test} from '../../support/sites/servers';

test.describe('reference pages', () => {
	test('REF-01 the page of renderMedia() has signature, first version, and an index that filters and jumps', async ({page}) => {
		await page.goto('/docs/renderer/render-media');
		await hydrated(page);
		const main = page.getByRole('main');
		await expect(main.locator('.page-head')).toContainText('Available since v3.0');
		const signature = main.locator('.page-signature');
		await expect(signature).toContainText('renderMedia(');
		await expect(signature.getByRole('link', {name: 'options'})).toHaveAttribute('href', '#options');
		const index = main.getByRole('navigation', {name: 'All options'});
		await index.getByRole('searchbox', {name: 'Filter options'}).fill('crf');
		const crf = index.getByRole('link', {name: 'crf', exact: true});
		await expect(index.getByRole('link', {name: 'codec', exact: true})).toBeHidden();
		await crf.click();
		await expect(page).toHaveURL(/#crf$/);
		await expect(main.getByRole('heading', {name: 'crf', exact: true})).toBeInViewport();
	});

	test('REF-01 the index says when nothing matches what is typed', async ({page}) => {
		await page.goto('/docs/renderer/render-media');
		await hydrated(page);
		const index = page.getByRole('main').getByRole('navigation', {name: 'All options'});
		const field = index.getByRole('searchbox', {name: 'Filter options'});
		await field.fill('no such option');
		await expect(index.getByRole('status')).toHaveText('Nothing matches.');
		await field.press('Escape');
		await expect(index.getByRole('status')).toHaveText('');
		await expect(index.getByRole('link', {name: 'codec', exact: true})).toBeVisible();
	});

	test('REF-01 what is typed into the index before the page is alive filters it', async ({page}) => {
		const release = await holdScripts(page);
		await page.goto('/docs/renderer/render-media', {waitUntil: 'commit'});
		const index = page.getByRole('main').getByRole('navigation', {name: 'All options'});
		await index.getByRole('searchbox', {name: 'Filter options'}).fill('crf');
		release();
		await expect(index.getByRole('link', {name: 'codec', exact: true})).toBeHidden();
		await expect(index.getByRole('link', {name: 'crf', exact: true})).toBeVisible();
	});

	test('REF-01 a long index is shorter than a phone: it folds what the filter and a press unfold', async ({page}) => {
		await page.setViewportSize({width: 390, height: 844});
		await page.goto('/docs/renderer/render-media');
		await hydrated(page);
		const index = page.getByRole('main').getByRole('navigation', {name: 'All options'});
		const crf = index.getByRole('link', {name: 'crf', exact: true});
		expect((await index.boundingBox())!.height).toBeLessThan(400);
		await expect(crf).toBeHidden();
		await index.getByRole('searchbox').fill('crf');
		await expect(crf).toBeVisible();
		await expect(index.getByText(/^\d+ more options$/)).toBeHidden();
		await index.getByRole('searchbox').fill('');
		await expect(crf).toBeHidden();
		await index.getByText(/^\d+ more options$/).click();
		await expect(crf).toBeVisible();
	});

	test('REF-01 a link to an option that the reader has folded away unfolds it', async ({page}) => {
		await page.goto('/docs/spring');
		await hydrated(page);
		const option = page.locator('#damping');
		await page.getByText('4 options', {exact: true}).click();
		await expect(option).toBeHidden();
		await followLink(page, '/docs/spring#damping');
		await expect(option).toBeInViewport();
	});

	test('REF-01 the index of a few flags has no filter', async ({page}) => {
		await page.goto('/docs/cli/render');
		const index = page.getByRole('main').getByRole('navigation', {name: 'All flags'}).first();
		await expect(index.getByRole('link').first()).toBeVisible();
		await expect(index.getByRole('searchbox')).toHaveCount(0);
	});

	for (const [address, above, nested] of [
		['/docs/spring', 'config', 'damping'],
		['/docs/interpolate', 'options', 'easing'],
	]) {
		test(`REF-01 ${nested} is on a rail below ${above}`, async ({page}) => {
			await page.goto(address!);
			const left = async (id: string) => (await page.locator(`[id="${id}"]`).boundingBox())?.x ?? 0;
			expect(await left(nested!)).toBeGreaterThan((await left(above!)) + 8);
		});
	}

	test('REF-01 on a phone, the longest name in a table of props is in one piece', async ({page}) => {
		await page.setViewportSize({width: 390, height: 844});
		await page.goto('/docs/player/player');
		const name = page.getByRole('main').getByRole('cell').getByText('moveToBeginningWhenEnded', {exact: true});
		expect(await name.evaluate((code) => code.getClientRects().length)).toBe(1);
	});

	test('REF-04 the page menu copies and opens Markdown, opens assistants, edits, and reports a problem with a prefilled issue', async ({
		page,
		context,
		request,
	}) => {
		await page.goto('/docs/spring');
		await hydrated(page);
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
		const markdown = await (await request.get('/docs/spring.md')).text();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
		await page.getByRole('button', {name: 'More about this page'}).click();
		const address = (name: string) => page.getByRole('main').getByRole('link', {name}).first().getAttribute('href');
		expect(await address('View as Markdown')).toBe('/docs/spring.md');
		for (const assistant of ['ChatGPT', 'Claude', 'Cursor']) {
			expect(decodeURIComponent((await address(`Open in ${assistant}`)) ?? '')).toContain('/docs/spring.md');
		}
		expect(await address('Edit this page')).toMatch(/github\.com\/.*\/docs\/spring\.mdx$/);
		const report = new URL((await address('Report a problem')) ?? '');
		expect(report.pathname).toMatch(/\/issues\/new$/);
		expect(report.searchParams.get('title')).toContain('spring()');
		expect(report.searchParams.get('body')).toContain('/docs/spring');
	});

	test('REF-04 Escape in the page menu gives the focus back to the button that opened it', async ({page}) => {
		await page.goto('/docs/spring');
		await hydrated(page);
		const more = page.getByRole('button', {name: 'More about this page'});
		await more.click();
		const first = page.getByRole('link', {name: 'View as Markdown'});
		await expect(first).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(first).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(more).toBeFocused();
		await expect(more).toHaveAttribute('aria-expanded', 'false');
	});
});
