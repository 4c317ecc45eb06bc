import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {repositoryFiles} from '../../pipeline/base/repository-files';
import {repoDir} from '../../pipeline/base/site-dir';

const LEVELS = 2;
/** One folder for each font and author component, folders that mirror others, and those that tools ask for. */
const unlisted = /^(?:hovers\/|prose\/|tests\/fixtures\/|\.)/;

/** Folders of the repository down to the second level, from the files that Git knows. */
const folders = async (): Promise<Set<string>> => {
	const names = (await repositoryFiles()).flatMap((file) => {
		const parts = file.split('/').slice(0, -1);
		return parts.slice(0, LEVELS).map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
	});
	return new Set(names.filter((name) => !unlisted.test(name) || ['hovers/', 'prose/', 'tests/fixtures/'].includes(name)));
};

test('STRUCTURE.md gives every folder its sentence, and no folder that is gone', async () => {
	const text = readFileSync(path.join(repoDir, 'STRUCTURE.md'), 'utf8');
	const described = new Set([...text.matchAll(/^- `([^`]+\/)`: .+\.$/gm)].map(([, name]) => name!));
	const here = await folders();
	expect({missing: [...here].filter((name) => !described.has(name)), gone: [...described].filter((name) => !here.has(name))}).toEqual({
		missing: [],
		gone: [],
	});
});
