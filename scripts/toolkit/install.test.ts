import {mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {ensureToolkit, toolkitIsStale} from './install';

let root: string;

beforeEach(() => {
	root = temporaryFolder();
});

const lock = (packages: Record<string, object>): string => JSON.stringify({packages: {'': {}, ...packages}});

const wanted = lock({'node_modules/a': {version: '1.0.0'}, 'node_modules/other-system': {version: '1.0.0', optional: true}});

const makeToolkit = (installed?: string): string => {
	const dir = path.join(root, 'toolkit');
	mkdirSync(dir);
	writeFileSync(path.join(dir, 'package-lock.json'), wanted);
	if (installed !== undefined) {
		mkdirSync(path.join(dir, 'node_modules'));
		writeFileSync(path.join(dir, 'node_modules', '.package-lock.json'), installed);
	}

	return dir;
};

const cases: [string, string | undefined, boolean][] = [
	['nothing is installed', undefined, true],
	['another version is installed', lock({'node_modules/a': {version: '1.0.1'}}), true],
	['a package is missing', lock({}), true],
	['a package for another system is missing', lock({'node_modules/a': {version: '1.0.0'}}), false],
];

test.each(cases)('when %s the toolkit is judged by its content', (_, installed, isStale) => {
	expect(toolkitIsStale(makeToolkit(installed))).toBe(isStale);
});

test('a lockfile that a checkout wrote anew makes nothing stale', () => {
	const dir = makeToolkit(lock({'node_modules/a': {version: '1.0.0'}}));
	utimesSync(path.join(dir, 'package-lock.json'), new Date('2100-01-01'), new Date('2100-01-01'));
	expect(toolkitIsStale(dir)).toBe(false);
});

test('nothing is installed through a link to the packages of another checkout', async () => {
	const dir = makeToolkit();
	const other = path.join(root, 'other');
	mkdirSync(other);
	writeFileSync(path.join(other, 'kept.txt'), '');
	symlinkSync(other, path.join(dir, 'node_modules'));
	await expect(ensureToolkit(dir)).rejects.toThrow(`is a link to ${other}`);
	expect(readdirSync(other)).toEqual(['kept.txt']);
});
