import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../temporary-folder';
import {whileServed} from './serve-site';

test('a site is no longer served once a fixture has failed', async () => {
	const folder = temporaryFolder();
	writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
	let served = '';
	const failing = whileServed(folder, async (url) => {
		served = url;
		expect((await fetch(url)).status).toBe(200);
		throw new Error('the fixture failed');
	});
	await expect(failing).rejects.toThrow('the fixture failed');
	await expect(fetch(served)).rejects.toThrow();
});
