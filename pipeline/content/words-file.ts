import fs from 'node:fs';
import path from 'node:path';
import type {z} from 'zod';
import {readDataFile} from '../base/data/data-file';
import {ContentError} from '../base/problems';
import {contentDir, repoDir} from '../base/site-dir';

/** Whether the site has words of its own under this name. */
export const isOwn = (name: string): boolean => fs.existsSync(path.join(contentDir, name));

/** The file with the words of this name: the site's own, or this repository's. */
export const wordsFile = (name: string): string => path.join(isOwn(name) ? contentDir : path.join(repoDir, 'content'), name);

/**
 * Words from a YAML file of `content/`; a site without that file has those of this repository. Throws a `ContentError` that
 * names file, line and field.
 */
export const readWordsFile = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> => {
	const file = wordsFile(name);
	const words = readDataFile(file, schema);
	if (words === undefined) {
		throw new ContentError([{file, message: 'no such file, expected the words of a page'}]);
	}

	return words;
};
