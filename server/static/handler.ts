import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {cleanPath} from '../../app/navigation/clean-path';
import {markdownPath, ruleFor} from '../../pipeline/output/rules';
import {reportFault} from '../http/report-fault';
import {type ServedFile, servedFiles} from './files';
import {headersOf, securityHeaders} from './headers';
import {prefersMarkdown} from './markdown';
import {createNotFound} from './not-found';
import {readRedirects, targetOf} from './redirects';
import {sendFile} from './send-file';

/** The longest path that is looked up, in characters. Those of the site's own pages have less than a tenth of it. */
const MAX_PATH = 2048;

/**
 * Serves a built site as production does: precompressed files, cache and security headers, redirects of the build,
 * clean URLs and a real 404. The files of `dir` are listed once, so a new build needs a new handler.
 * An error ends the response to the request that caused it, and nothing else.
 */
export const createHandler = (dir: string): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
	const files = servedFiles(dir);
	const redirects = readRedirects(path.join(dir, '..', 'redirects.json'));
	const notFound = createNotFound(dir);

	/** Sends a file, or the Markdown form of a page to agents that prefer it. */
	const send = async (request: IncomingMessage, response: ServerResponse, clean: string, served: ServedFile): Promise<void> => {
		const markdown = files.get(markdownPath(clean));
		const isPage = served.file.endsWith('.html') && markdown !== undefined;
		if (isPage) {
			response.setHeader('Vary', 'Accept, Accept-Encoding');
		}

		const asMarkdown = isPage && prefersMarkdown(request.headers.accept);
		setHeaders(response, headersOf(ruleFor(asMarkdown ? markdownPath(clean) : clean)));
		try {
			await sendFile(request, response, asMarkdown ? markdown : served);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
				throw error;
			}

			notFound(request, response, clean);
		}
	};

	const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		setHeaders(response, securityHeaders);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			// The body isn't read, so the start of a next request on this connection couldn't be found.
			response.setHeader('Connection', 'close');
			sendText(response, 405, 'Method not allowed', {Allow: 'GET, HEAD'});
			return;
		}

		const {pathname, search} = split(request.url ?? '/');
		if (pathname.length > MAX_PATH) {
			sendText(response, 414, 'URL too long');
			return;
		}

		const clean = cleanPath(pathname);
		const redirect = redirects.get(clean);
		const served = files.get(clean);
		if (redirect || (served && !served.addresses.has(pathname))) {
			const location = redirect ? targetOf(redirect, search) : clean + search;
			response.writeHead(301, {Location: location, 'Cache-Control': 'public, max-age=300'}).end();
			return;
		}

		if (!served) {
			notFound(request, response, clean);
			return;
		}

		await send(request, response, clean, served);
	};

	return (request, response) => answer(request, response).catch((error: unknown) => fail(response, error));
};

const setHeaders = (response: ServerResponse, headers: Record<string, string>): void => {
	for (const [name, value] of Object.entries(headers)) {
		response.setHeader(name, value);
	}
};

const sendText = (response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void => {
	response.writeHead(status, {...headers, 'Content-Type': 'text/plain; charset=utf-8'}).end(message);
};

/** The client disconnected, a file was removed, or the server has a bug. */
const fail = (response: ServerResponse, error: unknown): void => {
	reportFault(error);
	if (response.headersSent) {
		// What was sent must not look like a complete response.
		response.destroy();
		return;
	}

	for (const name of response.getHeaderNames()) {
		response.removeHeader(name);
	}
	sendText(response, 500, 'The server failed', securityHeaders);
};

const split = (url: string) => {
	const [address = '', ...query] = url.split('?');
	// A proxy may send the whole URL.
	return {pathname: address.replace(/^https?:\/\/[^/]*/i, '') || '/', search: query.length ? `?${query.join('?')}` : ''};
};
