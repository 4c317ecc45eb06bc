import {writeFileSync} from 'node:fs';
import {Worker} from 'node:worker_threads';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {invalidate} from '../content/invalidate';
import {compiledPage} from '../site/content-pages';
import {docsPage, post} from '../testing/site';
import {compileAll, runOn} from './compile-all';
import {clearPageCache} from './page-cache';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => {
	site.remove();
	clearPageCache();
});

beforeEach(() => {
	site.remove();
	site.write('docs/index.mdx', docsPage('Home', '## Start [#start]\n\nText\n'));
	invalidate();
});

const failure = async () => {
	try {
		await compileAll();
	} catch (error) {
		return (error as Error).message.split('\n');
	}

	throw new Error('expected the site to fail');
};

describe('compiling a site', () => {
	it('CFG-02 a broken anchor in another page fails and names page and target', async () => {
		site.write('docs/a.mdx', docsPage('A', 'Text\n\n[good](/docs#start)\n\n[bad](/docs#stop)\n'));
		expect(await failure()).toEqual([
			expect.stringMatching(/docs\/a\.mdx:11: broken link to \/docs#stop, expected a heading of that page: #start$/),
		]);
	});

	it('CFG-02 a broken Markdown file link does not fail', async () => {
		site.write('docs/a.mdx', docsPage('A', '[gone](./gone.mdx)\n'));
		const {warnings} = await compileAll();
		expect(warnings).toEqual([expect.objectContaining({line: 7, message: expect.stringContaining('./gone.mdx')})]);
	});

	it('lists every fault of every kind at once', async () => {
		site.write('docs/a.mdx', docsPage('A', '[x](/docs/none)\n\n[also faulty](/docs/b)\n'));
		site.write('docs/b.mdx', '---\ntitle: B\n---\n');
		site.write('docs/c.mdx', docsPage('C', '<Nothing />\n'));
		site.write('docs/d.mdx', docsPage('D', '[y](/docs/c#z) [me](#me)\n'));
		site.write('blog/e.mdx', post('E', '2021-01-01'));
		site.write('blog/authors.yml', 'grace:\n  name: Grace\n');
		site.write('sidebars.json', '{"mainSidebar": [{"type": "doc", "path": "/docs/nowhere"}]}');
		const messages = await failure();
		for (const part of [
			'b.mdx:2: field "description"',
			'b.mdx:2: field "kind"',
			'sidebars.json:1:',
			'e.mdx:5: field "authors[0]": unknown author "ada"',
			'/docs/none',
			'unknown component <Nothing>',
			'/docs/d#me',
		]) {
			expect(messages.filter((message) => message.includes(part))).toHaveLength(1);
		}

		expect(messages).toHaveLength(7);
	});

	it('names each file that is not UTF-8, and still lists every other fault', async () => {
		const latin1 = (text: string) => Buffer.from(text, 'latin1');
		writeFileSync(site.write('docs/a.mdx', ''), latin1(docsPage('A', 'One\n\nGröße\n')));
		writeFileSync(site.write('docs/b.mdx', ''), Buffer.from(docsPage('B'), 'utf16le'));
		writeFileSync(site.write('partials/c.mdx', ''), latin1('Größe\n'));
		site.write('docs/c.mdx', docsPage('C', '<Include file="partials/c.mdx" />\n'));
		site.write('redirects.json', '{"old": "/docs"}');
		site.write('docs/d.mdx', docsPage('D', '<Nothing />\n'));
		expect(await failure()).toEqual([
			expect.stringMatching(/docs\/b\.mdx:1: the bytes here are not text in UTF-8/),
			expect.stringMatching(/redirects\.json:1: field "old": expected a site path/),
		]);
		site.write('redirects.json', '{}');
		invalidate();
		expect((await failure()).sort()).toEqual([
			expect.stringMatching(/docs\/a\.mdx:9: the bytes here are not text in UTF-8/),
			expect.stringMatching(/docs\/b\.mdx:1: the bytes here are not text in UTF-8/),
			expect.stringMatching(/docs\/d\.mdx:7: unknown component/),
			expect.stringMatching(/partials\/c\.mdx:1: the bytes here are not text in UTF-8/),
		]);
	});

	it('compiles a page with the line ends of Windows to the same as any', async () => {
		const text = docsPage('A', '## One\n\n```tsx {2}\nconst a = 1;\nconst b = 2;\n```\n');
		const compiled = async (source: string) => {
			invalidate(site.write('docs/a.mdx', source));
			await compileAll();
			return compiledPage('/docs/a');
		};
		const unix = await compiled(text);
		expect(await compiled(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(unix);
	});

	it('compiles in worker threads with the same result, and takes unchanged pages from the cache', async () => {
		for (let page = 0; page < 30; page++) {
			site.write(`docs/page-${page}.mdx`, docsPage(`Page ${page}`, `Page ${page} [home](/docs#${page === 7 ? 'nope' : 'start'})\n`));
		}

		expect(await failure()).toEqual([expect.stringMatching(/page-7\.mdx:7: broken link to \/docs#nope/)]);
		invalidate(site.write('docs/page-7.mdx', docsPage('Page 7', 'Mended\n')));
		expect(await compileAll()).toMatchObject({pages: 31, compiled: 1, fromCache: 30});
	}, 60_000);

	it('a worker that ends before its pages are done fails the build', async () => {
		await expect(runOn(new Worker('process.exit(3)', {eval: true}), [])).rejects.toThrow('ended with 3');
	});
});
