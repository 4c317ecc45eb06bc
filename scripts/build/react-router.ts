import {mkdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {buildDir, repoDir} from '../../pipeline/base/site-dir';
import {runCommand} from '../command';
import {isInside} from '../../pipeline/base/file-paths';

const environment = {...process.env, REPO_DIR: repoDir};

/** Bundles the app and prerenders every page. Works for a build folder outside of the repository, too. */
export const routerBuild = async (): Promise<void> => {
	if (isInside(repoDir, buildDir)) return runCommand('react-router', ['build', '--logLevel', 'warn'], environment);
	// The server bundle runs from the build folder while it prerenders, and looks for packages from there.
	const packages = path.join(buildDir, 'node_modules');
	await mkdir(buildDir, {recursive: true});
	await rm(packages, {force: true});
	await symlink(path.join(repoDir, 'node_modules'), packages, 'junction');
	try {
		await runCommand('react-router', ['build', '--logLevel', 'warn'], environment);
	} finally {
		await rm(packages, {force: true});
	}
};
