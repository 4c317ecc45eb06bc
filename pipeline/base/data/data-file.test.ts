import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {z} from 'zod';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {readDataFile} from './data-file';

const schema = z.record(z.string(), z.string());

let directory: string;
let file: string;
beforeEach(() => {
	directory = temporaryFolder();
	file = path.join(directory, 'words.yml');
});

test('an unchanged file is parsed once, a changed one again', () => {
	writeFileSync(file, 'play: Play');
	const first = readDataFile(file, schema);
	expect(first).toEqual({play: 'Play'});
	expect(readDataFile(file, schema)).toBe(first);
	writeFileSync(file, 'play: Run!');
	expect(readDataFile(file, schema)).toEqual({play: 'Run!'});
});

test('a mistake in a file that was right before says its line, every time', () => {
	writeFileSync(file, 'play: Play');
	readDataFile(file, schema);
	writeFileSync(file, 'play: Play\nstop: 1');
	expect(() => readDataFile(file, schema)).toThrow(/words\.yml:2/);
	expect(() => readDataFile(file, schema)).toThrow(/words\.yml:2/);
});

test('what one schema accepted is no answer for another one', () => {
	writeFileSync(file, 'play: Play');
	readDataFile(file, schema);
	expect(() => readDataFile(file, z.record(z.string(), z.number()))).toThrow(/play/);
});
