import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {lookup} from 'mrmime';
import {fileRuleFor} from '../../pipeline/output/rules';
import {chooseEncoding} from './encodings';

/** Whether a URL is that of a file: an output of the build, or anything with the ending of one. */
const isFile = (pathname: string): boolean => fileRuleFor(pathname) !== undefined || lookup(pathname) !== undefined;

/** Answers with status 404: the site's own page to readers, a plain line to what asks for files. */
export const createNotFound = (dir: string) => {
	const read = (suffix: string) => {
		const file = path.join(dir, `404.html${suffix}`);
		return existsSync(file) ? readFileSync(file) : undefined;
	};
	const page = read('') ?? Buffer.from('<!doctype html><title>Not found</title><h1>Not found</h1>');
	const encoded = {br: read('.br'), gzip: read('.gz')};

	return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
		response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
		if (isFile(pathname)) {
			response.writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'}).end('Not found');
			return;
		}

		const encoding = chooseEncoding(request.headers['accept-encoding'], (name) => encoded[name] !== undefined);
		const body = (encoding && encoded[encoding]) ?? page;
		if (encoding) {
			response.setHeader('Content-Encoding', encoding);
		}
		response.writeHead(404, {'Content-Type': 'text/html;charset=utf-8', 'Content-Length': body.length, Vary: 'Accept-Encoding'});
		response.end(request.method === 'HEAD' ? undefined : body);
	};
};
