import {mkdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {buildDir, repoDir} from '../pipeline/site-dir';
import {runCommand} from './command';

/** The pipeline is imported by Vite's bundler, not by Node, so its advice about file extensions is beside the point. */
const environment = {...process.env, REPO_DIR: repoDir, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true'};

/** Starts the development server on a port. */
export const routerDev = (port: string): Promise<void> => runCommand('react-router', ['dev', '--port', port], environment);

/** Bundles the app and prerenders every page. Works for a build folder outside of the repository, too. */
export const routerBuild = async (): Promise<void> => {
	const isInside = !path.relative(repoDir, buildDir).startsWith('..');
	if (isInside) return runCommand('react-router', ['build', '--logLevel', 'warn'], environment);
	// The server bundle runs from the build folder while it prerenders, and looks for packages from there.
	const packages = path.join(buildDir, 'node_modules');
	await mkdir(buildDir, {recursive: true});
	await rm(packages, {force: true});
	await symlink(path.join(repoDir, 'node_modules'), packages);
	try {
		await runCommand('react-router', ['build', '--logLevel', 'warn'], environment);
	} finally {
		await rm(packages, {force: true});
	}
};
