import path from 'node:path';
import {program} from '../../pipeline/base/programs';
import {repoDir} from '../../pipeline/base/site-dir';

/** How a build ended, with everything it printed. */
export type BuildResult = {code: number; output: string};

/**
 * Builds a site in a process of its own, so that several sites can be built one after another. Paths are absolute or
 * relative to the repository. Never throws for a failed build: look at `code`.
 */
export const buildSite = async ({
	siteDir = '.',
	buildDir = 'build',
	env = {},
}: {
	siteDir?: string;
	buildDir?: string;
	env?: NodeJS.ProcessEnv;
} = {}): Promise<BuildResult> => {
	const {exitCode, all} = await program('tsx', [path.join(repoDir, 'scripts', 'build', 'build.ts')], {
		env: {...env, SITE_DIR: siteDir, BUILD_DIR: buildDir},
		all: true,
		reject: false,
	});
	return {code: exitCode ?? 1, output: all};
};
