import {program} from '../pipeline/base/programs';
import {CommandError} from './steps';

type Options = {
	env?: NodeJS.ProcessEnv;
	/** Lines of its output that aren't shown. */
	hide?: RegExp;
};

/** Runs a command of an installed package in the repository and shows its output. Throws when it fails. A signal that ends this process ends the command, too. */
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
