import fs from 'node:fs';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {contentIndex} from '../content/content-index';
import {invalidate} from '../content/invalidate';
import {knownPages} from '../site/known-pages';
import {docsPage} from '../testing/site';
import {compileCached} from './compile-cached';
import {jobOf} from './compile-job';
import {cacheFileOf, clearPageCache} from './page-cache';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
const options = {development: false};
const cacheFile = cacheFileOf('/docs/a', options);

const compile = async () => {
	invalidate();
	const entry = contentIndex().pages.get('/docs/a');
	if (!entry) {
		throw new Error('the page is missing');
	}

	const {page, fromCache} = await compileCached(jobOf(entry), knownPages(), options);
	return {html: page.html, fromCache};
};

const source = docsPage('A', '<Include file="partials/p.mdx" />\n\n[later](/docs/later)\n');

beforeEach(async () => {
	site.remove();
	site.write('docs/a.mdx', source);
	site.write('partials/p.mdx', 'Partial one');
	site.write('manifest/docs-routes.tsv', 'path\ttitle\n/docs/later\tLater\n');
	await compile();
});

afterAll(() => {
	site.remove();
	clearPageCache();
});

describe('page cache', () => {
	it('answers while nothing has changed', async () => {
		expect(await compile()).toEqual({fromCache: true, html: expect.stringContaining('Partial one')});
	});

	it.each([
		['the page', () => site.write('docs/a.mdx', `${source}More`), 'More'],
		['an included file', () => site.write('partials/p.mdx', 'Partial two'), 'Partial two'],
		['whether a linked page is written', () => site.write('docs/later.mdx', docsPage('Later')), 'href="/docs/later"'],
	])('notices a change of %s', async (_, change, expected) => {
		change();
		expect(await compile()).toEqual({fromCache: false, html: expect.stringContaining(expected)});
		expect((await compile()).fromCache).toBe(true);
	});

	it.each([
		['cut off', (bytes: string) => bytes.slice(0, bytes.length / 2)],
		['empty', () => ''],
		['changed in one place', (bytes: string) => bytes.replace('Partial', 'Martial')],
		['not JSON', () => 'nonsense\nnonsense'],
	])('compiles again when an entry is %s', async (_, corrupt) => {
		fs.writeFileSync(cacheFile, corrupt(fs.readFileSync(cacheFile, 'utf8')));
		expect(await compile()).toEqual({fromCache: false, html: expect.stringContaining('Partial one')});
		expect((await compile()).fromCache).toBe(true);
	});
});
