import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathFrom} from '../base/file-paths';

/** Writes `name` into `dir`, making the folders on the way. */
export const writeInto = async (dir: string, name: string, content: string): Promise<void> => {
	const file = path.join(dir, name);
	await mkdir(path.dirname(file), {recursive: true});
	await writeFile(file, content);
};

/** The site path of a page's file: `/docs/spring` for `docs/spring/index.html`. */
export const pathOfHtml = (dir: string, file: string): string => `/${pathFrom(dir, file)}`.replace(/\/index\.html$/, '') || '/';

/** The file of a site path's page, below the client folder. */
export const htmlOfPath = (sitePath: string): string => path.join(sitePath.slice(1), 'index.html');
