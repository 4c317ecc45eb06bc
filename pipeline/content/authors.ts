import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {ContentError, throwProblems} from '../base/problems';
import {contentDir} from '../base/site-dir';
import {parseWithLines} from '../base/yaml-with-lines';
import type {Author} from './types';

const file = path.join(contentDir, 'blog', 'authors.yml');
const text = z.string().min(1);
const schema = z.record(z.string(), z.strictObject({name: text, title: text.optional(), url: z.url().optional(), github: text.optional()}));

/** The authors of a post. Keys are looked up in `content/blog/authors.yml`; without that file a key is a name. */
export const authorsOf = (keys: string[], post: string): Author[] => {
	if (!fs.existsSync(file)) {
		return keys.map((key) => ({key, name: key}));
	}

	const {value = {}, problems} = parseWithLines(fs.readFileSync(file, 'utf8'), schema, {file});
	throwProblems(problems ?? []);
	return keys.map((key) => {
		const author = value[key];
		if (!author) {
			throw new ContentError([
				{file: post, field: 'authors', message: `unknown author "${key}", expected one of ${Object.keys(value).join(', ')}`},
			]);
		}

		return {key, ...author} as Author;
	});
};
