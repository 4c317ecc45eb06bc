import path from 'node:path';
import {program} from '../../../../pipeline/base/programs';
import {DECLARED, SIMULATED} from '../exit-codes';
import type {Outcome} from '../outcome';
import {reasonIn} from './reason';
import {TEMPLATE} from './template';

const SCRIPT = path.join(TEMPLATE, 'bin', 'confine.sh');

const NAMESPACES = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];

/**
 * Runs a command in a folder, which is all that it may write to, with no network but this machine's own. Ends it, with everything
 * that it started, after `limitMs`. Needs Linux. Never throws; the outcome of a failure has the last line of output.
 */
export const runConfined = async (folder: string, command: string[], env: Record<string, string>, limitMs: number): Promise<Outcome> => {
	const asOurselves = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
	const {exitCode, all, timedOut} = await program('unshare', [...asOurselves, ...NAMESPACES, 'sh', SCRIPT, folder, ...command], {
		cwd: folder,
		env: {...env, HOME: folder, TMPDIR: path.join(folder, 'tmp')},
		extendEnv: false,
		stdin: 'ignore',
		all: true,
		reject: false,
		timeout: limitMs,
		killSignal: 'SIGKILL',
		maxBuffer: 20_000_000,
		preferLocal: false,
	});
	if (timedOut) {
		return {result: 'failed', reason: `still running after ${limitMs / 1000} s`};
	}

	if (exitCode === DECLARED) {
		return {result: 'declared'};
	}

	if (exitCode === SIMULATED) {
		return {result: 'simulated'};
	}

	return exitCode === 0 ? {result: 'ran'} : {result: 'failed', reason: reasonIn(all ?? '')};
};
