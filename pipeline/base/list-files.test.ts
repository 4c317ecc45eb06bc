import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {listFiles} from './list-files';

const folder = temporaryFolder();

it('lists the files of a folder and of the folders in it, in a stable order', () => {
	mkdirSync(path.join(folder, 'b/c'), {recursive: true});
	for (const name of ['z.txt', 'b/c/d.txt', 'b/a.txt']) {
		writeFileSync(path.join(folder, name), '');
	}
	expect(listFiles(folder)).toEqual(['b/a.txt', 'b/c/d.txt', 'z.txt'].map((name) => path.join(folder, name)));
});

it('finds nothing in a folder that is not there', () => {
	expect(listFiles(path.join(folder, 'nowhere'))).toEqual([]);
});

it('does not take another fault of the disk for an empty folder', () => {
	expect(() => listFiles(path.join(folder, 'z.txt'))).toThrow(/ENOTDIR/);
});
