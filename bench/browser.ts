import {type Browser, type BrowserContext, chromium, type Page} from '@playwright/test';
import {ensureBrowser} from '../tests/runner/ensure-browser';

/** How much slower the processor is made where a table says so. */
export const SLOW_CPU = 4;

/** The pages that represent their kind on the real site. */
export const PAGE_TYPES: Record<string, string> = {
	home: '/',
	player: '/player',
	templates: '/templates',
	showcase: '/showcase',
	'docs home': '/docs',
	docs: '/docs/the-fundamentals',
	'blog list': '/blog',
	post: '/blog/4-0',
	search: '/search',
};

/** Runs a task with a headless browser that is closed afterwards. */
export const withBrowser = async <T>(task: (browser: Browser) => Promise<T>): Promise<T> => {
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(),
		args: [
			'--no-sandbox',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	});
	try {
		return await task(browser);
	} finally {
		await browser.close();
	}
};

/** Runs a task with a page of a fresh profile, the processor slowed by `slowdown`. */
export const withPage = async <T>(
	browser: Browser,
	slowdown: number,
	task: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> => {
	const context = await browser.newContext({viewport: {width: 1366, height: 900}});
	try {
		const page = await context.newPage();
		// tsx names inner functions through this function, which a page does not have.
		await page.addInitScript({content: 'globalThis.__name ??= (value) => value'});
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
		return await task(page, context);
	} finally {
		await context.close();
	}
};
