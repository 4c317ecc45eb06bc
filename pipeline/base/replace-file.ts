import {randomUUID} from 'node:crypto';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A name that two writes of the same file at the same time don't share. */
const temporaryOf = (file: string): string => `${file}.${randomUUID()}`;

/** Writes a file atomically, and its folder if needed: another process sees the old content or the new, never half of it. */
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

/** Like `replaceFile`, but synchronous. */
export const replaceFileSync = (file: string, content: string | Buffer): void => {
	mkdirSync(path.dirname(file), {recursive: true});
	const temporary = temporaryOf(file);
	writeFileSync(temporary, content);
	renameSync(temporary, file);
};
