import {expect, type Page} from '@playwright/test';

/** Waits until the page answers to its reader. */
export const hydrated = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Opens a page as a reader who moves: some videos wait for that sign. */
export const openAndMove = async (page: Page, address: string): Promise<void> => {
	await page.goto(address);
	await hydrated(page);
	await page.mouse.move(4, 4);
};

/** Goes to a page by a link, as a reader does, wherever the link is. */
export const followLink = async (page: Page, href: string): Promise<void> => {
	await page.evaluate((address) => {
		const link = Object.assign(document.createElement('a'), {href: address, id: 'followed', textContent: 'Follow'});
		link.style.cssText = 'position:fixed;inset:auto auto 8px 8px;z-index:99';
		document.getElementById('followed')?.remove();
		document.body.append(link);
	}, href);
	await page.locator('#followed').click();
};

/** Waits until the page has asked for nothing and received nothing for this many milliseconds, and is idle: for what must not happen. */
export const quiet = async (page: Page, milliseconds = 500): Promise<void> => {
	let last = Date.now();
	const note = () => {
		last = Date.now();
	};
	const events = ['request', 'requestfinished', 'requestfailed'] as const;
	for (const event of events) {
		page.on(event as 'request', note);
	}

	await expect.poll(() => Date.now() - last, {intervals: [100]}).toBeGreaterThan(milliseconds);
	for (const event of events) {
		page.off(event as 'request', note);
	}

	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000})).then(() => undefined));
};

/** Waits until the page has drawn this many frames: what moves has moved by then. */
export const drawn = (page: Page, frames: number): Promise<void> =>
	page.evaluate(
		(count) =>
			new Promise<void>((resolve) => {
				let left = count;
				const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
				next();
			}),
		frames,
	);
