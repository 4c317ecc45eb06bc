import {existsSync, realpathSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Whether a module is the program that was started, rather than one that it imports. `url` is the module's `import.meta.url`. */
export const isMain = (url: string, started = process.argv[1]): boolean =>
	// Node resolves links in the URL of a module, but not in the arguments of the process.
	started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(url);
