import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Engine} from '../../app/search/embedded/engine';
import {repoDir} from '../../pipeline/base/site-dir';
import {readManifests} from '../../pipeline/content/manifest';
import {pageExists} from '../../pipeline/site/addresses';

/** A query and the pages, or sections of pages, of which one must come first. */
export type GoldenQuery = {query: string; wanted: string[]};

const pageOf = (address: string): string => address.split('#')[0]!;

const rows = (table: string): {query: string; choices: string[][]}[] =>
	readFileSync(path.join(repoDir, 'tests/golden/tables/queries', `${table}.tsv`), 'utf8')
		.trim()
		.split('\n')
		.map((line) => {
			const [query = '', choices = ''] = line.split('\t');
			return {query, choices: choices.split(' ').map((choice) => choice.split('|'))};
		});

/**
 * A table of queries. A row names choices in order of preference, separated by spaces, and in each the pages that are
 * as good as one another, separated by `|`. The first choice with a written page counts; a row without any waits for its page.
 */
export const readQueries = (table: string): {queries: GoldenQuery[]; waiting: string[]} => {
	const queries: GoldenQuery[] = [];
	const waiting: string[] = [];
	for (const {query, choices} of rows(table)) {
		const wanted = choices.map((choice) => choice.filter((address) => pageExists(pageOf(address)))).find((choice) => choice.length > 0);
		if (wanted) {
			queries.push({query, wanted});
		} else {
			waiting.push(query);
		}
	}

	return {queries, waiting};
};

/** The golden queries: names, and the docs' own words. */
export const goldenQueries = (): ReturnType<typeof readQueries> => readQueries('search');

/** URLs in the table that are neither written nor promised by a manifest. */
export const unknownAddresses = (): string[] => {
	const {docs, site} = readManifests();
	const pages = rows('search').flatMap(({choices}) => choices.flat().map(pageOf));
	return pages.filter((page) => !pageExists(page) && !docs.has(page) && !site.has(page));
};

/** For a section, its page as a whole is as good. */
const fits = (url: string, wanted: string[]): boolean => wanted.some((address) => pageOf(address) === pageOf(url));

/** A query with the URLs that the modal shows for it, best first. */
export type SearchedQuery = GoldenQuery & {shown: string[]};

export const searchFor = async (engine: Engine, queries: readonly GoldenQuery[]): Promise<SearchedQuery[]> => {
	const searched: SearchedQuery[] = [];
	for (const one of queries) {
		const {hits} = await engine.search(one.query, {limit: 20, perGroup: 5, snippetWords: 10});
		searched.push({...one, shown: hits.map(({url}) => url)});
	}

	return searched;
};

/** Those of the queries that don't bring a wanted page within their first results, each with what it brings instead. */
export const missedWithin = (within: number, searched: readonly SearchedQuery[]): string[] =>
	searched
		.map((one) => ({...one, first: one.shown.slice(0, within)}))
		.filter(({wanted, first}) => !first.some((url) => fits(url, wanted)))
		.map(({query, wanted, first}) => `${query}: ${wanted.join(' or ')}, not ${first.join(' ')}`);
