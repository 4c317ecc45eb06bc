import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../base/data-file';
import {contentDir, repoDir} from '../base/site-dir';

/** Some words. */
export const text = z.string().trim().min(1, 'expected some text');

/** What search engines show below the title. */
export const description = text.min(50, 'expected 50 to 160 characters').max(160, 'expected 50 to 160 characters');

/** Whether the site has words of its own under this name. */
export const isOwn = (name: string): boolean => fs.existsSync(path.join(contentDir, name));

/**
 * Words from a YAML file of `content/`; a site without that file has those of this repository. Throws a `ContentError` that
 * names file, line and field.
 */
export const readWordsFile = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> => {
	const file = path.join(isOwn(name) ? contentDir : path.join(repoDir, 'content'), name);
	const words = readDataFile(file, schema);
	if (words === undefined) {
		throw new Error(`${file} does not exist, expected the words of a page`);
	}

	return words;
};
