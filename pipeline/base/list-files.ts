import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as absolute paths in a stable order; none when there is no such folder. Other errors are thrown. */
export const listFiles = (folder: string): string[] => {
	try {
		return readdirSync(folder, {recursive: true, withFileTypes: true})
			.filter((entry) => entry.isFile())
			.map((entry) => path.join(entry.parentPath, entry.name))
			.sort();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
			return [];
		}

		throw error;
	}
};
