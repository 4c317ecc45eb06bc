import path from 'node:path';
import {expect, test} from 'vitest';
import {contentDir} from '../../pipeline/base/site-dir';
import type {PageAbout} from '../../pipeline/compiler/compile-job';
import {compilePage} from '../../pipeline/compiler/compile-page';

const compile = (title: string, about: PageAbout, source: string) =>
	compilePage(
		{path: '/docs/test', file: path.join(contentDir, 'docs/test.mdx'), title, about, source},
		{
			pages: new Map([
				['/docs/test', title],
				['/docs/mediabunny', 'Mediabunny'],
				['/docs/5-0-migration', 'Migration'],
				['/docs/composition', '<Composition>'],
			]),
			others: new Map(),
			promised: new Set(),
			redirects: new Map(),
			files: new Set(),
			symbols: {byPackage: new Map(), byName: new Map()},
			playground: {proven: new Set(), media: [], videos: new Set()},
		},
	);

test('REF-01 a page names the status of its package, in its Markdown form too, and search does not quote it', async () => {
	const {html, markdown, text} = await compile('Readers', {kind: 'guide', package: '@remotion/media-parser'}, 'Where bytes come from.\n');
	expect(html).toMatch(/^<div class="page-head">.*Deprecated.*<a href="\/docs\/mediabunny">Mediabunny<\/a>.*<p>Where bytes/s);
	expect(markdown).toContain(
		"> **Deprecated**\n>\n> `@remotion/media-parser` is deprecated in favor of [Mediabunny](/docs/mediabunny) and [won't be part of version 5](/docs/5-0-migration#packages).",
	);
	expect(text).toEqual([{text: 'Where bytes come from.'}]);
});

test('REF-01 a function has its signature behind the first sentence, and its parameters lead to their headings', async () => {
	const {html, markdown} = await compile(
		'random()',
		{kind: 'api', package: 'remotion', symbols: ['random'], since: '2.0'},
		'Returns a number.\n\n## Arguments\n\n### `seed` [#the-seed]\n\nAny.\n',
	);
	expect(html).toContain('Available since v2.0');
	expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/Returns a number\.\s*random\(seed: /);
	expect(html).toMatch(/random\(<a href="#the-seed">seed<\/a>: /);
	expect(markdown).toContain('```ts\nrandom(seed: ');
});

test('REF-01 where it runs is said only where it runs without conditions', async () => {
	const page = (table: string) => compile('Test', {kind: 'api', package: 'remotion'}, `Words.\n\n<Compatibility ${table} />\n`);
	expect((await page('chrome safari="15.4 and later" node={false}')).html).toContain('Runs in Chrome and Safari 15.4 and later');
	expect((await page('chrome firefox safari bun serverless clientSideRendering')).html).toContain(
		'Runs in browsers, Bun and serverless functions<',
	);
	expect((await page('chrome firefox safari lambda cloudrun serverSideRendering player studio')).html).toContain(
		'Runs in browsers, server-side rendering, the Player and the Studio<',
	);
	expect((await page('chrome node="No: throws"')).html).not.toContain('page-head');
});

test('REF-01 without a table, where it runs is what is known of its export, else of its package', async () => {
	const page = (name: string, table = '') =>
		compile('Test', {kind: 'api', package: '@remotion/shapes', symbols: [name]}, `Words.\n\n${table}\n`);
	expect((await page('makeHeart')).html).toContain('Runs in browsers, Node.js, Bun and serverless functions');
	expect((await page('Heart')).html).toContain('Runs in the Studio, the Player and server-side rendering<');
	expect((await page('Heart', '<Compatibility studio="With conditions" />')).html).not.toContain('page-head');
});

test('REF-01 the page of an export leads to its source at the documented version', async () => {
	const about: PageAbout = {kind: 'api', package: 'remotion', symbols: ['random']};
	const {html, markdown} = await compile('random()', about, 'Returns a number.\n');
	expect(html).toMatch(/<a href="https:\/\/github\.com\/remotion-dev\/remotion\/blob\/v[\d.]+\/packages\/core\/src\/random\.ts"/);
	expect(markdown).toMatch(/^\[Source on GitHub\]\(https:\/\/.*random\.ts\) · Runs in .*[^.]$/m);
	expect((await compile('random()', {...about, kind: 'guide'}, 'Words.\n')).html).not.toContain('packages/core');
});

test('a guide about other things stays as it is', async () => {
	expect((await compile('Test', {kind: 'guide'}, 'Words.\n')).html).toBe('<p>Words.</p>');
});
