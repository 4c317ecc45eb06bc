import {expect, type Frame, type Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Once per document: reading its source takes axe longer than running most of its rules. */
const inject = async (frame: Frame): Promise<void> => {
	if (!(await frame.evaluate(() => 'axe' in window))) {
		// Frames tell the page what they found, of whatever origin they are.
		await frame.evaluate(`${axe.source}; axe.configure({allowedOrigins: ['<unsafe_all_origins>']})`);
	}
};

/** What axe finds against WCAG 2.2 AA, or against some of its rules, one line per element. */
export const axeViolations = async (page: Page, rules?: string[]): Promise<string[]> => {
	await Promise.all(page.frames().map(inject));
	const options: RunOptions = {
		resultTypes: ['violations'],
		runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: WCAG_2_2_AA},
	};
	return page.evaluate(async (given) => {
		const {axe: injected} = window as unknown as {axe: typeof axe};
		// What a video draws is a picture, hidden from assistive technology; a text in it may just be fading in.
		const {violations} = await injected.run({exclude: [['[data-drawn]']]}, given);
		return violations.flatMap(({id, help, nodes}) => nodes.map(({target}) => `${id}: ${help}: ${target.join(' ')}`));
	}, options);
};

/** Fails with the list of elements when the page violates WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
	expect(await axeViolations(page)).toEqual([]);
};

/** The same in both modes. The theme changes colors and nothing else, so that the dark one is only looked at for them. */
export const expectAccessibleInBothModes = async (page: Page): Promise<void> => {
	const html = page.locator('html');
	await page.emulateMedia({colorScheme: 'light'});
	await expect(html).toHaveAttribute('data-theme', 'light');
	await expectAccessible(page);
	await page.emulateMedia({colorScheme: 'dark'});
	await expect(html).toHaveAttribute('data-theme', 'dark');
	expect(await axeViolations(page, ['color-contrast']), 'dark').toEqual([]);
};
