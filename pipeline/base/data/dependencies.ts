import path from 'node:path';
import {readJson} from './read-json';

/** The `dependencies` of a folder's `package.json`, by name; none without the field. */
export const dependenciesOf = (folder: string): Record<string, string> => {
	const {dependencies = {}} = readJson<{dependencies?: Record<string, string>}>(path.join(folder, 'package.json'));
	return dependencies;
};
