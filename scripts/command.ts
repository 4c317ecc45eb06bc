import {spawn} from 'node:child_process';
import path from 'node:path';
import {repoDir} from '../pipeline/base/site-dir';
import {CommandError} from './steps';

const bin = path.join(repoDir, 'node_modules', '.bin');
const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs a command of an installed package in the repository. Throws when it fails; when we are told to stop, both end. */
export const runCommand = (name: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> =>
	new Promise((resolve, reject) => {
		const child = spawn(path.join(bin, name), args, {cwd: repoDir, env, stdio: 'inherit'});
		let isStopped = false;
		const stop = (signal: NodeJS.Signals) => {
			isStopped = true;
			child.kill(signal);
		};
		for (const signal of signals) process.on(signal, stop);
		child.once('error', reject);
		child.once('close', (code, signal) => {
			for (const each of signals) process.off(each, stop);
			if (isStopped) process.exit(130);
			if (code === 0) resolve();
			else reject(new CommandError(`${name} ${args.join(' ')} failed with exit code ${code ?? signal}.`));
		});
	});
