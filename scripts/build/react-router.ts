import {mkdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {isInside} from '../../pipeline/base/file-paths';
import {buildDir, repoDir} from '../../pipeline/base/site-dir';
import {runCommand} from '../command';

/** Vite warns nine times a build about an option that React Router sets, and that we can't change. */
const NOT_OURS = /`envFile` option is deprecated/;

/** Each page leaves garbage behind. In Node's default space for young objects, collecting it takes a seventh of the time. */
const nodeOptions = (): string => ['--max-semi-space-size=32', process.env.NODE_OPTIONS].filter(Boolean).join(' ');

const runBuild = (): Promise<void> =>
	runCommand('react-router', ['build', '--logLevel', 'warn'], {
		env: {...process.env, REPO_DIR: repoDir, NODE_OPTIONS: nodeOptions()},
		hide: NOT_OURS,
	});

/** Bundles the app and prerenders every page. Works for a build folder outside of the repository, too. */
export const routerBuild = async (): Promise<void> => {
	if (isInside(repoDir, buildDir)) {
		return runBuild();
	}
	// The server bundle runs from the build folder while it prerenders, and looks for packages from there.
	const packages = path.join(buildDir, 'node_modules');
	await mkdir(buildDir, {recursive: true});
	await rm(packages, {force: true});
	await symlink(path.join(repoDir, 'node_modules'), packages, 'junction');
	try {
		await runBuild();
	} finally {
		await rm(packages, {force: true});
	}
};
