import {expect, type Page} from '@playwright/test';

/** Waits until the page answers to its reader. */
export const hydrated = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Opens a page as a reader who moves: some videos wait for that sign. */
export const openAndMove = async (page: Page, address: string): Promise<void> => {
	await page.goto(address);
	await hydrated(page);
	await page.mouse.move(4, 4);
};
