import fs from 'node:fs';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {contentIndex} from '../content/content-index';
import {invalidate} from '../content/invalidate';
import {siteSnapshot} from '../site/snapshot';
import {docsPage} from '../testing/site';
import {compileCached} from './compile-cached';
import {jobOf} from './compile-job';
import {cacheFileOf, clearPageCache} from './page-cache';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
vi.mock(import('../base/site-dir'), async (original) => ({...(await original()), factsDir: `${site.directory}/facts`}));
const options = {development: false};
const cacheFile = cacheFileOf('/docs/a', options);

const expert = {slug: 'ada', name: 'Ada', website: null, x: null, github: null, linkedin: null, since: '2024-01-01', works: []};

const compile = async (how = options) => {
	invalidate();
	const entry = contentIndex().pages.get('/docs/a');
	if (!entry) {
		throw new Error('the page is missing');
	}

	const {page, fromCache} = await compileCached(jobOf(entry), siteSnapshot(), how);
	return {html: page.html, hovers: page.hovers, fromCache};
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

	it('notices that the site gets a playground, where a video can be edited', async () => {
		site.write('docs/a.mdx', docsPage('A', '<Demo id="api-spring" />\n'));
		const inDevelopment = {development: true};
		const edited = 'href="/playground?demo=api-spring"';
		expect(await compile(inDevelopment)).toEqual({fromCache: false, html: expect.not.stringContaining(edited)});
		expect((await compile(inDevelopment)).fromCache).toBe(true);
		site.write('manifest/site-routes.tsv', 'path\ttitle\n/playground\tPlayground\n');
		expect(await compile(inDevelopment)).toEqual({fromCache: false, html: expect.stringContaining(edited)});
	});

	it('notices that an export in a sample, which had no facts, gets them', async () => {
		const writeFacts = (exports: object) =>
			site.write(
				'../facts/packages/noise.json',
				JSON.stringify({name: '@remotion/noise', version: '4', entries: {'@remotion/noise': exports}}),
			);
		const types = (at: string) => ({cards: [{type: `noise2D(): ${at}`}], samples: [expect.anything()]});
		site.write('docs/a.mdx', docsPage('A', "```ts\nimport {noise2D} from '@remotion/noise';\n```\n"));
		expect(await compile()).toEqual({fromCache: false, html: expect.stringContaining('noise2D')});
		writeFacts({});
		expect(await compile()).toEqual({fromCache: false, html: expect.stringContaining('noise2D')});
		expect((await compile()).fromCache).toBe(true);
		writeFacts({noise2D: {kind: 'function', signature: ['noise2D(): number']}});
		expect(await compile()).toMatchObject({fromCache: false, hovers: types('number')});
		writeFacts({noise2D: {kind: 'function', signature: ['noise2D(): string']}});
		expect(await compile()).toMatchObject({fromCache: false, hovers: types('string')});
	});

	it.each([
		['an expert', 'experts/experts.json', JSON.stringify([expert]), '/experts/ada'],
		['a public file', '../public/notes.txt', 'Notes', '/notes.txt'],
	])('CFG-02 finds the broken link that the removal of %s leaves, as a build without a cache does', async (_, file, text, target) => {
		const written = site.write(file, text);
		site.write('docs/a.mdx', docsPage('A', `[there](${target})\n`));
		await compile();
		expect((await compile()).fromCache).toBe(true);
		fs.rmSync(written);
		await expect(compile()).rejects.toThrow(`broken link to ${target}`);
	});

	it('keeps pages when a row is added to the manifest that they do not ask for', async () => {
		site.write('manifest/docs-routes.tsv', 'path\ttitle\n/docs/later\tLater\n/docs/other\tOther\n');
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
