import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {DECLARED, SIMULATED} from './exit-codes';

/** What was asked of a stand-in, and what it doesn't know: a sample that needs such a thing isn't proven. */
export type Asked = {requests: number; unknown: string[]};

/**
 * Runs a command that asks a stand-in in this process, and ends the process with an exit code that says whether the stand-in was asked
 * anything. A command that succeeds but asked for something unknown fails, with a message that begins with `unknownIs` and names it.
 */
export const exitAfter = async (command: readonly string[], env: NodeJS.ProcessEnv, asked: Asked, unknownIs: string): Promise<never> => {
	// Commands that ask for a confirmation get a yes.
	const child = spawn('bash', ['-c', 'exec "$@" < <(yes)', 'bash', ...command], {stdio: ['ignore', 'inherit', 'inherit'], env});
	const [code] = (await once(child, 'exit')) as [number | null];
	if (code !== 0) {
		process.exit(code ?? 1);
	}

	if (asked.unknown.length > 0) {
		console.error(`Error: ${unknownIs} ${asked.unknown[0]}`);
		process.exit(1);
	}

	process.exit(asked.requests > 0 ? SIMULATED : DECLARED);
};
