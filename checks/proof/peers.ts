import path from 'node:path';
import {dependenciesOf} from '../../pipeline/base/data/dependencies';
import {toolkitDir} from '../../scripts/toolkit/install';

/** The folder of packages that the toolkit's packages expect beside them, or that samples combine with them; they share the toolkit's React. */
export const peersDir = path.join(import.meta.dirname, 'peers');

const peers = Object.keys(dependenciesOf(peersDir));
const all = [...peers, ...Object.keys(dependenciesOf(toolkitDir))];

const isOf = (names: string[], module: string): boolean => names.some((name) => module === name || module.startsWith(`${name}/`));

/** Whether modules come from these packages and, for the rest, from the toolkit. */
export const areOfPeers = (modules: string[]): boolean =>
	modules.some((module) => isOf(peers, module)) && modules.every((module) => module.startsWith('.') || isOf(all, module));
