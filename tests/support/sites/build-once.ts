import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathFrom} from '../../../pipeline/base/file-paths';
import {listFiles} from '../../../pipeline/base/list-files';
import {repoDir} from '../../../pipeline/base/site-dir';
import {buildSite} from '../../../scripts/build/build-site';

/** What decides, beside the site's own folder, how a site is built. */
const INPUTS = [
	'app',
	'content/products',
	'facts',
	'pipeline',
	'prose',
	'scripts',
	'server',
	'videos',
	'package.json',
	'package-lock.json',
	'toolkit/package.json',
	'vite.config.ts',
	'react-router.config.ts',
];

/** Words of the real site, which a site without its own takes. */
const wordFiles = async (): Promise<string[]> =>
	(await readdir(path.join(repoDir, 'content'))).filter((name) => name.endsWith('.yml')).map((name) => `content/${name}`);

const filesOf = async (entry: string): Promise<string[]> => ((await stat(entry)).isFile() ? [entry] : listFiles(entry));

const hashOf = async (entries: string[]): Promise<string> => {
	const hash = createHash('sha256');
	for (const file of (await Promise.all(entries.map(filesOf))).flat().sort()) {
		hash.update(pathFrom(repoDir, file)).update(await readFile(file));
	}

	return hash.digest('hex');
};

/** Builds a site directory into a folder and returns its client folder; does nothing when no input has changed since the last time. */
export const buildOnce = async (siteDir: string, buildDir: string): Promise<string> => {
	const stamp = path.join(buildDir, 'inputs.sha256');
	const hash = await hashOf([siteDir, ...[...INPUTS, ...(await wordFiles())].map((entry) => path.join(repoDir, entry))]);
	if ((await readFile(stamp, 'utf8').catch(() => '')) !== hash) {
		await rm(stamp, {force: true});
		const {code, output} = await buildSite({siteDir, buildDir});
		if (code !== 0) {
			throw new Error(`The site in ${siteDir} did not build (${code}):\n${output}`);
		}

		await mkdir(buildDir, {recursive: true});
		await writeFile(stamp, hash);
	}

	return path.join(buildDir, 'client');
};
