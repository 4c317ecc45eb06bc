import {spawn} from 'node:child_process';
import path from 'node:path';
import {repoDir} from '../../pipeline/base/site-dir';

/** How a build ended, with everything it printed. */
export type BuildResult = {code: number; output: string};

/**
 * Builds a site in a process of its own, so that several sites can be built one after another. Paths are absolute or
 * relative to the repository. Never throws for a failed build: look at `code`.
 */
export const buildSite = ({
	siteDir = '.',
	buildDir = 'build',
	env = {},
}: {
	siteDir?: string;
	buildDir?: string;
	env?: NodeJS.ProcessEnv;
} = {}): Promise<BuildResult> =>
	new Promise((resolve, reject) => {
		const tsx = path.join(repoDir, 'node_modules', '.bin', 'tsx');
		const child = spawn(tsx, [path.join(repoDir, 'scripts', 'build', 'build.ts')], {
			cwd: repoDir,
			env: {...process.env, ...env, SITE_DIR: siteDir, BUILD_DIR: buildDir},
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
		child.once('error', reject);
		child.once('close', (code) => resolve({code: code ?? 1, output}));
	});
