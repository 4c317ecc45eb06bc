import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../base/data-file';
import {contentDir, repoDir} from '../base/site-dir';
import {pageExists, promisedPages} from '../site/addresses';

/** Some words. */
export const text = z.string().trim().min(1, 'expected some text');

/** What search engines show below the title. */
export const description = text.min(50, 'expected 50 to 160 characters').max(160, 'expected 50 to 160 characters');

const isOwn = (name: string): boolean => fs.existsSync(path.join(contentDir, name));

/** The path of a page; one that is promised and not written yet passes, and is left out by `written`. */
const sitePath = (name: string) =>
	z
		.string()
		.startsWith('/', 'expected a site path')
		.refine((target) => !isOwn(name) || pageExists(target) || promisedPages().has(target), {
			error: ({input}) => `${String(input)} points nowhere, expected a page of content/ or of manifest/`,
		});

export type SitePath = ReturnType<typeof sitePath>;

/**
 * The words of a page from a YAML file of `content/`. A site without that file has the words of this repository, whose
 * links to pages that it lacks are left out. Throws a `ContentError` that names file, line and field.
 */
export const readWords = <Schema extends z.ZodType>(name: string, schema: (path: SitePath) => Schema): z.output<Schema> => {
	const file = path.join(isOwn(name) ? contentDir : path.join(repoDir, 'content'), name);
	const words = readDataFile(file, schema(sitePath(name)));
	if (words === undefined) {
		throw new Error(`${file} does not exist, expected the words of a page`);
	}

	return words;
};

/** Links without those to pages that nobody has written yet. */
export const written = <Link extends {path: string}>(links: Link[]): Link[] => links.filter(({path: target}) => pageExists(target));

/** The first of several pages that is written. */
export const firstWritten = (paths: string[] = []): string | undefined => paths.find(pageExists);
