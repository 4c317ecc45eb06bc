import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from '@playwright/test';
import {createEngine} from '../../app/search/embedded/engine';
import {clientDir} from '../../pipeline/base/site-dir';
import {type TextFile, TITLES_PATH, type TitlesFile} from '../../pipeline/search/format';
import {goldenQueries, missedWithin, readQueries, type SearchedQuery, searchFor} from '../../tests/golden/queries';
import {isSearchFile, openSearch, typeQuery} from '../../tests/support/browser/search';
import {recordTransfers} from '../../tests/support/browser/transfer';
import {bareKeystrokes} from '../bare-search';
import {SLOW_CPU, withBrowser, withPage} from '../browser';
import type {Section} from '../section';
import {withSite} from '../sites';
import {median, percentile} from '../statistics';
import type {Row} from '../table';

const KB = 1024;
const PAGES = 1000;
/** Typed letter by letter: names, plain words, a flag, a typing error. */
const TYPED = ['useCurrentFrame', 'audio volume', '--concurrency', 'interpolte', 'render a video'];

const brotli = (body: Buffer): number => brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;

const indexFile = async (name: RegExp): Promise<Buffer> => {
	const dir = path.join(clientDir, path.dirname(TITLES_PATH));
	const file = (await readdir(dir)).find((candidate) => name.test(candidate));
	if (!file) {
		throw new Error(`No file ${name} in ${dir}`);
	}

	return readFile(path.join(dir, file));
};

const relevance = async (titles: TitlesFile, texts: TextFile): Promise<Row[]> => {
	const engine = createEngine(titles, texts);
	const {queries, waiting} = goldenQueries();
	const share = (within: number, searched: readonly SearchedQuery[]): number =>
		100 * (1 - missedWithin(within, searched).length / searched.length);
	const golden = await searchFor(engine, queries);
	const readers = await searchFor(
		engine,
		['readers', 'threads'].flatMap((table) => readQueries(table).queries),
	);
	return [
		{measure: `golden queries (${waiting.length} more wait for their page)`, value: queries.length, unit: ''},
		{measure: 'wanted page first', value: share(1, golden), unit: '%'},
		{measure: 'wanted page within five', value: share(5, golden), unit: '%'},
		{measure: `readers' queries (${readers.length}): wanted page within five`, value: share(5, readers), unit: '%'},
	];
};

/** Milliseconds from each key to the frame that shows its results. */
const keystrokes = async (page: Page): Promise<number[]> => {
	const times: number[] = [];
	await openSearch(page);
	// The first query waits for the titles, one that no title answers for the texts.
	await typeQuery(page, 'video');
	await page.getByRole('combobox').fill('');
	await typeQuery(page, 'zzgg');
	for (const query of TYPED) {
		await page.getByRole('combobox').fill('');
		for (const key of query) {
			times.push(await typeQuery(page, key));
		}
	}

	return times;
};

const firstResult = async (page: Page, url: string): Promise<Row[]> => {
	await page.goto(`${url}/docs`, {waitUntil: 'networkidle'});
	const transfers = recordTransfers(page);
	await openSearch(page);
	await typeQuery(page, 'sequence');
	await page.waitForLoadState('networkidle');
	const all = (await transfers()).filter(({path: name}) => isSearchFile(name));
	const sum = (wanted: (name: string) => boolean): number =>
		all.filter(({path: name}) => wanted(name)).reduce((total, {bytes}) => total + bytes, 0) / KB;
	return [
		{measure: 'code of the modal', value: sum((name) => !/\.json$|worker-/.test(name)), unit: 'KB brotli'},
		{measure: 'all until the first result', value: sum((name) => !/\/text\./.test(name)), unit: 'KB brotli'},
	];
};

/** What the search costs, how fast it answers and how often it is right. */
export const search: Section = {
	title: `Search (keystrokes with a main thread ${SLOW_CPU} times slower; a worker is not slowed)`,
	run: () =>
		withSite(async (url) => {
			const [titlesBody, textBody] = [await indexFile(/^titles\..+\.json$/), await indexFile(/^text\..+\.json$/)];
			const titles = JSON.parse(titlesBody.toString()) as TitlesFile;
			const texts = JSON.parse(textBody.toString()) as TextFile;
			const growth = ((brotli(titlesBody) + brotli(textBody)) / KB / titles.pages.length) * PAGES;
			const {bytes, times, bare} = await withBrowser(async (browser) => ({
				bytes: await withPage(browser, 1, (page) => firstResult(page, url)),
				times: await withPage(browser, SLOW_CPU, async (page) => {
					await page.goto(`${url}/docs`, {waitUntil: 'networkidle'});
					return keystrokes(page);
				}),
				bare: await withPage(browser, SLOW_CPU, (page) => bareKeystrokes(page, TYPED)),
			}));
			return [
				...(await relevance(titles, texts)),
				{measure: 'key to painted results, median', value: median(times), unit: 'ms'},
				{measure: 'key to painted results, p95', value: percentile(times, 0.95), unit: 'ms'},
				{measure: 'the same on a page with nothing but eight plain rows, median', value: median(bare), unit: 'ms'},
				{measure: 'the same on a page with nothing but eight plain rows, p95', value: percentile(bare, 0.95), unit: 'ms'},
				...bytes,
				{measure: `titles of ${titles.pages.length} pages`, value: brotli(titlesBody) / KB, unit: 'KB brotli'},
				{measure: 'texts', value: brotli(textBody) / KB, unit: 'KB brotli'},
				{measure: `index for ${PAGES} pages`, value: growth, unit: 'KB brotli'},
			];
		}),
};
