import {createRequire} from 'node:module';
import path from 'node:path';

/** Loads a module of the installed toolkit. `Exports` is what the caller knows of its exports: packages don't declare all of them. */
export const loadFrom = <Exports>(toolkitDir: string, specifier: string): Exports =>
	createRequire(path.join(toolkitDir, 'package.json'))(specifier);

/** Loads a file of the installed toolkit that its package does not export. */
export const loadModule = <Exports>(toolkitDir: string, file: string): Exports => loadFrom(toolkitDir, path.join(toolkitDir, file));
