import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {writeInto} from '../files';
import {emitNotFound} from './not-found';

test('RTE-02 404.html is the prerendered not-found page, marked for the app and hidden from search engines', async () => {
	const directory = temporaryFolder();
	await writeInto(
		directory,
		'404/index.html',
		'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Not found</title></head></html>',
	);
	await writeInto(directory, '__spa-fallback.html', '<html></html>');
	await emitNotFound(directory);
	expect(readFileSync(path.join(directory, '404.html'), 'utf8')).toBe(
		'<!DOCTYPE html><html data-not-found lang="en"><head><meta charset="utf-8"/><meta name="robots" content="noindex"/><title>Not found</title></head></html>',
	);
	expect([existsSync(path.join(directory, '404')), existsSync(path.join(directory, '__spa-fallback.html'))]).toEqual([false, false]);
	await expect(emitNotFound(directory)).rejects.toThrow('The not-found page was not prerendered');
});
