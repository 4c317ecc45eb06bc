import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {getDocPage} from '../collections/docs/doc-page';
import {getPost, listPosts, postYears} from '../collections/posts/posts';
import {clearPageCache} from '../compiler/page-cache';
import {docsPage, post} from '../testing/site';
import {pageExists} from './addresses';
import {compiledPage, contentPaths} from './content-pages';
import {listPages} from './page-lists';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => {
	site.remove();
	clearPageCache();
});

beforeAll(() => {
	site.write('docs/index.mdx', docsPage('Home'));
	site.write('docs/audio.mdx', docsPage('Audio'));
	site.write('docs/loose.mdx', docsPage('Loose'));
	site.write(
		'sidebars.json',
		'{"mainSidebar": [{"type": "category", "label": "Start", "items": [{"type": "doc", "path": "/docs"}, {"type": "doc", "path": "/docs/audio"}]}]}',
	);
	site.write('blog/first.mdx', post('First', '2020-12-31', 'Preview.\n\n{/* truncate */}\n\nRest.\n'));
	site.write('blog/second.mdx', post('Second', '2021-06-01', `${'word '.repeat(660)}\n`));
	site.write('blog/third.mdx', post('Third', '2021-07-01'));
	site.write('blog/authors.yml', 'ada:\n  name: Ada\n  url: https://example.com\n');
});

describe('content', () => {
	it('DOC-01 gives a docs page its place and its edit link', async () => {
		expect(await getDocPage('/docs/audio/', {editUrlBase: 'https://example.com/edit'})).toMatchObject({
			path: '/docs/audio',
			kind: 'guide',
			editUrl: 'https://example.com/edit/docs/audio.mdx',
			breadcrumbs: [{label: 'Start'}, {label: 'Audio', path: '/docs/audio'}],
			previous: {title: 'Home', path: '/docs'},
			sidebar: {id: 'mainSidebar'},
		});
		expect(await getDocPage('/docs/none')).toBeNull();
		expect(await getDocPage('/blog/first')).toBeNull();
	});

	it('BLG-03 gives a post its date, reading time, authors and neighbors', async () => {
		expect(await getPost('blog', 'second')).toMatchObject({
			path: '/blog/second',
			date: '2021-06-01',
			readingMinutes: 3,
			authors: [{key: 'ada', name: 'Ada', url: 'https://example.com'}],
			newer: {title: 'Third', path: '/blog/third'},
			older: {title: 'First', path: '/blog/first'},
		});
		expect(await getPost('blog', '/blog/none')).toBeNull();
		expect(await getPost('learn', '/blog/first')).toBeNull();
	});

	it('BLG-01 lists posts newest first, as previews', async () => {
		const posts = await listPosts('blog');
		expect(posts.map(({path}) => path)).toEqual(['/blog/third', '/blog/second', '/blog/first']);
		expect(posts[2]?.previewHtml.trim()).toBe('<p>Preview.</p>');
		expect(posts[0]?.previewHtml).toMatch(/^<p>A sentence about Third/);
	});

	it('BLG-02 groups posts by year, newest first', async () => {
		expect((await postYears('blog')).map(({year, posts}) => [year, posts.map(({title}) => title)])).toEqual([
			[2021, ['Third', 'Second']],
			[2020, ['First']],
		]);
	});

	it('lists every page once, by section', () => {
		expect(listPages().map(({title, pages}) => [title, pages.map(({path}) => path)])).toEqual([
			['Start', ['/docs', '/docs/audio']],
			['More', ['/docs/loose']],
			['Blog', ['/blog', '/blog/third', '/blog/second', '/blog/first']],
		]);
	});

	it.each([
		['/docs/audio/', true],
		['/', true],
		['/blog/archive', true],
		['/docs/none', false],
	])('knows whether %s exists', (path, expected) => {
		expect(pageExists(path)).toBe(expected);
	});

	it('DOC-05 has a Markdown form of every page', async () => {
		for (const path of contentPaths()) {
			expect((await compiledPage(path)).markdown).toMatch(/^# \w+\n\n\w.*\n$/s);
		}
	});
});
