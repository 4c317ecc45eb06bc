import {followLink, hydrated} from '../../support/browser/reader';
import {expect, sharedTest as test} from '../../support/sites/servers';

test.describe('routes', () => {
	for (const address of [
		'/no-such-page',
		'/docs/no-such-page',
		'/docs/audio/volum',
		'/blog/no-such-post',
		'/learn/no-such-article',
		'/blog/page/99',
	]) {
		test(`RTE-02 ${address} shows the not-found page inside the chrome, with status 404`, async ({page}) => {
			const errors: string[] = [];
			page.on('pageerror', (error) => errors.push(error.message));
			const response = await page.goto(address);
			expect(response?.status()).toBe(404);
			await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
			await expect(page).toHaveTitle('Page not found');
			await expect(page.getByRole('navigation', {name: 'Main', exact: true})).toBeVisible();
			await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
			await hydrated(page);
			await expect.poll(() => new URL(page.url()).pathname).toBe(address);
			expect(errors).toEqual([]);
		});
	}

	test('RTE-02 the not-found page offers the nearest pages and its search field leads to the search', async ({page}) => {
		await page.goto('/docs/audio/volum');
		await expect(page.getByRole('main').getByRole('link', {name: 'Controlling Volume'})).toHaveAttribute('href', '/docs/audio/volume');
		await page.getByRole('main').getByRole('searchbox').fill('layers');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/search\/?\?q=layers$/);
	});

	test('RTE-02 a link to an unknown docs page ends on the not-found page', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await page.evaluate(() => {
			const link = Object.assign(document.createElement('a'), {href: '/docs/gone', textContent: 'a lost link'});
			document.querySelector('.prose')?.prepend(link);
		});
		await page.getByRole('link', {name: 'a lost link'}).click();
		await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
		await expect(page).toHaveURL('/docs/gone');
	});

	test('RTE-02 a link to a moved URL leads where it moved', async ({page}) => {
		await page.goto('/docs/layers');
		await hydrated(page);
		await followLink(page, '/support');
		await expect(page).toHaveURL('/docs/support');
		await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
	});

	for (const address of ['/docs', '/docs/layers', '/blog', '/blog/4-0', '/search', '/learn/apple-wow']) {
		test(`RTE-03 ${address} works with and without trailing slash and names one as canonical`, async ({page, request}) => {
			for (const form of [address, `${address}/`]) {
				const response = await request.get(form);
				expect(response.status()).toBe(200);
				expect(await response.text()).toContain(`<link rel="canonical" href="https://www.remotion.dev${address}">`);
			}

			const errors: string[] = [];
			page.on('pageerror', (error) => errors.push(error.message));
			await page.goto(`${address}/`);
			await hydrated(page);
			await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
			expect(errors).toEqual([]);
		});
	}

	for (const [address, clean] of [
		['/index.html', '/'],
		['/docs/index.html', '/docs'],
		['/docs/layers.html', '/docs/layers'],
		['/docs/layers/index.html?x=1#stack', '/docs/layers?x=1#stack'],
		['/blog/4-0.html', '/blog/4-0'],
		['/blog/index.html', '/blog'],
	] as const) {
		test(`RTE-04 ${address} shows ${clean}`, async ({page}) => {
			const errors: string[] = [];
			page.on('pageerror', (error) => errors.push(error.message));
			await page.goto(address);
			await expect(page).toHaveURL(clean);
			await hydrated(page);
			await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
			expect(errors).toEqual([]);
		});
	}
});
