import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathFrom} from '../base/file-paths.ts';
import {repoDir} from '../base/site-dir.ts';

/** CSS modules by their name without `.module.css`. */
const files = new Map<string, string>();

/**
 * The class of a CSS module as pages have it: `sidebar_toggle` for `toggle` in `sidebar.module.css`. Hashes and lines, as Vite adds
 * them, compress badly and would be sent three times: with the page, its styles and its scripts.
 *
 * Throws when another CSS module has the same file name.
 */
export const className = (name: string, filename: string): string => {
	const file = filename.split('?')[0]!;
	const module = path.basename(file, '.module.css');
	const first = files.get(module) ?? file;
	// While the development server runs, a file may have been moved.
	if (first !== file && existsSync(first)) {
		throw new Error(
			`${pathFrom(repoDir, file)} is called like ${pathFrom(repoDir, first)}, expected a file name of its own: it names the classes`,
		);
	}

	files.set(module, file);
	return `${module}_${name}`;
};
