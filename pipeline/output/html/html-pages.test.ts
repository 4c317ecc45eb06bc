import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {inParallel} from '../../base/parallel';
import {writeInto} from '../files';
import {finishHtmlPages} from './html-pages';

test('SEC-01 every written page gets its own policy, and says what it is', async () => {
	const directory = temporaryFolder();
	const page = (canonical: string, script: string) =>
		`<html><head><link rel="canonical" href="${canonical}"/><script>${script}</script></head></html>`;
	await writeInto(directory, 'index.html', page('https://a.example/', 'a()'));
	await writeInto(directory, 'docs/spring/index.html', page('https://a.example/docs/spring', 'b()'));
	await writeInto(directory, '404.html', '<html><head><meta name="robots" content="noindex"/></head></html>');
	await writeInto(directory, 'docs/spring.data', '["data"]');
	const facts = await finishHtmlPages(directory, {script: [], connect: [], frame: [], image: []});
	expect(facts).toMatchObject([
		{path: '/', canonical: 'https://a.example/', noindex: false},
		{path: '/404.html', canonical: undefined, noindex: true},
		{path: '/docs/spring', canonical: 'https://a.example/docs/spring', noindex: false},
	]);
	const policies = ['index.html', 'docs/spring/index.html', '404.html'].map(
		(name) => /script-src ([^;]*)/.exec(readFileSync(path.join(directory, name), 'utf8'))?.[1],
	);
	expect(new Set(policies).size).toBe(3);
	expect(policies[2]).toBe("'self'");
	expect(readFileSync(path.join(directory, 'docs/spring.data'), 'utf8')).toBe('["data"]');
});

test('a page that cannot be finished is named', async () => {
	const directory = temporaryFolder();
	await writeInto(directory, 'docs/spring/index.html', '<p>Text</p>');
	await expect(finishHtmlPages(directory, {script: [], connect: [], frame: [], image: []})).rejects.toThrow(
		path.join(directory, 'docs/spring/index.html'),
	);
});

test('work in parallel takes each item once, a few at a time, and stops at an error', async () => {
	const taken: number[] = [];
	let running = 0;
	let most = 0;
	await inParallel(
		[1, 2, 3, 4, 5],
		async (item) => {
			most = Math.max(most, ++running);
			await Promise.resolve();
			taken.push(item);
			running--;
		},
		2,
	);
	expect([taken.sort(), most]).toEqual([[1, 2, 3, 4, 5], 2]);
	await expect(inParallel([1], async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
