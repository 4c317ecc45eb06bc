import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from '../../../server/static/redirects';
import {problemInFile} from '../../base/data/data-file';
import {type Problem, throwProblems} from '../../base/problems';
import {escapeAttribute} from '../../base/text/escape-html';
import {htmlOfPath, writeInto} from '../files';

/**
 * The redirects that the site answers. A redirect from a page that exists, or to another redirect, is an error; one to
 * a page that is not written yet is left out until it is.
 */
export const liveRedirects = (all: ReadonlyMap<string, string>, file: string, exists: (path: string) => boolean): Redirect[] => {
	const problems = [...all].flatMap(([field, to]): Problem[] => {
		if (exists(field)) {
			return [problemInFile(file, [field], 'expected a path that has no page')];
		}
		return all.has(pathOf(to)) ? [problemInFile(file, [field], `expected the last URL, not ${to}, which is a redirect itself`)] : [];
	});
	throwProblems(problems);
	return [...all]
		.filter(([, to]) => !to.startsWith('/') || exists(pathOf(to)))
		.flatMap(([from, to]) => [{from, to}, ...markdownOf(from, to)]);
};

/** The Markdown form of a page moves with it: programs keep its URL, too. */
const markdownOf = (from: string, to: string): Redirect[] => (to.startsWith('/') ? [{from: `${from}.md`, to: `${pathOf(to)}.md`}] : []);

const pathOf = (target: string) => target.replace(/[?#].*/, '');

/** A page that leads on by itself, for hosts that know no redirects. */
export const redirectPage = (to: string, url: string): string => {
	const target = escapeAttribute(to);
	const canonical = escapeAttribute(to.startsWith('/') ? url + to : to);
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta http-equiv="refresh" content="0; url=${target}"/><meta name="robots" content="noindex"/><link rel="canonical" href="${canonical}"/><title>Moved</title></head><body><p>This page moved to <a href="${target}">${target}</a>.</p></body></html>\n`;
};

/** Writes `redirects.json` for the site's own server, and a page for each redirect of a page. */
export const emitRedirects = async (
	redirects: readonly Redirect[],
	{buildDir, clientDir, url}: {buildDir: string; clientDir: string; url: string},
): Promise<void> => {
	await writeFile(path.join(buildDir, 'redirects.json'), JSON.stringify(redirects, null, '\t'));
	const pages = redirects.filter(({from}) => !from.endsWith('.md'));
	for (const {from, to} of pages) {
		await writeInto(clientDir, htmlOfPath(from), redirectPage(to, url));
	}
};
