import {execa, execaSync, type Options, type SyncOptions} from 'execa';
import {repoDir} from './site-dir';

/** Commands of installed packages come before those on the `PATH`. */
const local = {cwd: repoDir, preferLocal: true, localDir: repoDir} as const;

/**
 * Starts a program: a command of an installed package (`tsx`, `vite`) or one of the system (`npm`, `git`). Needs no shell, even on
 * Windows, where commands are `.cmd` files. The program ends with this process. Rejects if it fails, unless `reject` is false.
 */
export const program = <Given extends Options>(name: string, args: readonly string[], options?: Given) =>
	execa<typeof local & Given>(name, args, {...local, ...options} as typeof local & Given);

/** Like `program`, but synchronous. */
export const programSync = <Given extends SyncOptions>(name: string, args: readonly string[], options?: Given) =>
	execaSync<typeof local & Given>(name, args, {...local, ...options} as typeof local & Given);
