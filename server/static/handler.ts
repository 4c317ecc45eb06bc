import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Readable} from 'node:stream';
import sirv from 'sirv';
import {cleanPath} from './clean-path';
import {ruleFor, securityHeaders} from './headers';
import {createNotFound} from './not-found';
import {readRedirects, targetOf} from './redirects';

/** What a host reads beside the pages; it is not part of the site. */
const hostFiles = new Set(['/_headers', '/_redirects', '/vercel.json']);

/**
 * Serves a built site as production does: precompressed files, cache and security headers, redirects of the build,
 * clean addresses and a real 404. The files of `dir` are listed once, so a new build needs a new handler.
 */
export const createHandler = (dir: string): ((request: IncomingMessage, response: ServerResponse) => void) => {
	const files = sirv(dir, {etag: true, brotli: true, gzip: true});
	const redirects = readRedirects(path.join(dir, '..', 'redirects.json'));
	const notFound = createNotFound(dir);

	return (request, response) => {
		for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, {Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8'}).end('Method not allowed');
			return;
		}

		const {pathname, search} = split(request.url ?? '/');
		const clean = cleanPath(pathname);
		const redirect = redirects.get(clean);
		if (redirect) {
			response.writeHead(301, {Location: targetOf(redirect, search), 'Cache-Control': 'public, max-age=300'}).end();
			return;
		}

		if (clean === '/404' || hostFiles.has(clean)) {
			notFound(request, response, clean);
			return;
		}

		const {cacheControl, contentType} = ruleFor(clean);
		response.setHeader('Cache-Control', cacheControl);
		if (contentType) response.setHeader('Content-Type', contentType);
		response.setHeader('Vary', 'Accept-Encoding');
		request.url = clean + search;
		if (!isSafeRange(request.headers.range)) request.headers.range = undefined;
		// A file that a new build took away must end one answer, not the server.
		response.once('pipe', (source: Readable) => source.once('error', () => response.destroy()));
		files(request, response, () => {
			response.removeHeader('Content-Type');
			notFound(request, response, clean);
		});
	};
};

const split = (url: string) => {
	const [pathname = '/', ...query] = url.split('?');
	return {pathname, search: query.length ? `?${query.join('?')}` : ''};
};

/** sirv reads past a range that ends before it starts, or that counts from the end; without it, the whole file is sent. */
const isSafeRange = (range?: string) => {
	const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
	return start !== undefined && (!end || Number(start) <= Number(end));
};
