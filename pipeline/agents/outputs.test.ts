import {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {beforeAll, describe, expect, test} from 'vitest';
import {siteConfigSchema} from '../config/schema';
import type {OutputSite, PageDigest} from '../output/output';
import {smallConfig} from '../testing/small-config';
import {withAbsoluteLinks} from './markdown-page';
import * as makers from './outputs';

const digest = (page: Pick<PageDigest, 'path' | 'title' | 'description' | 'updated'>): PageDigest => ({
	...page,
	markdown: `# Page ${page.path}\n\nSee [it](/docs/spring#config).\n\n`,
	passages: {format: 0, ...page, kind: 'guide', sections: []},
	search: {...page, kind: 'guide', headings: [], text: []},
});

const digests = new Map(
	[
		{path: '/docs', title: 'Start', description: 'How to start.'},
		{path: '/docs/spring', title: 'spring() [new]', description: 'A: spring.', updated: '2026-11-22'},
	].map((page) => [page.path, digest(page)]),
);

const home =
	'<html><body><nav>Menu</nav><main><h1>Make videos</h1><p>See <a href="/docs">the docs</a>.</p><button>Play</button></main></body></html>';

const site: OutputSite = {
	config: siteConfigSchema.parse(smallConfig),
	written: [
		{path: '/', noindex: false, title: 'Home', description: 'The start.'},
		{path: '/docs', noindex: false},
		{path: '/docs/spring', noindex: false},
	],
	html: async (page) => (page === '/' ? home : undefined),
	sections: [
		{
			title: 'API: Core',
			pages: [
				{title: 'Start', path: '/docs', description: 'How to start.'},
				{title: 'spring() [new]', path: '/docs/spring', description: 'A spring.'},
			],
		},
	],
	digest: async (page) => digests.get(page),
	digests: async () => digests,
	once: (_, make) => make(),
};

const files = new Map<string, string>();
const read = (name: string) => files.get(`/${name}`)!;
beforeAll(async () => {
	for (const {list, make} of [makers.markdown, makers.texts]) {
		for (const address of await list(site)) {
			files.set(address, await text(Readable.from((await make(address, site))!)));
		}
	}
});

describe('what programs read', () => {
	test('DOC-05 AGT-01 a page lies at its path + .md, with facts, the way to all pages, and absolute links', () => {
		expect(read('docs/spring.md')).toBe(`---
title: spring() [new]
description: "A: spring."
url: https://videos.example/docs/spring
version: 1.2.3
updated: 2026-11-22
---

> All pages of this site: https://videos.example/llms.txt

# Page /docs/spring

See [it](https://videos.example/docs/spring#config).
`);
	});

	test('AGT-01 a page that is not written in Markdown has a form made of its main content', () => {
		expect(read('index.md')).toContain('# Make videos\n\nSee [the docs](https://videos.example/docs).\n');
		expect(read('index.md')).toContain('title: Home');
		expect(read('index.md')).not.toMatch(/Menu|Play/);
	});

	test('DOC-05 AGT-01 llms.txt lists all sections, each with its list and its first pages as Markdown', () => {
		expect(read('llms.txt')).toContain(`## API: Core

- [API: Core: all of it](https://videos.example/llms/api-core.txt): 2 pages, with descriptions
- [Start](https://videos.example/docs.md)
- [spring() \\[new\\]](https://videos.example/docs/spring.md)
`);
	});

	test('AGT-01 llms.txt stays short with long sections, whose lists name every page', async () => {
		const pages = Array.from({length: 200}, (_, index) => ({title: `Page ${index}`, path: `/docs/page-${index}`, description: ''}));
		const long = {...site, sections: [{title: 'Long', pages}]};
		const make = async (address: string) => text(Readable.from((await makers.texts.make(address, long))!));
		expect(Buffer.byteLength(await make('/llms.txt'))).toBeLessThan(2000);
		expect((await make('/llms/long.txt')).match(/^- \[/gm)).toHaveLength(200);
	});

	test('AGT-01 each section has a list with descriptions', () => {
		expect(read('llms/api-core.txt')).toContain('- [spring() \\[new\\]](https://videos.example/docs/spring.md): A spring.\n');
	});

	test('AGT-01 a list that is longer than agents read stops the build', async () => {
		const page = {title: 'A title of some length', path: '/docs/spring', description: ''};
		const big = [{title: 'Big', pages: Array.from({length: 2000}, () => page)}];
		await expect(makers.texts.make('/llms/big.txt', {...site, sections: big})).rejects.toThrow('/llms/big.txt has');
		const many = Array.from({length: 1000}, (_, index) => ({title: `Section ${index}`, pages: [page]}));
		await expect(makers.texts.make('/llms.txt', {...site, sections: many})).rejects.toThrow('/llms.txt has');
	});

	test('DOC-05 llms-full.txt holds every page with its URL', () => {
		expect(read('llms-full.txt')).toContain(
			'---\n\nSource: https://videos.example/docs/spring\nDescription: A: spring.\n\n# Page /docs/spring\n',
		);
		expect(read('llms-full.txt').match(/^Source: /gm)).toHaveLength(2);
	});

	test.each([
		['a link', '[a](/b "t")', '[a](https://x.y/b "t")'],
		['another host', '[a](//b) [c](https://d)', '[a](//b) [c](https://d)'],
		['inline code', '`[a](/b)` [c](/d)', '`[a](/b)` [c](https://x.y/d)'],
		['a code block', '```md\n[a](/b)\n```\n[c](/d)', '```md\n[a](/b)\n```\n[c](https://x.y/d)'],
		['a block in a longer fence', '````md\n```\n[a](/b)\n```\n````\n[c](/d)', '````md\n```\n[a](/b)\n```\n````\n[c](https://x.y/d)'],
	])('AGT-01 %s', (_, markdown, expected) => {
		expect(withAbsoluteLinks(markdown, 'https://x.y')).toBe(expected);
	});
});
