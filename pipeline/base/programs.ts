import {execa, execaSync, type Options, type SyncOptions} from 'execa';
import {repoDir} from './site-dir';

/** Where a package's command is looked for first, then the folders of `PATH`. */
const local = {cwd: repoDir, preferLocal: true, localDir: repoDir} as const;

/**
 * Starts a program: a command of an installed package (`tsx`, `vite`) or one of the system (`npm`, `git`). Needs no shell on
 * any system, also where commands are `.cmd` files, and ends with us. Rejects when the program fails, unless `reject` is false.
 */
export const program = <Given extends Options>(name: string, args: readonly string[], options?: Given) =>
	execa<typeof local & Given>(name, args, {...local, ...options} as typeof local & Given);

/** Like `program`, but waits for the end. */
export const programSync = <Given extends SyncOptions>(name: string, args: readonly string[], options?: Given) =>
	execaSync<typeof local & Given>(name, args, {...local, ...options} as typeof local & Given);
