import {beforeAll, describe, expect, it} from 'vitest';
import type {Engine} from '../../app/search/embedded/engine';
import {likelyPages, queryForPath} from '../../app/search/likely-pages';
import {searchTerms} from '../../pipeline/content/search-words';
import {listPages} from '../../pipeline/site/page-lists';
import {goldenQueries, missedWithin, type SearchedQuery, searchFor, unknownAddresses} from './queries';
import {siteEngine} from './site-engine';

/** How many of the queries the search may get wrong: other pages are written all the time. */
const FIRST = 0.9;
const WITHIN_FIVE = 0.97;

const {queries, waiting} = goldenQueries();

let engine: Engine;
let searched: SearchedQuery[];

describe(`SRC-09 the golden queries (${queries.length}, and ${waiting.length} that wait for their page)`, () => {
	beforeAll(async () => {
		({engine} = await siteEngine());
		searched = await searchFor(engine, queries);
	}, 600_000);

	it('SRC-09 are at least 200', () => {
		expect(queries.length).toBeGreaterThanOrEqual(200);
	});

	it('SRC-09 want pages that are written or promised', () => {
		expect(unknownAddresses()).toEqual([]);
	});

	it.each([
		['first', 1, FIRST],
		['within the first five', 5, WITHIN_FIVE],
	])('SRC-09 bring the wanted page %s', (_, within, share) => {
		const misses = missedWithin(within, searched);
		expect(1 - misses.length / queries.length, misses.join('\n')).toBeGreaterThanOrEqual(share);
	});

	it('SRC-09 bring first what search.yml says, and what readers mean by a word that names several pages', async () => {
		const meant = listPages().flatMap(({pages}) => pages.flatMap(({path}) => searchTerms(path).map((query) => ({query, wanted: [path]}))));
		expect(meant.length).toBeGreaterThan(0);
		const named = {query: 'render', wanted: ['/docs/render', '/docs/cli/render']};
		expect(missedWithin(1, await searchFor(engine, [...meant, named]))).toEqual([]);
	});

	it.each([
		['/docs/layer', '/docs/layers'],
		['/docs/volume', '/docs/audio/volume'],
		['/docs/audio/volum', '/docs/audio/volume'],
		['/docs/video-tag.html', '/docs/video-tags'],
		['/blog/4.0', '/blog/4-0'],
	])('RTE-02 for the lost URL %s they bring %s', async (lost, page) => {
		const {hits} = await engine.search(queryForPath(lost), {limit: 40, snippetWords: 10});
		expect(likelyPages(hits, lost)[0]?.url).toBe(page);
	});
});
