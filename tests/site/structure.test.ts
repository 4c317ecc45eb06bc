import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {program} from '../../pipeline/base/programs';
import {repositoryFiles} from '../../pipeline/base/repository-files';
import {repoDir} from '../../pipeline/base/site-dir';

const LEVELS = 2;
/** Code is divided into rooms one level deeper. */
const CODE_LEVELS = 3;
const code = /^(?:app|pipeline|server|checks|scripts)\//;
/** One folder for each font and author component, folders that mirror others, and those that tools ask for. */
const unlisted = /^(?:hovers\/|prose\/|tests\/fixtures\/|\.)/;

/** About twenty: what a stranger takes in at a glance. */
const MOST_FILES = 22;
/** A folder that is a list by nature: a module for each route. */
const lists = ['app/routes'];

/** Folders of the repository down to the levels above, from the files that Git knows. */
const folders = async (): Promise<Set<string>> => {
	const names = (await repositoryFiles()).flatMap((file) => {
		const parts = file.split('/').slice(0, -1);
		return parts.slice(0, code.test(file) ? CODE_LEVELS : LEVELS).map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
	});
	return new Set(names.filter((name) => !unlisted.test(name) || ['hovers/', 'prose/', 'tests/fixtures/'].includes(name)));
};

test('STRUCTURE.md gives every folder its sentence, and no folder that is gone', async () => {
	const text = readFileSync(path.join(repoDir, 'STRUCTURE.md'), 'utf8');
	const described = new Set([...text.matchAll(/^ *- `([^`]+\/)`: .+\.$/gm)].map(([, name]) => name!));
	const here = await folders();
	expect({missing: [...here].filter((name) => !described.has(name)), gone: [...described].filter((name) => !here.has(name))}).toEqual({
		missing: [],
		gone: [],
	});
});

test('no folder of code holds more files than a stranger takes in at a glance', async () => {
	const counts = new Map<string, number>();
	for (const file of await repositoryFiles()) {
		const folder = path.posix.dirname(file);
		if (/^(?:app|pipeline|prose|server|checks|scripts|tests|bench)\//.test(file)) {
			counts.set(folder, (counts.get(folder) ?? 0) + 1);
		}
	}

	expect(counts.size).toBeGreaterThan(50);
	expect([...counts].filter(([folder, files]) => files > MOST_FILES && !lists.includes(folder))).toEqual([]);
});

// The linter, too, passes over what Git ignores.
test('Git ignores no file of the repository', async () => {
	const {stdout} = await program('git', ['ls-files', '--cached', '--ignored', '--exclude-standard']);
	expect(stdout).toBe('');
});
