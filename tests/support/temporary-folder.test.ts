import {existsSync} from 'node:fs';
import {afterAll, beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from './temporary-folder';

const ofFile = temporaryFolder();
const ofTests: string[] = [];
beforeEach(() => {
	ofTests.push(temporaryFolder());
});

// Hooks run from the last to the first.
afterAll(() => expect(existsSync(ofFile)).toBe(true));

test('a folder is there during the test', () => {
	expect([ofFile, ...ofTests].every((folder) => existsSync(folder))).toBe(true);
});

test('the next test has one of its own, and that of the one before is gone', () => {
	expect(ofTests.map((folder) => existsSync(folder))).toEqual([false, true]);
	expect(existsSync(ofFile)).toBe(true);
});
