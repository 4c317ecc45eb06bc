import {program} from '../pipeline/base/programs';
import type {Finding} from './finding';

/** Demos whose poster is missing or older than their source, as `npm run posters -- --check` names them. */
export const stalePosters = async (): Promise<Finding[]> => {
	const {exitCode, all} = await program('tsx', ['scripts/posters.ts', '--check'], {all: true, reject: false});
	if (exitCode === 0) {
		return [];
	}

	const stale = [...all.matchAll(/^(videos\/\S+) (.+)$/gm)].map(([, file = '', message = '']) => ({file, line: 1, message}));
	if (stale.length === 0) {
		throw new Error(`\`npm run posters -- --check\` failed (${exitCode}):\n${all}`);
	}

	return stale;
};
