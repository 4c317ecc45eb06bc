import MiniSearch from 'minisearch';
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import type {IndexedPage, TextFile} from '../../../pipeline/search/format';
import {readQuestion} from '../../assistant/from-pages/question';
import {createEngine, type Engine} from './engine';

const titles = ['interpolate()', '<Sequence>', 'Rendering on AWS Lambda', 'Audio volume', 'constructor', '__proto__', 'C++', 'Déjà vu'];
const pages: IndexedPage[] = titles.map((title, index) => ({
	path: `/docs/page-${index}`,
	title,
	description: `About ${title}, with a video.`,
	group: 0,
	kind: 'guide',
	headings: [{depth: 2, text: 'Options'}],
	answers: [{question: `What is ${title}?`}],
}));
const texts: TextFile = titles.map((title) => ({parts: [`${title} renders a video.`, 'All of its options.']}));

/** What readers never type and programs do. */
const ODD = [
	...['', ' ', '\t\n\r', '\u0000', '\u0000video\u0000', '\uFEFFvideo', '\u200B\u200D', '\uD800', 'video\uDC00', '\u0301\u0301\u0301'],
	...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</dialog>', '&lt;b&gt;', '{{7*7}}', '$1}', '%00%0a', "' OR 1=1 --"],
	...['.*', '(((((', '[[[', ')]}', '(?<=a)', '(a+)+$', '\\', '\\\\u{}', '^$', '|', '*+?', '$&', '$1', '/./g'],
	...['constructor', '__proto__', 'hasOwnProperty', 'toString valueOf', '__proto__ constructor prototype'],
	...['🎬', '🎬🎬 video', '👨‍👩‍👧‍👦', '🏳️‍🌈 render', '①②③', 'ﬁle', 'ＶＩＤＥＯ', 'İstanbul', 'ß', 'ǅ'],
	...['مقطع فيديو', 'סרטון וידאו', '\u202Evideo\u202C', 'العربية video עברית', '動画をレンダリング', '비디오', 'วิดีโอ', 'Видео'],
	...['-', '--', '---', '--crf', '-- --', '()', '<>', '<Sequence', 'a.b.c.d', '../../../etc/passwd', 'file:///C:/', '@@@', '#', '?', '!!!'],
	...['the of and', 'how do I', 'why is it not', 'a', 'i', '1', '0', '-1', '1e999', 'NaN', 'null', 'undefined', 'true'],
];
const around = (query: string): string[] => [query, `${query} video`, `video ${query}`, `"${query}"`, query.repeat(20)];
const queries = ODD.flatMap(around);

const LONG = {
	'one long word': 'x'.repeat(20_000),
	'one long word of the docs': 'interpolate'.repeat(2_000),
	'many words': 'render video '.repeat(2_000),
	'many different words': Array.from({length: 3_000}, (_, index) => `w${index}`).join(' '),
	'many fillers': 'how do I the of '.repeat(2_000),
	'many signs': '()<>.*'.repeat(5_000),
	'many emoji': '🎬'.repeat(5_000),
	'many apostrophes': "'".repeat(10_000),
	'many capitals': 'aB'.repeat(5_000),
};

let engine: Engine;
beforeAll(() => {
	engine = createEngine({groups: ['Docs'], pages}, texts);
});
afterEach(() => vi.restoreAllMocks());

const search = (query: string) => engine.search(query, {limit: 10, perGroup: 5, snippetWords: 10});
const retrieve = (query: string) => engine.retrieve({clues: readQuestion(query).terms, text: query, limit: 20});

describe('SRC-09 queries that nobody means', () => {
	it('SRC-09 are several hundred, and none is an error', async () => {
		expect(new Set(queries).size).toBeGreaterThan(400);
		for (const query of queries) {
			const {hits, count} = await search(query);
			expect(hits.length, query).toBeLessThanOrEqual(count);
			expect(
				hits.every(({url}) => pages.some(({path}) => url.startsWith(path))),
				query,
			).toBe(true);
			expect(
				(await retrieve(query)).sections.every(({path}) => pages.some((page) => page.path === path)),
				query,
			).toBe(true);
		}
	});

	it('SRC-09 leave the engine as it was', async () => {
		expect((await search('interpolate')).hits[0]?.url).toBe('/docs/page-0');
		expect(({} as Record<string, unknown>).video).toBeUndefined();
	});

	it.each(['constructor', '__proto__'])('SRC-09 names of every object are words like others: %s', async (name) => {
		expect((await search(name)).hits[0]?.hierarchy.lvl1).toBe(name);
	});

	it.each(Object.entries(LONG))('SRC-09 %s ask the index no more than a short query', async (_, query) => {
		const index = vi.spyOn(MiniSearch.prototype, 'search');
		await search(query);
		const asked = index.mock.calls.map(([asking]) => JSON.stringify(asking).length);
		expect(asked.length).toBeLessThanOrEqual(4);
		expect(Math.max(0, ...asked)).toBeLessThan(10_000);
		expect((await retrieve(query)).known.length).toBeLessThanOrEqual(50);
	});
});
