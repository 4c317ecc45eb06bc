import path from 'node:path';
import {program} from '../../pipeline/base/programs';
import {repoDir} from '../../pipeline/base/site-dir';

/** How a build ended, with everything it printed. */
export type BuildResult = {code: number; output: string};

type Options = {siteDir?: string; buildDir?: string; env?: NodeJS.ProcessEnv};

/**
 * Starts to build a site in a process of its own, so that several sites can be built one after another. Paths are absolute
 * or relative to the repository. What it resolves to has `all` that was printed and an `exitCode`; it never rejects.
 */
export const startBuild = ({siteDir = '.', buildDir = 'build', env = {}}: Options = {}) =>
	program('tsx', [path.join(repoDir, 'scripts', 'build', 'build.ts')], {
		env: {...env, SITE_DIR: siteDir, BUILD_DIR: buildDir},
		all: true,
		reject: false,
	});

/** Builds a site as `startBuild` does. Never throws for a failed build: look at `code`. */
export const buildSite = async (options: Options = {}): Promise<BuildResult> => {
	const {exitCode, all} = await startBuild(options);
	return {code: exitCode ?? 1, output: all};
};
