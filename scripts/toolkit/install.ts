import {existsSync, lstatSync, readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {program} from '../../pipeline/base/programs';
import {repoDir} from '../../pipeline/base/site-dir';

/** Folder of the package that pins every toolkit package. */
export const toolkitDir = path.join(repoDir, 'toolkit');

/** Loads a module from the installed toolkit. */
export const requireFromToolkit = createRequire(path.join(toolkitDir, 'package.json'));

type Locked = {version?: string; optional?: boolean};

const readLock = (file: string): Record<string, Locked> => {
	const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {packages: Record<string, Locked>};
	return Object.fromEntries(Object.entries(packages).filter(([place]) => place !== ''));
};

/**
 * Whether `node_modules` is missing or has versions other than those of the lockfile. File times can't tell, because a checkout
 * writes the lockfile again. Optional packages may be absent: they are for other platforms.
 */
export const toolkitIsStale = (dir: string = toolkitDir): boolean => {
	const installed = path.join(dir, 'node_modules', '.package-lock.json');
	if (!existsSync(installed)) {
		return true;
	}

	const present = readLock(installed);
	return Object.entries(readLock(path.join(dir, 'package-lock.json'))).some(([place, {version, optional}]) =>
		present[place] ? present[place].version !== version : !optional,
	);
};

/**
 * Installs the toolkit packages when they are missing or not those of the lockfile; rejects when that fails. Nothing is
 * installed through a link: npm would empty the folder behind it, which belongs to another checkout.
 */
export const ensureToolkit = async (dir: string = toolkitDir): Promise<void> => {
	if (!toolkitIsStale(dir)) {
		return;
	}

	const modules = path.join(dir, 'node_modules');
	if (lstatSync(modules, {throwIfNoEntry: false})?.isSymbolicLink()) {
		const target = existsSync(modules) ? realpathSync(modules) : 'a folder that does not exist';
		throw new Error(
			`${modules} is a link to ${target}, which does not hold the packages of ${dir}/package-lock.json. Run \`npm ci\` where it leads to, or remove the link.`,
		);
	}

	console.error('Installing the toolkit packages (once, about 450 MB) …');
	const {exitCode} = await program('npm', ['ci', '--no-audit', '--no-fund'], {cwd: dir, stdio: ['ignore', 2, 2], reject: false});
	if (exitCode !== 0) {
		throw new Error(`\`npm ci\` in ${dir} failed with exit code ${exitCode}. Samples are checked against these packages.`);
	}
};
