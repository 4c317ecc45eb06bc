import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../base/data/data-file';
import {text} from '../base/data/fields';
import {ContentError} from '../base/problems';
import {derivedState} from '../base/shared-state';
import {contentDir} from '../base/site-dir';
import {frontMatterProblem} from './front-matter';
import type {Author} from './types';

const file = path.join(contentDir, 'blog', 'authors.yml');
const schema = z.record(z.string(), z.strictObject({name: text, title: text.optional(), url: z.url().optional(), github: text.optional()}));

const readAuthors = derivedState('authors', () => readDataFile(file, schema));

/** The authors of a post. Keys are looked up in `content/blog/authors.yml`; without that file a key is a name. */
export const authorsOf = (keys: string[], post: string): Author[] => {
	const known = readAuthors();
	if (!known) {
		return keys.map((key) => ({key, name: key}));
	}

	return keys.map((key, index) => {
		const author = known[key];
		if (!author) {
			const message = `unknown author "${key}", expected one of ${Object.keys(known).join(', ')}`;
			throw new ContentError([frontMatterProblem(post, ['authors', index], message)]);
		}

		return {key, ...author} as Author;
	});
};
