import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {repoDir} from '../../pipeline/base/site-dir';
import {buildOnce} from './build-once';

/** Folder of what tests need beside the real site. A fixture with a `site.config.ts` is a small site to build. */
export const fixturesDir = path.join(repoDir, 'tests', 'fixtures');

/** Where the fixture site of that name is built to. */
export const fixtureBuildDir = (name: string): string => path.join(repoDir, 'build-fixtures', name);

/** Builds every fixture site once before the browser tests. */
const buildFixtures = async (): Promise<void> => {
	const entries = await readdir(fixturesDir, {withFileTypes: true}).catch(() => []);
	for (const {name} of entries.filter((entry) => existsSync(path.join(fixturesDir, entry.name, 'site.config.ts')))) {
		await buildOnce(path.join(fixturesDir, name), fixtureBuildDir(name));
	}
};

export default buildFixtures;
