import {spawn} from 'node:child_process';
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {repoDir} from '../pipeline/base/site-dir';
import {watchMemory} from './memory';

/** A build in numbers: seconds in all and for compiling, and the most memory that its processes held at once. */
export type MeasuredBuild = {seconds: number; compiling?: number; peakBytes?: number};

/** Builds a site in a process of its own and measures it; throws with the output when it fails. */
export const measureBuild = (siteDir: string, buildDir: string): Promise<MeasuredBuild> =>
	new Promise((resolve, reject) => {
		const start = performance.now();
		const child = spawn(path.join(repoDir, 'node_modules', '.bin', 'tsx'), ['scripts/build/build.ts'], {
			cwd: repoDir,
			env: {...process.env, SITE_DIR: siteDir, BUILD_DIR: buildDir},
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		const peak = watchMemory(child.pid!);
		const tail: string[] = [];
		let compiling: number | undefined;
		const read = (line: string): void => {
			tail.push(line);
			tail.splice(0, tail.length - 50);
			compiling = Number(/^Compile pages.*?\s([\d.]+) s$/.exec(line)?.[1] ?? compiling) || compiling;
		};

		createInterface(child.stdout).on('line', read);
		createInterface(child.stderr).on('line', read);
		child.on('error', reject);
		child.on('close', (code) => {
			const peakBytes = peak();
			if (code !== 0) {
				reject(new Error(`The build of ${siteDir} failed (${code}):\n${tail.join('\n')}`));
				return;
			}

			resolve({seconds: (performance.now() - start) / 1000, compiling, peakBytes});
		});
	});

/** Seconds between the first and the last page data that the router wrote into a folder. */
export const prerenderingTime = async (dir: string): Promise<number> => {
	const files = (await readdir(dir)).filter((file) => file.endsWith('.data'));
	const times = await Promise.all(files.map(async (file) => (await stat(path.join(dir, file))).mtimeMs));
	return times.length === 0 ? 0 : (times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b))) / 1000;
};
