import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {repoDir} from '../pipeline/site-dir';

/** Folder of the package that pins every toolkit package. */
export const toolkitDir = path.join(repoDir, 'toolkit');

/** Holds the hash of the lock file that the packages were installed from. */
const mark = (dir: string): string => path.join(dir, 'node_modules', '.installed-from');

const lockHash = (dir: string): string =>
	createHash('sha256')
		.update(readFileSync(path.join(dir, 'package-lock.json')))
		.digest('hex');

/** Whether `toolkit/node_modules` is missing or was installed from another lock file. */
export const toolkitIsStale = (dir: string = toolkitDir): boolean =>
	!existsSync(mark(dir)) || readFileSync(mark(dir), 'utf8') !== lockHash(dir);

/** Installs the toolkit packages when they are stale; throws when that fails. */
export const ensureToolkit = (): void => {
	if (!toolkitIsStale()) {
		return;
	}

	console.error('Installing the toolkit packages (once, about 450 MB) …');
	const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {cwd: toolkitDir, stdio: ['ignore', 2, 2]});
	if (status !== 0) {
		throw new Error(`\`npm ci\` in ${toolkitDir} failed with exit code ${status}. Samples are checked against these packages.`);
	}

	writeFileSync(mark(toolkitDir), lockHash(toolkitDir));
};
