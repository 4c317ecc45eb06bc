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
