import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {repositoryFiles} from '../../pipeline/base/repository-files';
import {repoDir} from '../../pipeline/base/site-dir';
import type {Source} from '../pages';

/** Pages, copy, descriptions of videos, and code with its comments and messages. */
const readable = /\.(?:mdx?|tsx?|mjs|css)$|^content\/.*\.yml$|\/video\.json$/;

/** What programs wrote, what contains mistakes on purpose, and words as readers type them. */
const others = /^(?:(?:bench\/results|facts|hovers|checks\/language|tests\/fixtures)\/|app\/search\/embedded\/lexicon\.ts)/;

/** Every text of the repository that people read, as far as `wants` names its file, sorted by file. */
export const readTexts = async (wants: (file: string) => boolean): Promise<Source[]> => {
	const files = (await repositoryFiles()).filter((file) => readable.test(file) && !others.test(file) && wants(file));
	// Git still knows a file that was deleted, until that is committed.
	const there = files.filter((file) => existsSync(path.join(repoDir, file))).sort();
	return Promise.all(there.map(async (file) => ({file, text: await readFile(path.join(repoDir, file), 'utf8')})));
};
