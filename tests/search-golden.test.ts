import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createEngine, type Engine} from '../app/search/engine';
import {pageExists} from '../pipeline/content';
import {searchFiles} from '../pipeline/search/emit';
import {repoDir} from '../pipeline/site-dir';

/** The search may go wrong in so many of the queries: other pages are written all the time. */
const FIRST = 0.85;
const WITHIN_FIVE = 0.97;

/** A query and the page, or section of one, that answers it. */
const queries = readFileSync(path.join(repoDir, 'tests/golden/search-queries.tsv'), 'utf8')
	.trim()
	.split('\n')
	.map((line) => line.split('\t') as [query: string, wanted: string])
	.filter(([, wanted]) => pageExists(wanted.split('#')[0]!));

let engine: Engine;

/** For a section, the page as a whole is as good. */
const fits = (url: string, wanted: string): boolean => url === wanted || url === wanted.split('#')[0] || url.split('#')[0] === wanted;

const missed = (within: number): string[] =>
	queries.flatMap(([query, wanted]) => {
		const {hits} = engine.search(query, {limit: 20, perGroup: 5, snippetWords: 10});
		const shown = hits.slice(0, within).map(({url}) => url);
		return shown.some((url) => fits(url, wanted)) ? [] : [`${query}: ${wanted}, not ${shown.join(' ')}`];
	});

describe('SRC-09 the golden queries', () => {
	beforeAll(async () => {
		const {titles, texts} = await searchFiles();
		engine = await createEngine(titles, texts);
	}, 600_000);

	it('SRC-09 are at least 200', () => {
		expect(queries.length).toBeGreaterThanOrEqual(200);
	});

	it.each([
		['first', 1, FIRST],
		['within the first five', 5, WITHIN_FIVE],
	])('SRC-09 bring the wanted page %s', (_, within, share) => {
		const misses = missed(within);
		expect(1 - misses.length / queries.length, misses.join('\n')).toBeGreaterThanOrEqual(share);
	});
});
