import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {replaceFile} from './replace-file';

let folder: string;
beforeEach(() => {
	folder = temporaryFolder();
});

test('many who write the same file at once all succeed, and leave one whole file', async () => {
	const file = path.join(folder, 'in/a/folder.txt');
	await Promise.all(Array.from({length: 20}, () => replaceFile(file, 'the same')));
	expect(await readFile(file, 'utf8')).toBe('the same');
	expect(await readdir(path.dirname(file))).toEqual(['folder.txt']);
});

test('a file that cannot be put in place leaves nothing behind', async () => {
	await replaceFile(path.join(folder, 'taken/inside.txt'), '');
	await expect(replaceFile(path.join(folder, 'taken'), 'a folder has this name')).rejects.toThrow();
	expect(await readdir(folder)).toEqual(['taken']);
});
