import {program} from '../pipeline/base/programs';
import type {Finding} from './finding';

/** Rendered images that are missing or older than what they show, as `npm run posters -- --check` or `npm run og -- --check` names them. */
export const staleRenders = async (script: 'posters' | 'og'): Promise<Finding[]> => {
	const {exitCode, all} = await program('tsx', [`scripts/${script}.ts`, '--check'], {all: true, reject: false});
	if (exitCode === 0) {
		return [];
	}

	const stale = [...all.matchAll(/^((?:videos|public)\/\S+) (.+)$/gm)].map(([, file = '', message = '']) => ({file, line: 1, message}));
	if (stale.length === 0) {
		throw new Error(`\`npm run ${script} -- --check\` failed (${exitCode}):\n${all}`);
	}

	return stale;
};
