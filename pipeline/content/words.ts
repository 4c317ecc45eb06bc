import {z} from 'zod';
import {pageExists, promisedPages} from '../site/addresses';
import {isOwn, readWordsFile} from './words-file';

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
 * The words of a page, as `readWordsFile` reads them. Paths must lead to pages, except in the words that a site takes over from
 * this repository: links to pages that it lacks are left out.
 */
export const readWords = <Schema extends z.ZodType>(name: string, schema: (path: SitePath) => Schema): z.output<Schema> =>
	readWordsFile(name, schema(sitePath(name)));

/** Links without those to pages that nobody has written yet. */
export const written = <Link extends {path: string}>(links: Link[]): Link[] => links.filter(({path: target}) => pageExists(target));

/** The first of several pages that is written. */
export const firstWritten = (paths: string[] = []): string | undefined => paths.find(pageExists);
