import {readFileSync} from 'node:fs';
import {messageOf} from '../../../app/lib/message-of';
import {pathFrom} from '../file-paths';
import {repoDir} from '../site-dir';

/** Parses a JSON file that a program has written. Throws an error that names the file, as after a merge with conflicts. */
export const readJson = <Value>(file: string): Value => {
	const text = readFileSync(file, 'utf8');
	try {
		return JSON.parse(text) as Value;
	} catch (cause) {
		throw new Error(`${pathFrom(repoDir, file)} is not valid JSON: ${messageOf(cause)}`, {cause});
	}
};
