import path from 'node:path';
import {writeSyntheticSite} from '../../../bench/synthetic-site';
import {cacheDir} from '../../../pipeline/base/site-dir';
import {fixtureBuildDir} from './build-fixtures';
import {buildOnce} from './build-once';

const FEW = 5;
const MANY = 10 * FEW;

const build = async (count: number): Promise<string> => {
	const name = `growth-${count}`;
	const dir = path.join(cacheDir, name);
	await writeSyntheticSite(dir, count);
	return buildOnce(dir, fixtureBuildDir(name));
};

/** Builds two sites that differ only in how many pages they have, ten times as many in one, and returns their client folders. */
export const buildGrowthSites = async (): Promise<{few: string; many: string}> => {
	const [few, many] = await Promise.all([build(FEW), build(MANY)]);
	return {few, many};
};
