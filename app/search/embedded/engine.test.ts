import MiniSearch from 'minisearch';
import {afterEach, expect, it, vi} from 'vitest';
import {createEngine} from './engine';

const pages = ['Volume', 'Sequence'].map((title) => ({
	path: `/docs/${title.toLowerCase()}`,
	title,
	description: `About ${title}.`,
	group: 0,
	kind: 'guide',
	headings: [{depth: 2 as const, text: 'Options'}],
}));
const create = () =>
	createEngine(
		{groups: ['Docs'], pages},
		pages.map(() => ({parts: ['', 'A text.']})),
	);
const clues = [{word: 'volume', alike: [], weight: 1}];

afterEach(() => vi.restoreAllMocks());

it('ASK-01 a question to the assistant waits for no index of the search', async () => {
	const add = vi.spyOn(MiniSearch.prototype, 'add');
	const {sections} = await create().retrieve({clues, text: 'volume', limit: 5});
	expect(sections[0]?.path).toBe('/docs/volume');
	expect(add).not.toHaveBeenCalled();
});

it('SRC-09 the index of the search is made once, by what asks first', async () => {
	const add = vi.spyOn(MiniSearch.prototype, 'add');
	const engine = create();
	const [, {hits}] = await Promise.all([engine.prepare(), engine.search('volume', {limit: 5, snippetWords: 5})]);
	await engine.search('sequence', {limit: 5, snippetWords: 5});
	expect(hits[0]?.url).toBe('/docs/volume');
	expect(add).toHaveBeenCalledTimes(4);
});

it('SRC-09 a word finds pages before their sections are indexed, and those afterwards', async () => {
	// Each entry takes a slice of its own.
	let now = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => {
		now += 1000;
		return now;
	});
	const add = vi.spyOn(MiniSearch.prototype, 'add');
	const engine = create();
	const options = {limit: 5, snippetWords: 5};
	expect((await engine.glance('volume', options))?.hits.map(({url}) => url)).toEqual(['/docs/volume']);
	expect(add.mock.calls.length).toBeLessThan(4);
	expect(await engine.glance('volume options', options)).toBeUndefined();
	expect((await engine.search('options', options)).hits.map(({url}) => url).sort()).toEqual([
		'/docs/sequence#options',
		'/docs/volume#options',
	]);
});
