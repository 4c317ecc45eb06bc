import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {formatProblem} from '../base/problems';
import {docsPage, post} from '../testing/site';
import {contentIndex, findEntry, indexProblems} from './content-index';
import {invalidate} from './invalidate';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

beforeEach(() => {
	site.remove();
	site.write('docs/index.mdx', docsPage('Home'));
	invalidate();
});

const faults = () => indexProblems().map(formatProblem);

describe('content index', () => {
	it('makes the URL of a page from its file', () => {
		site.write('docs/spring.mdx', docsPage('spring()'));
		site.write('docs/terms/index.mdx', docsPage('Terms'));
		site.write('docs/terms/frame.mdx', docsPage('Frame'));
		site.write('blog/1-0.mdx', post('Version 1.0', '2021-02-08'));
		site.write('partials/shared.mdx', 'Shared text without front matter.');
		expect([...contentIndex().pages.keys()].sort()).toEqual(['/blog/1-0', '/docs', '/docs/spring', '/docs/terms', '/docs/terms/frame']);
		expect(faults()).toEqual([]);
	});

	it('names both files of a duplicate URL', () => {
		site.write('docs/a.mdx', docsPage('A'));
		site.write('docs/a/index.mdx', docsPage('A'));
		expect(faults()).toEqual([expect.stringMatching(/docs\/a\/index\.mdx: .*\/docs\/a is taken by content\/docs\/a\.mdx/)]);
	});

	it('wants the title that the manifest promises', () => {
		site.write('manifest/docs-routes.tsv', 'path\ttitle\tkind\tsidebar\tnote\n/docs/\tHome\tguide\t\t\n/docs/spring/\tspring()\tapi\t\t\n');
		site.write('docs/spring.mdx', docsPage('Spring'));
		site.write('manifest/site-routes.tsv', 'path\tkind\ttitle\tdate\tnote\n/blog/1-0\tblog\tVersion 1.0\t2021-02-08\t\n');
		site.write('blog/1-0.mdx', post('Version 1', '2021-02-08'));
		expect(faults()).toEqual([
			expect.stringMatching(/docs\/spring\.mdx:2: field "title": expected "spring\(\)"/),
			expect.stringMatching(/blog\/1-0\.mdx:2: field "title": expected "Version 1\.0"/),
		]);
	});

	it.each([
		['Lone.mdx', 'Lone'],
		['lone page.mdx', 'lone%20page'],
		['größe.mdx', 'gr%C3%B6%C3%9Fe'],
		['v1.2.mdx', 'v1.2'],
	])('wants no file %s, whose URL would need care, and says so at that URL', (name, url) => {
		site.write(`docs/${name}`, docsPage('Lone'));
		expect(faults()).toEqual([expect.stringMatching(/docs\/.+\.mdx: becomes a URL, expected a name of small letters/)]);
		expect(() => findEntry(`/docs/${url}`)).toThrow('becomes a URL');
	});

	it.each(['b.md', 'b.MDX'])('does not pass over %s, a page with another ending', (name) => {
		site.write(`docs/${name}`, docsPage('B'));
		expect(faults()).toEqual([expect.stringContaining(`docs/${name}: expected a page to be an .mdx file`)]);
	});

	it('does not pass over a post in a folder', () => {
		site.write('blog/2025/1-0.mdx', post('Version 1.0', '2021-02-08'));
		expect(faults()).toEqual([expect.stringContaining('blog/2025/1-0.mdx: is in a folder, expected a page directly in content/blog/')]);
	});

	it('fails for the faulty page only', () => {
		site.write('docs/c.mdx', '---\ntitle: C\n---\n');
		expect(() => findEntry('/docs/c')).toThrow(/docs\/c\.mdx:2: field "description"/);
		expect(findEntry('/docs')?.frontMatter.title).toBe('Home');
		expect(findEntry('/docs/none')).toBeUndefined();
	});

	it('sees an edit, a new page and a page that is gone after an invalidation', () => {
		contentIndex();
		invalidate(site.write('docs/index.mdx', docsPage('Changed')));
		expect(findEntry('/docs')?.frontMatter.title).toBe('Changed');
		invalidate(site.write('docs/new.mdx', docsPage('New')));
		expect(findEntry('/docs/new')?.frontMatter.title).toBe('New');
		site.remove();
		invalidate();
		expect(findEntry('/docs/new')).toBeUndefined();
	});

	it('recovers from a fault', () => {
		invalidate(site.write('docs/index.mdx', 'no front matter'));
		expect(() => findEntry('/docs')).toThrow();
		invalidate(site.write('docs/index.mdx', docsPage('Mended')));
		expect(findEntry('/docs')?.frontMatter.title).toBe('Mended');
	});
});
