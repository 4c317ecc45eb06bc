import {existsSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, expect, test, vi} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {pathFrom} from '../base/file-paths';
import {listFiles} from '../base/list-files';
import {compressFiles, pruneCompressed} from './compress';
import {writeInto} from './files';

/** Files that were there when the folder was listed. */
const gone = vi.hoisted((): string[] => []);
vi.mock(import('../base/list-files'), async (importOriginal) => {
	const {listFiles: list} = await importOriginal();
	return {listFiles: (folder) => [...list(folder), ...gone.filter((file) => file.startsWith(folder))]};
});

let directory: string;
let cache: string;
beforeEach(() => {
	directory = temporaryFolder();
	cache = path.join(directory, 'cache');
});

const client = () => path.join(directory, 'client');
const write = (name: string, content: string) => writeInto(client(), name, content);
const names = () => listFiles(client()).map((file) => pathFrom(client(), file));
const compress = () => compressFiles(listFiles(client()), cache);
const text = 'a text that repeats itself. '.repeat(100);

test('text files of a kilobyte or more get both compressed forms; others get none', async () => {
	await write('a/index.html', text);
	await write('small.html', 'small');
	await write('picture.webp', text);
	await compress();
	expect(names()).toEqual(['a/index.html', 'a/index.html.br', 'a/index.html.gz', 'picture.webp', 'small.html']);
	expect(brotliDecompressSync(readFileSync(path.join(client(), 'a/index.html.br'))).toString()).toBe(text);
	expect(gunzipSync(readFileSync(path.join(client(), 'a/index.html.gz'))).toString()).toBe(text);
});

test('what was compressed before is taken from the cache', async () => {
	await write('a.js', text);
	await compress();
	for (const file of listFiles(cache)) {
		writeFileSync(file, 'from the cache');
	}
	rmSync(path.join(client(), 'a.js.br'));
	await compress();
	expect(readFileSync(path.join(client(), 'a.js.br'), 'utf8')).toBe('from the cache');
});

test('scripts and the search index get the best compression, pages the second best, texts for programs a quick one', async () => {
	await write('page.html', `page.html: ${text}`);
	await write('ask/page.json', `ask/page.json: ${text}`);
	await write('search/titles.json', `search/titles.json: ${text}`);
	await write('page.md', `page.md: ${text}`);
	await write('script.js', `script.js: ${text}`);
	await compress();
	const qualities = listFiles(cache)
		.filter((file) => file.endsWith('.br'))
		.map((file) => /-(\d+)-\d+-\d+\.br$/.exec(file)?.[1]);
	expect(qualities.sort()).toEqual(['10', '10', '11', '11', '9']);
});

test('what was compressed with a different window or postfix is not taken from the cache', async () => {
	await write('a.json', text);
	await compress();
	expect(listFiles(cache).map((file) => /-([\d-]+\.(?:br|gz))$/.exec(file)?.[1])).toEqual(['10-16-3.br', '9.gz']);
});

test('a changed file is compressed again', async () => {
	await write('a.css', text);
	await compress();
	await write('a.css', `${text}!`);
	await compress();
	expect(brotliDecompressSync(readFileSync(path.join(client(), 'a.css.br'))).toString()).toBe(`${text}!`);
});

test('an empty or missing folder is nothing to do', async () => {
	await compress();
	expect(existsSync(client())).toBe(false);
});

test('what no build has used for two weeks is taken out of the cache', async () => {
	const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
	await write('a.css', text);
	await compress();
	const [old, recent] = listFiles(cache);
	utimesSync(old!, daysAgo(15), daysAgo(15));
	utimesSync(recent!, daysAgo(13), daysAgo(13));
	await pruneCompressed(cache);
	expect(listFiles(cache)).toEqual([recent]);
});

test('a file of the cache that another build takes away is no fault', async () => {
	await write('a.css', text);
	await compress();
	gone.push(path.join(cache, 'taken-away.br'));
	await pruneCompressed(cache);
	expect(listFiles(cache).filter(existsSync)).toHaveLength(2);
});
