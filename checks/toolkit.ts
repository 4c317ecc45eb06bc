import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {repoDir} from '../pipeline/site-dir';

/** Folder of the package that pins every toolkit package. */
export const toolkitDir = path.join(repoDir, 'toolkit');

/** Whether `toolkit/node_modules` is missing or older than the lockfile. */
export const toolkitIsStale = (dir: string = toolkitDir): boolean => {
	const installed = path.join(dir, 'node_modules', '.package-lock.json');
	return !existsSync(installed) || statSync(installed).mtimeMs < statSync(path.join(dir, 'package-lock.json')).mtimeMs;
};

/** Installs the toolkit packages when they are missing or older than the lockfile; throws when that fails. */
export const ensureToolkit = (): void => {
	if (!toolkitIsStale()) {
		return;
	}

	console.error('Installing the toolkit packages (once, about 450 MB) …');
	const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {cwd: toolkitDir, stdio: ['ignore', 2, 2]});
	if (status !== 0) {
		throw new Error(`\`npm ci\` in ${toolkitDir} failed with exit code ${status}. Samples are checked against these packages.`);
	}
};
