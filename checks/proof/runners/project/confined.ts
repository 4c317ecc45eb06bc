import path from 'node:path';
import {program} from '../../../../pipeline/base/programs';
import {DECLARED, SIMULATED} from '../exit-codes';
import type {Outcome} from '../outcome';
import {reasonIn} from './reason';
import {TEMPLATE} from './template';

const SCRIPT = path.join(TEMPLATE, 'bin', 'confine.sh');

const NAMESPACES = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];

/**
 * Runs a command in a folder, with no network but this machine's own, with nothing else to write to, and ends it and all it
 * started when it takes longer than `limitMs`. Needs Linux. Never throws; an outcome `failed` says the last that was printed.
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
