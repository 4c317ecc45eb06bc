import path from 'node:path';
import {headersOf, securityHeaders} from '../../../server/static/headers';
import type {Redirect} from '../../../server/static/redirects';
import {writeInto} from '../files';
import {fileRules} from '../rules';
import {cloudflareRoutes, cloudflareWorker, netlifyFunction} from './edge-functions';
import {nginxFile} from './nginx';

/** Redirects for Netlify and Cloudflare Pages. */
export const redirectsFile = (redirects: readonly Redirect[]): string => redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/** Headers for Netlify and Cloudflare Pages. */
export const headersFile = (): string => {
	const block = (pattern: string, headers: Record<string, string>) =>
		[pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
	return `${[block('/*', securityHeaders), ...fileRules.map((rule) => block(rule.pattern, headersOf(rule)))].join('\n')}\n`;
};

const acceptsMarkdown = [{type: 'header', key: 'accept', value: '.*text/markdown.*'}];

/** Redirects, headers and clean URLs for Vercel. */
export const vercelFile = (redirects: readonly Redirect[]): string => {
	const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({key, value}));
	const config = {
		cleanUrls: true,
		trailingSlash: false,
		redirects: redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
		// Agents that ask for Markdown get it; a page is any path without an ending.
		rewrites: [
			{source: '/', has: acceptsMarkdown, destination: '/index.md'},
			{source: '/:path([^.]+)', has: acceptsMarkdown, destination: '/:path.md'},
		],
		headers: [
			{source: '/(.*)', headers: list({...securityHeaders, Vary: 'Accept'})},
			...fileRules.map((rule) => ({source: rule.pattern.replaceAll('.', '\\.').replace('*', '(.*)'), headers: list(headersOf(rule))})),
		],
	};
	return `${JSON.stringify(config, null, '\t')}\n`;
};

/** Writes what common hosts read: beside the pages where the host wants it, the rest into `hosts/` of the build. */
export const emitHostFiles = async (
	redirects: readonly Redirect[],
	{buildDir, clientDir}: {buildDir: string; clientDir: string},
): Promise<void> => {
	await writeInto(clientDir, '_redirects', redirectsFile(redirects));
	await writeInto(clientDir, '_headers', headersFile());
	await writeInto(clientDir, 'vercel.json', vercelFile(redirects));
	await writeInto(clientDir, '_worker.js', await cloudflareWorker());
	await writeInto(clientDir, '_routes.json', cloudflareRoutes());
	await writeInto(path.join(buildDir, 'hosts'), 'netlify/edge-functions/markdown.js', await netlifyFunction());
	await writeInto(path.join(buildDir, 'hosts'), 'nginx.conf', nginxFile(redirects));
};
