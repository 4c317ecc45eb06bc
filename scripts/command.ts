import {spawn} from 'node:child_process';
import path from 'node:path';
import {repoDir} from '../pipeline/site-dir';
import {CommandError} from './steps';

const bin = path.join(repoDir, 'node_modules', '.bin');

/** Runs a command of an installed package in the repository and passes its output on; throws when it fails. */
export const runCommand = (name: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> =>
	new Promise((resolve, reject) => {
		const child = spawn(path.join(bin, name), args, {cwd: repoDir, env, stdio: 'inherit'});
		const pass = (signal: NodeJS.Signals) => child.kill(signal);
		process.on('SIGINT', pass).on('SIGTERM', pass);
		child.once('error', reject);
		child.once('close', (code, signal) => {
			process.off('SIGINT', pass).off('SIGTERM', pass);
			if (code === 0 || signal === 'SIGINT' || signal === 'SIGTERM') resolve();
			else reject(new CommandError(`${name} ${args.join(' ')} failed with exit code ${code ?? signal}.`));
		});
	});
