import type {Page, Request} from '@playwright/test';

/** Makes every script whose URL matches fail to load; returns the URLs that were refused. */
export const blockChunk = async (page: Page, pattern: RegExp): Promise<string[]> => {
	const refused: string[] = [];
	await page.route(
		(url) => pattern.test(url.pathname),
		(route) => {
			if (route.request().resourceType() === 'document') {
				return route.fallback();
			}

			refused.push(route.request().url());
			return route.abort('failed');
		},
	);
	return refused;
};

/** Holds what matches back until the function that it answers is called: however slow the machine, nothing comes before. */
export const hold = async (page: Page, which: RegExp | ((url: URL) => boolean)): Promise<() => void> => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(which, async (route) => {
		await released;
		await route.fallback();
	});
	return release;
};

/** Holds all scripts back: a page that is read, but not alive yet. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, /\.js$/);

const isData = (url: URL): boolean => url.pathname.endsWith('.data');

/** Holds every page's data back. */
export const holdData = (page: Page): Promise<() => void> => hold(page, isData);

/** Makes page data fail: a dropped connection, or with a status an answer of the server. */
export const failData = async (page: Page, status?: number): Promise<void> => {
	await page.route(isData, (route) => (status === undefined ? route.abort('failed') : route.fulfill({status, body: ''})));
};

/** Cuts the network off. */
export const goOffline = (page: Page): Promise<void> => page.context().setOffline(true);

/** Brings the network back. */
export const goOnline = (page: Page): Promise<void> => page.context().setOffline(false);

/** Pretends a connection for all pages opened afterwards, e.g. `{saveData: true}` or `{effectiveType: '2g'}`. */
export const pretendConnection = (
	page: Page,
	connection: {saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'},
): Promise<unknown> =>
	page.addInitScript((given) => {
		const value = Object.assign(new EventTarget(), {saveData: false, effectiveType: '4g'}, given);
		Object.defineProperty(navigator, 'connection', {configurable: true, get: () => value});
	}, connection);

/** Fills both storages with values that no one wrote so: broken JSON under every key that is read. */
export const corruptStorage = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		Storage.prototype.getItem = () => '{"broken": [\u0000';
	});

/** Makes storage full: reading works, every write throws as browsers do. */
export const fullStorage = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
		};
	});

/** Takes storage away altogether, as a browser does that blocks all cookies. */
export const noStorage = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		for (const name of ['localStorage', 'sessionStorage']) {
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException('Access is denied for this document.', 'SecurityError');
				},
			});
		}
	});

/** Chrome says it of every file that a busy machine runs seconds after it was preloaded. */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** What a page complains about from now on: console errors and warnings (hydration ones too) and uncaught errors. */
export const collectConsole = (page: Page): string[] => {
	const complaints: string[] = [];
	page.on('console', (message) => {
		const isComplaint = message.type() === 'error' || message.type() === 'warning';
		if (isComplaint && !LATE_PRELOAD.test(message.text())) {
			complaints.push(`${message.type()}: ${message.text()}`);
		}
	});
	page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
	return complaints;
};

/** Requests from now on that leave the page's own origin. */
export const collectThirdParty = (page: Page, site: string): string[] => {
	const foreign: string[] = [];
	const own = new URL(site).origin;
	page.on('request', (request: Request) => {
		const url = new URL(request.url());
		if (url.protocol.startsWith('http') && url.origin !== own) {
			foreign.push(request.url());
		}
	});
	return foreign;
};
