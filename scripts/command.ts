import {program} from '../pipeline/base/programs';
import {CommandError} from './steps';

/** Runs a command of an installed package in the repository, its output shown. Throws when it fails; when we are told to stop, both end. */
export const runCommand = async (name: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> => {
	const {exitCode, signal} = await program(name, args, {env, stdio: 'inherit', reject: false});
	if (exitCode !== 0) {
		throw new CommandError(`${name} ${args.join(' ')} failed with exit code ${exitCode ?? signal}.`);
	}
};
