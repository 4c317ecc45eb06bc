import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, and its folder, so that nobody ever finds half of it: another process sees the old content or the new. */
export const replaceFile = async (file: string, content: string | Buffer): Promise<void> => {
	await mkdir(path.dirname(file), {recursive: true});
	const temporary = `${file}.${process.pid}`;
	await writeFile(temporary, content);
	await rename(temporary, file);
};
