import fs from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {repoDir} from '../base/site-dir';
import {dataVersion} from './data-version';

/** The version as it is once a file has changed. */
const versionAfterChangeOf = (name: string): string => {
	const read = fs.readFileSync;
	const reading = vi
		.spyOn(fs, 'readFileSync')
		.mockImplementation(((file: string) =>
			file === path.join(repoDir, name) ? Buffer.from('changed') : read(file)) as typeof fs.readFileSync);
	try {
		return dataVersion();
	} finally {
		reading.mockRestore();
	}
};

it.each([
	['the compiler', 'pipeline/compiler/compile-page.ts'],
	['a view', 'app/root.tsx'],
	['the versions of packages, such as of the router', 'package-lock.json'],
])('page data has another version once %s changed', (_, file) => {
	expect(versionAfterChangeOf(file)).not.toBe(dataVersion());
});

it('page data has the same version after a change of a test', () => {
	expect(versionAfterChangeOf('pipeline/vite/data-version.test.ts')).toBe(dataVersion());
});
