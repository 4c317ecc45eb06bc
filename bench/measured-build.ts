import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {startBuild} from '../scripts/build/build-site';
import {watchMemory} from './memory';

/** A build in numbers: seconds in all and for compiling, and the most memory that its processes held at once. */
export type MeasuredBuild = {seconds: number; compiling?: number; peakBytes?: number};

/** Builds a site in a process of its own and measures it; throws with the output when it fails. */
export const measureBuild = async (siteDir: string, buildDir: string): Promise<MeasuredBuild> => {
	const start = performance.now();
	const build = startBuild({siteDir, buildDir});
	const peak = watchMemory(build.pid!);
	const {exitCode, all} = await build;
	const seconds = (performance.now() - start) / 1000;
	const peakBytes = peak();
	if (exitCode !== 0) {
		throw new Error(`The build of ${siteDir} failed (${exitCode}):\n${all.split('\n').slice(-50).join('\n')}`);
	}

	const compiling = Number(/^Compile pages.*?\s([\d.]+) s$/m.exec(all)?.[1]) || undefined;
	return {seconds, compiling, peakBytes};
};

/** Seconds between the first and the last page data that the router wrote into a folder. */
export const prerenderingTime = async (dir: string): Promise<number> => {
	const files = (await readdir(dir)).filter((file) => file.endsWith('.data'));
	const times = await Promise.all(files.map(async (file) => (await stat(path.join(dir, file))).mtimeMs));
	return times.length === 0 ? 0 : (times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b))) / 1000;
};
