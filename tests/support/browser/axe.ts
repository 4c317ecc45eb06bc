import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, or against some of its rules, one line per element. */
export const axeViolations = async (page: Page, rules?: string[]): Promise<string[]> => {
	// What a video draws is a picture, hidden from assistive technology; a text in it may just be fading in.
	const builder = new AxeBuilder({page}).exclude('[data-drawn]').options({resultTypes: ['violations']});
	const {violations} = await (rules ? builder.withRules(rules) : builder.withTags(WCAG_2_2_AA)).analyze();
	return violations.flatMap(({id, help, nodes}) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
};

/** Fails with the list of elements when the page violates WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
	expect(await axeViolations(page)).toEqual([]);
};
