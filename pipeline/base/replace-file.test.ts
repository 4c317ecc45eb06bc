import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {replaceFile} from './replace-file';

let directory = '';
beforeEach(() => {
	directory = mkdtempSync(path.join(tmpdir(), 'replace-file-'));
});
afterEach(() => rmSync(directory, {recursive: true}));

test('a file is made with its folder, then replaced, and nothing else is left', async () => {
	const file = path.join(directory, 'a', 'b.json');
	await replaceFile(file, 'old');
	await replaceFile(file, Buffer.from('new'));
	expect(readFileSync(file, 'utf8')).toBe('new');
	expect(readdirSync(path.dirname(file))).toEqual(['b.json']);
});
