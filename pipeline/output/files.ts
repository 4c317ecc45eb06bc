import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathFrom} from '../base/file-paths';

/** Every file below `dir`, as absolute paths in a stable order; none when the folder does not exist. */
export const listFiles = async (dir: string): Promise<string[]> => {
	const entries = await readdir(dir, {recursive: true, withFileTypes: true}).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') {
			return [];
		}

		throw error;
	});
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
};

/** Writes `name` into `dir`, making the folders on the way. */
export const writeInto = async (dir: string, name: string, content: string): Promise<void> => {
	const file = path.join(dir, name);
	await mkdir(path.dirname(file), {recursive: true});
	await writeFile(file, content);
};

/** The site path of a page's file: `/docs/spring` for `docs/spring/index.html`. */
export const pathOfHtml = (dir: string, file: string): string => `/${pathFrom(dir, file)}`.replace(/\/index\.html$/, '') || '/';

/** Where the page of a site path lies below the client folder. */
export const htmlOfPath = (sitePath: string): string => path.join(sitePath.slice(1), 'index.html');
