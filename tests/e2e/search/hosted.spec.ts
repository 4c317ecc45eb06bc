import type {Page} from '@playwright/test';
import {answerStatus, answerWith, hang, hangUp, type ProviderHost, startProviderHost} from '../../support/hosts/search-provider';
import {expect, test} from '../../support/sites/servers';

test.describe.configure({mode: 'serial'});

/** The hosts that `fixtures/hosted` is configured with. Below 32768: systems give higher ports to connections. */
const PORTS = [27801, 27802, 27803];

const hit = (name: string, more: object = {}) => ({
	objectID: name,
	url: `https://hosted.example/docs/${name}/#top`,
	type: 'lvl1',
	content: null,
	hierarchy: {lvl0: 'Guides', lvl1: name},
	_snippetResult: {hierarchy: {lvl1: {value: `<mark>${name}</mark>`, matchLevel: 'full'}}},
	...more,
});

let hosts: ProviderHost[];

test.beforeEach(async () => {
	hosts = await Promise.all(PORTS.map(startProviderHost));
});

test.afterEach(async () => {
	await Promise.all(hosts.map(({close}) => close()));
});

const searches = (host: ProviderHost) => host.asked.filter(({path}) => path === '/1/indexes/*/queries');
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const options = (page: Page) => dialog(page).getByRole('option');

const ask = async (page: Page, site: string, query: string): Promise<void> => {
	await page.goto(`${site}/docs`);
	await page.getByRole('button', {name: 'Search docs'}).click();
	await page.getByRole('combobox').fill(query);
};

test('SRC-10 asks the provider with the specified body, credentials and filters, and no one else', async ({page, altSite}) => {
	hosts[0]!.answer = answerWith([hit('spring')]);
	const own: string[] = [];
	page.on('request', (request) => /worker-|titles\.v/.test(request.url()) && own.push(request.url()));
	await ask(page, await altSite('hosted'), 'spring');
	await expect(options(page)).toHaveCount(1);
	await expect(options(page).locator('mark')).toHaveText('spring');
	const {parameters, body} = searches(hosts[0]!).at(-1)!;
	expect(parameters.get('x-algolia-application-id')).toBe('TESTAPP');
	expect(parameters.get('x-algolia-api-key')).toBe('public-key');
	const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
	expect(body).toEqual({
		requests: [
			{
				query: 'spring',
				indexName: 'docs',
				attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
				attributesToSnippet: [...levels.map((level) => `${level}:10`), 'content:10'],
				snippetEllipsisText: '…',
				highlightPreTag: '<mark>',
				highlightPostTag: '</mark>',
				hitsPerPage: 20,
				clickAnalytics: true,
				facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'type:lvl1'],
			},
		],
	});
	expect(own).toEqual([]);
	await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', 'http://127.0.0.1:27801');
});

test('SRC-08 hits lead to this site, those of the configured other one to it', async ({page, altSite}) => {
	hosts[0]!.answer = answerWith([
		hit('spring'),
		hit('other', {url: 'https://elsewhere.example/x'}),
		hit('script', {url: 'javascript:alert(1)'}),
	]);
	await ask(page, await altSite('hosted'), 's');
	await expect(options(page)).toHaveCount(2);
	await expect(options(page).first()).toHaveAttribute('href', '/docs/spring#top');
	await expect(options(page).last()).toHaveAttribute('href', 'https://elsewhere.example/x');
});

test('SRC-10 a chosen result is reported with its query and place', async ({page, altSite}) => {
	hosts[0]!.answer = answerWith([hit('first'), hit('spring')]);
	await ask(page, await altSite('hosted'), 's');
	await options(page).nth(1).click();
	await expect(page.getByRole('heading', {level: 1})).toHaveText('Spring');
	await expect.poll(() => hosts[0]!.asked.filter(({path}) => path === '/1/events').length).toBe(1);
	const {body} = hosts[0]!.asked.find(({path}) => path === '/1/events')!;
	expect(body).toMatchObject({events: [{eventType: 'click', index: 'docs', queryID: 'query-1', objectIDs: ['spring'], positions: [2]}]});
});

for (const [name, fault] of [
	['hangs', hang],
	['hangs up', hangUp],
	['answers 500', answerStatus(500)],
] as const) {
	test(`SRC-10 a host that ${name} is left alone for two minutes while the next one answers`, async ({page, altSite}) => {
		hosts[0]!.answer = fault;
		hosts[1]!.answer = answerWith([hit('spring')]);
		const site = await altSite('hosted');
		await ask(page, site, 's');
		await expect(options(page)).toHaveCount(1);
		const before = searches(hosts[0]!).length;
		expect(before).toBeGreaterThan(0);
		await page.getByRole('combobox').fill('sp');
		await expect.poll(() => searches(hosts[1]!).length).toBeGreaterThan(1);
		expect(searches(hosts[0]!)).toHaveLength(before);
		const states = await page.evaluate(() => JSON.stringify(localStorage));
		expect(states).toContain('27801');
	});
}

for (const [name, fault] of [
	['hang up', hangUp],
	['answer 500', answerStatus(500)],
	['answer 403', answerStatus(403)],
	['answer text that is no JSON', answerStatus(200, '<html>')],
	['answer JSON that is no answer', answerStatus(200, '{"results": [{"hits": 7}]}')],
] as const) {
	test(`SRC-07 when all hosts ${name}, the search says that it cannot fetch results`, async ({page, altSite}) => {
		for (const host of hosts) {
			host.answer = fault;
		}

		await ask(page, await altSite('hosted'), 'spring');
		await expect(dialog(page).getByText('Unable to fetch results').last()).toBeVisible();
		await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible();
	});
}

test('SRC-07 no results offer to tell about it', async ({page, altSite}) => {
	await ask(page, await altSite('hosted'), 'a&b');
	await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
	await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', 'https://hosted.example/missing?q=a%26b');
});

test('SRC-12 hostile hits stay text', async ({page, altSite}) => {
	const hostile = '<img src=x onerror="window.broken=1">';
	hosts[0]!.answer = answerWith([
		hit('spring', {
			type: 'content',
			content: hostile,
			hierarchy: {lvl0: hostile, lvl1: hostile, lvl2: hostile},
			_snippetResult: {hierarchy: {lvl2: {value: `<mark>${hostile}</mark>`}}, content: {value: `${hostile}<mark>b</mark>`}},
		}),
		null as never,
		{objectID: 7} as never,
	]);
	const site = await altSite('hosted');
	await ask(page, site, 'x');
	await expect(options(page)).toHaveCount(1);
	await expect(options(page)).toContainText(hostile);
	await options(page).click();
	await expect(page.getByRole('heading', {level: 1})).toHaveText('Spring');
	await page.goto(`${site}/search?q=x`);
	await expect(page.getByRole('main').locator('ol > li')).toHaveCount(1);
	expect(await page.evaluate(() => 'broken' in window || document.querySelector('img[src=x]') !== null)).toBe(false);
});

test('SRC-10 the search page asks page by page', async ({page, altSite}) => {
	hosts[0]!.answer = answerWith(
		Array.from({length: 30}, (_, index) => hit(`page-${index}`)),
		{nbHits: 45, facets: {'hierarchy.lvl0': {Guides: 40, Blog: 5}}},
	);
	await page.goto(`${await altSite('hosted')}/search?q=page`);
	const main = page.getByRole('main');
	await expect(main.getByRole('status')).toHaveText('45 results');
	await main.getByRole('button', {name: /^Blog/}).click();
	await expect.poll(() => JSON.stringify(searches(hosts[0]!).at(-1)?.body)).toContain('hierarchy.lvl0:Blog');
});
