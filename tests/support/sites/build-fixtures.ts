import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {repoDir} from '../../../pipeline/base/site-dir';
import {buildOnce} from './build-once';

/** Folder of what tests need beside the real site. A fixture with a `site.config.ts` is a small site to build. */
export const fixturesDir = path.join(repoDir, 'tests', 'fixtures');

/** Where the fixture site of that name is built to. */
export const fixtureBuildDir = (name: string): string => path.join(repoDir, 'build-fixtures', name);

/** Builds every fixture site that has changed since the last time. */
export const buildFixtures = async (): Promise<void> => {
	const entries = await readdir(fixturesDir, {withFileTypes: true}).catch(() => []);
	const sites = entries.filter(({name}) => existsSync(path.join(fixturesDir, name, 'site.config.ts')));
	await Promise.all(sites.map(({name}) => buildOnce(path.join(fixturesDir, name), fixtureBuildDir(name))));
};

export default buildFixtures;
