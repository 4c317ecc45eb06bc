import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from '../../../server/static/redirects';
import {splitTarget} from '../../base/paths';
import {escapeAttribute} from '../../base/text/escape-html';
import {htmlOfPath, writeInto} from '../files';
import {markdownPath} from '../rules';

/** Adds a redirect for the Markdown form of each page that moved: programs keep its URL, too. */
export const withMarkdownForms = (redirects: ReadonlyMap<string, string>): Redirect[] =>
	[...redirects].flatMap(([from, to]) => [
		{from, to},
		...(to.startsWith('/') ? [{from: `${from}.md`, to: markdownPath(splitTarget(to).path)}] : []),
	]);

/** A page that leads on by itself, for hosts that know no redirects. */
export const redirectPage = (to: string, url: string): string => {
	const target = escapeAttribute(to);
	const canonical = escapeAttribute(to.startsWith('/') ? url + to : to);
	const head = [
		'<meta charset="utf-8"/>',
		`<meta http-equiv="refresh" content="0; url=${target}"/>`,
		'<meta name="viewport" content="width=device-width, initial-scale=1"/>',
		'<meta name="color-scheme" content="light dark"/>',
		'<meta name="robots" content="noindex"/>',
		`<link rel="canonical" href="${canonical}"/>`,
		'<title>Moved</title>',
		'<style>body{margin:2rem;font:1rem/1.5 system-ui,sans-serif}</style>',
	];
	return `<!doctype html><html lang="en"><head>${head.join('')}</head><body><p>This page moved to <a href="${target}">${target}</a>.</p></body></html>\n`;
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
