import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The packages that a folder's `package.json` asks for, each with its version; none without the field. */
export const dependenciesOf = (folder: string): Record<string, string> => {
	const {dependencies = {}}: {dependencies?: Record<string, string>} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	return dependencies;
};
