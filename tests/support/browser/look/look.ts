import type {Page} from '@playwright/test';
import {BOXES} from './boxes';
import {TEXTS} from './texts';
import {createTools} from './tools';

const CHECKS = Object.values({...BOXES, ...TEXTS});

/**
 * What looks broken on a page as it is laid out now, one sentence for each finding of a check. Each check compares boxes or
 * computed styles, so fonts, content and the machine don't matter.
 */
export const lookFaults = (page: Page): Promise<string[]> =>
	page.evaluate(`(() => {
		const tools = (${createTools})();
		return [...new Set([${CHECKS.join(', ')}].flatMap((check) => check(tools)))];
	})()`);
