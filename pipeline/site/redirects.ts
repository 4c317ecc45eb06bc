import path from 'node:path';
import {z} from 'zod';
import {problemInFile, readDataFile} from '../base/data/data-file';
import {splitTarget} from '../base/paths';
import type {Problem} from '../base/problems';
import {contentDir} from '../base/site-dir';
import {pageExists, promisedPages} from './addresses';

const file = path.join(contentDir, 'redirects.json');
const target = z.string().regex(/^(?:\/(?!\/)|https:\/\/)/, 'expected a site path or a full URL');
const schema = z.record(
	z.string().regex(/^\/.*[^/]$/, 'expected a site path without trailing slash'),
	z.union([target, z.strictObject({to: target, status: z.int()}).transform(({to}) => to)], 'expected a target or {"to", "status"}'),
);

/** Old URLs and where they lead, from `content/redirects.json`. Empty without that file. */
export const readRedirects = (): Map<string, string> => new Map(Object.entries(readDataFile(file, schema) ?? {}));

/** Whether a target is another site, or a page that is written. */
const isThere = (to: string): boolean => !to.startsWith('/') || pageExists(splitTarget(to).path);

/** The redirects that the site answers. One to a page that is promised and not written yet is left out until it is. */
export const liveRedirects = (): Map<string, string> => new Map([...readRedirects()].filter(([, to]) => isThere(to)));

const problemOf = (from: string, to: string, all: ReadonlyMap<string, string>): string | undefined => {
	const {path: page} = splitTarget(to);
	if (pageExists(from)) {
		return 'expected a path that has no page';
	}
	if (all.has(page)) {
		return `expected the last URL, not ${to}, which is a redirect itself`;
	}
	return isThere(to) || promisedPages().has(page) ? undefined : `${to} points nowhere, expected a page of content/ or of manifest/`;
};

/** Faults of `content/redirects.json`: a redirect of a page that exists, to another redirect, or to nothing. */
export const redirectProblems = (): Problem[] => {
	const all = readRedirects();
	return [...all].flatMap(([from, to]) => {
		const message = problemOf(from, to, all);
		return message === undefined ? [] : [problemInFile(file, [from], message)];
	});
};
