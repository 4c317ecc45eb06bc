import {randomUUID} from 'node:crypto';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Of this write alone: two that write the same file at the same time must not share it. */
const temporaryOf = (file: string): string => `${file}.${randomUUID()}`;

/** Writes a file, and its folder, so that nobody ever finds half of it: another process sees the old content or the new. */
export const replaceFile = async (file: string, content: string | Buffer): Promise<void> => {
	await mkdir(path.dirname(file), {recursive: true});
	const temporary = temporaryOf(file);
	try {
		await writeFile(temporary, content);
		await rename(temporary, file);
	} catch (error) {
		await rm(temporary, {force: true});
		throw error;
	}
};

/** The same at once. */
export const replaceFileSync = (file: string, content: string | Buffer): void => {
	mkdirSync(path.dirname(file), {recursive: true});
	const temporary = temporaryOf(file);
	writeFileSync(temporary, content);
	renameSync(temporary, file);
};
