import {collectConsole, collectThirdParty} from '../../support/browser/faults';
import {hydrated, quiet} from '../../support/browser/reader';
import {expect, test as ownTest, sharedTest as test} from '../../support/sites/servers';

test.describe('discovery', () => {
	test('SEO-01 the title and description follow a navigation, and structured data stays with its page', async ({page}) => {
		const structured = page.locator('script[type="application/ld+json"]');
		await page.goto('/docs/layers');
		await hydrated(page);
		expect(JSON.parse((await structured.textContent())!)['@graph'][0].url).toBe('https://www.remotion.dev/docs/layers');
		await page.getByRole('navigation', {name: 'Neighboring pages'}).getByRole('link').last().click();
		await expect(page).toHaveTitle('Transitions | Remotion');
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://www.remotion.dev/docs/transitioning');
		await expect(page.locator('meta[name="description"]')).toHaveCount(1);
		await expect(structured).toHaveCount(0);
	});
});

test.describe('security', () => {
	test('SEC-01 an injected inline script does not run', async ({page}) => {
		await page.route('**/docs/layers', async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace(
				'</body>',
				'<script>window.injected = true</script><img src="/nowhere.png" onerror="window.injected = true"></body>',
			);
			await route.fulfill({response, body});
		});
		await page.goto('/docs/layers');
		expect(await page.evaluate(() => 'injected' in window)).toBe(false);
	});

	test('SEC-01 with the default configuration no request leaves the site and no policy is violated', async ({page, site}) => {
		const foreign = collectThirdParty(page, site);
		const complaints = collectConsole(page);
		for (const address of ['/', '/docs', '/docs/layers', '/learn/apple-wow', '/blog/4-0', '/search', '/ai']) {
			await page.goto(address);
			await hydrated(page);
			await page.mouse.wheel(0, 1500);
			await quiet(page);
		}

		expect(foreign).toEqual([]);
		expect(complaints).toEqual([]);
	});
});

test.describe('analytics', () => {
	ownTest('ANA-01 each change of route sets the page path, then sends a page view', async ({page, altSite}) => {
		const site = await altSite('everything');
		await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
		const tag = page.waitForRequest(/googletagmanager\.com\/gtag\/js\?id=G-TEST123/);
		await page.goto(`${site}/docs`);
		await tag;
		await hydrated(page);
		await page.getByRole('navigation', {name: 'Neighboring pages'}).getByRole('link').last().click();
		await expect(page).toHaveURL(`${site}/docs/spring`);
		const events = () =>
			page.evaluate(() =>
				((window as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? [])
					.map((entry) => Array.from(entry))
					.filter(([command]) => command === 'set' || command === 'event'),
			);
		await expect.poll(events).toEqual([
			['set', 'page_path', '/docs'],
			['event', 'page_view'],
			['set', 'page_path', '/docs/spring'],
			['event', 'page_view'],
		]);
	});

	test('ANA-01 without a measurement id nothing is loaded', async ({page, site}) => {
		const foreign = collectThirdParty(page, site);
		await page.goto('/docs');
		await hydrated(page);
		expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
		expect(foreign).toEqual([]);
	});
});
