import {expect, test as ownTest, sharedTest as test} from '../../support/sites/servers';

const DATES = /(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d/;

test.describe('blog', () => {
	for (const [address, count, first] of [
		['/blog', 10, 'Sponsoring Mediabunny'],
		['/blog/page/2', 10, 'Remotion 3.0'],
		['/blog/page/3', 5, 'Remotion 1.4'],
	] as const) {
		test(`BLG-01 ${address} lists ${count} truncated posts, newest first, with date`, async ({page}) => {
			await page.goto(address);
			const posts = page.getByRole('main').getByRole('article');
			await expect(posts).toHaveCount(count);
			await expect(posts.first().getByRole('heading', {level: 2})).toHaveText(first);
			const dates = await posts.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
			expect(dates).toHaveLength(count);
			expect(dates).toEqual([...dates].sort().reverse());
			await expect(posts.first().locator('time')).toHaveText(DATES);
			await expect(posts.first().getByRole('link', {name: /^Read more/})).toBeVisible();
		});
	}

	test('BLG-01 posts have covers that load, and only the first one at once', async ({page}) => {
		await page.goto('/blog');
		const covers = page.getByRole('main').getByRole('article').locator('img');
		await expect(covers).toHaveCount(10);
		expect(await covers.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).loading))).toEqual([
			'eager',
			...Array.from({length: 9}, () => 'lazy'),
		]);
		for (const cover of await covers.all()) {
			await cover.scrollIntoViewIfNeeded();
			await expect.poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
		}
	});

	test('BLG-02 a tag leads to the posts that carry it, and without scripts the archive has them all', async ({page, browser, site}) => {
		await page.goto('/blog');
		await expect(page.getByRole('navigation', {name: 'By tag'}).locator('[aria-current]')).toHaveText('All');
		await page.getByRole('navigation', {name: 'By tag'}).getByRole('link', {name: 'Lambda'}).click();
		await expect(page).toHaveURL('/blog/archive?tag=Lambda');
		const posts = page.getByRole('main').locator('section li');
		await expect(posts.getByRole('link')).toHaveText(['Lambda renders are now faster', 'Remotion 3.0']);
		await page.getByRole('navigation', {name: 'By tag'}).getByRole('link', {name: 'All'}).click();
		await expect(posts).toHaveCount(25);

		const context = await browser.newContext({baseURL: site, javaScriptEnabled: false});
		const still = await context.newPage();
		await still.goto('/blog/archive?tag=Lambda');
		await expect(still.getByRole('main').locator('section li')).toHaveCount(25);
		await expect(still.getByRole('navigation', {name: 'By tag'})).toBeHidden();
		await context.close();
	});

	test('BLG-02 the archive shows each post with its cover, and the whole row leads to it', async ({page}) => {
		await page.goto('/blog/archive');
		const rows = page.getByRole('main').locator('section li');
		await expect(rows.locator('img')).toHaveCount(25);
		await rows
			.filter({has: page.getByRole('link', {name: 'Remotion 4.0', exact: true})})
			.locator('img')
			// The link of the title covers the cover.
			.click({force: true});
		await expect(page).toHaveURL('/blog/4-0');
	});

	test('the words of a row of the archive can be selected', async ({page}) => {
		await page.goto('/blog/archive');
		const words = page.getByText('Remotion supports Mediabunny as');
		const box = (await words.boundingBox())!;
		await page.mouse.move(box.x + 1, box.y + box.height / 4);
		await page.mouse.down();
		await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4, {steps: 5});
		await page.mouse.up();
		expect(await page.evaluate(() => String(getSelection()))).toMatch(/^Remotion supports/);
		await expect(page).toHaveURL('/blog/archive');
	});

	test('the ruler below the navbar follows the scroll, and rests for readers who want no motion', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'no-preference'});
		await page.goto('/blog/4-0');
		const ruler = page.locator('[data-reading]');
		const read = () => ruler.locator('> :first-child').evaluate((bar) => bar.getBoundingClientRect().width / innerWidth);
		expect(await read()).toBeLessThan(0.05);
		await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
		await expect.poll(read).toBeGreaterThan(0.95);
		await page.emulateMedia({reducedMotion: 'reduce'});
		await expect(ruler).toBeHidden();
	});

	test('BLG-01 a preview is shorter than its post', async ({page, request}) => {
		await page.goto('/blog');
		const preview = await page.getByRole('article').filter({hasText: 'Remotion 4.0'}).locator('.prose').textContent();
		const post = await (await request.get('/blog/4-0.md')).text();
		expect(preview?.length).toBeLessThan(post.length / 2);
	});

	test('BLG-02 the archive lists all 25 posts by year, and the sidebar groups them by year', async ({page}) => {
		await page.goto('/blog/archive');
		await expect(page.getByRole('main').locator('time')).toHaveCount(25);
		const years = await page.getByRole('main').getByRole('heading', {level: 2}).allInnerTexts();
		expect(years).toEqual(['2025', '2024', '2023', '2022', '2021']);

		await page.goto('/blog/4-0');
		const sidebar = page.getByRole('navigation', {name: 'All posts'});
		await expect(sidebar.getByRole('heading')).toHaveText(years);
		await expect(sidebar.getByRole('listitem')).toHaveCount(25);
		await expect(sidebar.getByRole('link', {name: 'Remotion 4.0'})).toHaveAttribute('aria-current', 'page');
	});

	ownTest('BLG-02 the sidebar lists posts without years when it is configured so', async ({page, altSite}) => {
		await page.goto(`${await altSite('everything')}/blog/post-1`);
		const sidebar = page.getByRole('navigation', {name: 'All posts'});
		await expect(sidebar.getByRole('listitem')).toHaveCount(11);
		await expect(sidebar.getByRole('heading')).toHaveCount(0);
	});

	test('BLG-03 a post shows date, reading time, author, heading anchors and its neighbors', async ({page}) => {
		await page.goto('/blog/4-0');
		const main = page.getByRole('main');
		await expect(main.locator('time').first()).toHaveText('July 3, 2023');
		await expect(main.getByText(/^\d+ min read$/)).toBeVisible();
		await expect(main.getByRole('link', {name: 'Jonny Burger'})).toBeVisible();
		const heading = main.locator('.prose h2[id]').first();
		const id = await heading.getAttribute('id');
		await heading.locator('a').first().click();
		await expect(page).toHaveURL(new RegExp(`/blog/4-0#${id}$`));
		await expect(page.getByRole('navigation', {name: 'Newer and older'}).getByRole('link')).toHaveText([
			/Newer\s*You can now deploy/,
			/Older\s*Remotion 3\.3/,
		]);
	});
});

test.describe('learn', () => {
	test('LRN-01 the list, the archive and the article work', async ({page}) => {
		await page.goto('/learn');
		// Beside its only article a list of all articles would say nothing.
		await expect(page.getByRole('navigation', {name: 'All articles'})).toHaveCount(0);
		await page.getByRole('main').getByRole('heading', {name: 'Recreating the Apple fireworks animation'}).getByRole('link').click();
		await expect(page).toHaveURL('/learn/apple-wow');
		await expect(page.getByRole('heading', {level: 1})).toHaveText('Recreating the Apple fireworks animation');
		await expect(page.getByRole('navigation', {name: 'All articles'})).toHaveCount(0);
		await page.goto('/learn/archive');
		await expect(page.getByRole('heading', {name: 'Keep learning'})).toBeVisible();
		await expect(page.getByRole('main').getByRole('link', {name: 'Recreating the Apple fireworks animation'})).toBeVisible();
	});

	test('LRN-01 newcomers find the first pages in order, and videos to take apart', async ({page}) => {
		await page.goto('/learn');
		const start = page.getByRole('region', {name: 'Where to start'});
		await expect(start.getByRole('listitem')).toHaveCount(5);
		const pieces = page.getByRole('region', {name: 'Take one apart yourself'});
		await expect(pieces.getByRole('listitem').locator('img')).toHaveCount(3);
		await start.getByRole('link', {name: 'Learn the fundamentals'}).click();
		await expect(page).toHaveURL('/docs/the-fundamentals');
		await page.goto('/learn/apple-wow');
		await expect(page.getByRole('region', {name: 'Keep learning'}).getByRole('link')).toHaveCount(3);
	});

	test('LRN-01 the article runs its result live', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'no-preference'});
		await page.goto('/learn/apple-wow');
		const stage = page.locator('[data-demo="apple-wow"]').first();
		await stage.scrollIntoViewIfNeeded();
		await expect(
			stage.locator('[data-state="playing"], [data-state="paused"]').or(stage.locator('xpath=self::*[@data-state="playing"]')),
		).toBeVisible();
	});
});
