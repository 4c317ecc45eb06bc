import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {z} from 'zod';
import {readDataFile} from './data-file';

const schema = z.record(z.string(), z.string());

let directory: string;
let file: string;
beforeEach(() => {
	directory = mkdtempSync(path.join(tmpdir(), 'site-data-'));
	file = path.join(directory, 'words.yml');
});
afterEach(() => rmSync(directory, {recursive: true}));

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
