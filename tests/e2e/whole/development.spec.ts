import {readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {type DevServer, startDevServer} from '../../../bench/dev-server';
import {syntheticPath, UNTOUCHED_PAGE, writeSyntheticSite} from '../../../bench/synthetic-site';
import {TITLES_PATH} from '../../../pipeline/search/format';

const siteDir = path.join(tmpdir(), `site-development-${process.pid}`);
const file = (page: string): string => path.join(siteDir, 'content', `${page.slice(1)}.mdx`);

// One server for all of them.
test.describe.configure({mode: 'serial'});

let server: DevServer;
test.beforeAll(async () => {
	await writeSyntheticSite(siteDir, 3);
	server = await startDevServer(siteDir);
});
test.afterAll(async () => {
	server?.close();
	await rm(siteDir, {recursive: true, force: true});
});

test('in development an edit shows without a restart, and a mistake says file, line and field until it is mended', async ({page}) => {
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(error.message));
	await page.goto(server.url + syntheticPath(0));
	await expect(page.locator('html')).toHaveAttribute('data-hydrated', /.*/);

	const source = await readFile(file(syntheticPath(0)), 'utf8');
	await writeFile(file(syntheticPath(0)), `${source}\nA sentence that was not there.\n`);
	await expect(page.getByText('A sentence that was not there.')).toBeVisible();
	expect(errors).toEqual([]);

	await writeFile(file(syntheticPath(0)), source.replace('kind: ', 'knd: '));
	await expect
		.poll(async () => (await fetch(server.url + syntheticPath(0))).text())
		.toMatch(/page-0\.mdx:\d+: field &quot;knd&quot;|page-0\.mdx:\d+: field "knd"/);
	expect((await fetch(server.url + UNTOUCHED_PAGE)).status).toBe(200);

	await writeFile(file(syntheticPath(0)), source);
	// The server has the page load itself again, too: a visit that comes in between is aborted.
	await expect(async () => {
		await page.goto(server.url + syntheticPath(0));
		await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 2000});
	}).toPass();
});

test('in development what a build writes as files is answered: Markdown, sidebars, the search index', async ({request}) => {
	const markdown = await request.get(`${server.url}${UNTOUCHED_PAGE}.md`);
	expect(await markdown.text()).toContain('# Untouched');
	expect(Object.keys(await (await request.get(`${server.url}/sidebars/mainSidebar.json`)).json())).toEqual(['id', 'items']);
	const titles = await (await request.get(server.url + TITLES_PATH)).json();
	expect(titles.pages.map(({path}: {path: string}) => path)).toContain(UNTOUCHED_PAGE);
});
