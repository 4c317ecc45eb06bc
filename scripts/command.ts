import {program} from '../pipeline/base/programs';
import {CommandError} from './steps';

type Options = {
	env?: NodeJS.ProcessEnv;
	/** Lines of its output that say nothing to who called it. */
	hide?: RegExp;
};

/** Runs a command of an installed package in the repository, its output shown. Throws when it fails; a signal to stop ends both. */
export const runCommand = async (name: string, args: string[], {env = process.env, hide}: Options = {}): Promise<void> => {
	const shown = function* (line: unknown) {
		if (!hide?.test(String(line))) {
			yield line;
		}
	};
	const output = hide ? ([shown, 'inherit'] as const) : ('inherit' as const);
	const {exitCode, signal} = await program(name, args, {env, stdin: 'inherit', stdout: output, stderr: output, reject: false});
	if (exitCode !== 0) {
		throw new CommandError(`${name} ${args.join(' ')} failed with exit code ${exitCode ?? signal}.`);
	}
};
