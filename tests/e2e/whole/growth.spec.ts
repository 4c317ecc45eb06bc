import {type Browser, expect, test} from '@playwright/test';
import {UNTOUCHED_PAGE} from '../../../bench/synthetic-site';
import {quiet} from '../../support/browser/reader';
import {recordTransfers} from '../../support/browser/transfer';
import {buildGrowthSites} from '../../support/sites/growth';
import {serveSite} from '../../support/sites/serve-site';

const SETTLED = 3000;

/** The one file that lists all pages; it is fetched when the page is idle, and no page waits for it. */
const isWholeSidebar = (address: string): boolean => address.startsWith('/sidebars/');

/** Hash of every answer by its URL, for a direct visit of the page and for one through the router. */
const load = async (browser: Browser, clientDir: string): Promise<Record<string, string>> => {
	const server = await serveSite(clientDir);
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		const transfers = recordTransfers(page);
		await page.goto(`${server.url}${UNTOUCHED_PAGE}`, {waitUntil: 'networkidle'});
		// What is fetched in advance begins a moment after the page is drawn; a busy machine takes its time.
		await quiet(page, SETTLED);
		await page.goto('about:blank');
		await page.goto(`${server.url}/docs/neighbor`, {waitUntil: 'networkidle'});
		await quiet(page, SETTLED);
		await page.locator(`a[href="${UNTOUCHED_PAGE}"]:visible`).first().click();
		await page.waitForURL(`**${UNTOUCHED_PAGE}`);
		await quiet(page, SETTLED);
		const compared = (await transfers()).filter((transfer) => !isWholeSidebar(transfer.path));
		return Object.fromEntries(compared.map((transfer) => [transfer.path, transfer.hash]));
	} finally {
		await context.close();
		await server.close();
	}
};

test('ten times as many pages change no byte of what an untouched page loads', async ({browser}) => {
	test.setTimeout(600_000);
	const sites = await buildGrowthSites();
	const few = await load(browser, sites.few);
	const many = await load(browser, sites.many);
	expect(Object.keys(few)).toContain(`${UNTOUCHED_PAGE}.data`);
	expect(many).toEqual(few);
});
