import {setMaxListeners} from 'node:events';
import type {Stats} from 'node:fs';
import {open} from 'node:fs/promises';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {pipeline} from 'node:stream/promises';
import {lookup, mimes} from 'mrmime';
import {isUnchanged, rangeOf, type Validators} from './conditions';
import {chooseEncoding, type Encoding, encodings} from './encodings';
import type {ServedFile} from './files';

// The library has no types of vendors, and that of the favicon is one.
mimes.ico = 'image/x-icon';

const typeOf = (file: string): string =>
	file.endsWith('.html') ? 'text/html;charset=utf-8' : (lookup(file) ?? 'application/octet-stream');

/** Sets a header unless a rule has already set it. */
const setDefault = (response: ServerResponse, name: string, value: string): void => {
	if (!response.hasHeader(name)) {
		response.setHeader(name, value);
	}
};

const validatorsOf = ({size, mtime}: Stats, encoding?: Encoding): Validators => ({
	etag: `"${size.toString(36)}-${mtime.getTime().toString(36)}${encoding ? `-${encoding}` : ''}"`,
	lastModified: mtime.toUTCString(),
});

type Answer = {status: number; headers?: OutgoingHttpHeaders; part?: {start: number; end: number}};

/** The whole file (200), the requested range (206), nothing because the client's copy is current (304), or no such range (416). */
const answerTo = ({method, headers}: IncomingMessage, size: number, validators: Validators): Answer => {
	if (isUnchanged(headers, validators)) {
		return {status: 304};
	}

	const range = method === 'GET' ? rangeOf(headers, size, validators) : undefined;
	if (range === 'beyond') {
		return {status: 416, headers: {'Content-Range': `bytes */${size}`}};
	}

	const {start, end} = range ?? {start: 0, end: size - 1};
	const length = {'Accept-Ranges': 'bytes', 'Content-Length': end - start + 1};
	return {
		status: range ? 206 : 200,
		headers: range ? {...length, 'Content-Range': `bytes ${start}-${end}/${size}`} : length,
		part: {start, end},
	};
};

/** Sends a file or the requested range, compressed if the client accepts that; answers 304 if the client's copy is current. */
export const sendFile = async (request: IncomingMessage, response: ServerResponse, {file, copies}: ServedFile): Promise<void> => {
	const encoding = chooseEncoding(request.headers['accept-encoding'], (name) => copies.has(name));
	const handle = await open(encoding ? file + encodings[encoding] : file);
	try {
		const stats = await handle.stat();
		const validators = validatorsOf(stats, encoding);
		const {status, headers, part} = answerTo(request, stats.size, validators);
		response.setHeader('ETag', validators.etag);
		response.setHeader('Last-Modified', validators.lastModified);
		setDefault(response, 'Vary', 'Accept-Encoding');
		if (part) {
			setDefault(response, 'Content-Type', typeOf(file));
		}

		response.writeHead(status, {...headers, ...(part && encoding && {'Content-Encoding': encoding})});
		if (part && request.method !== 'HEAD' && stats.size > 0) {
			await pipeline(handle.createReadStream({...part, autoClose: false}), response, {signal: goneOf(request.socket)});
		} else {
			response.end();
		}
	} finally {
		await handle.close();
	}
};

const gone = new WeakMap<Socket, AbortSignal>();

/** A signal that aborts when the connection closes. A pipelined response that waits for earlier ones gets no event of its own. */
const goneOf = (socket: Socket): AbortSignal => {
	let signal = gone.get(socket);
	if (!signal) {
		const end = new AbortController();
		signal = end.signal;
		setMaxListeners(0, signal);
		gone.set(socket, signal);
		if (socket.destroyed) {
			end.abort();
		} else {
			socket.once('close', () => end.abort());
		}
	}

	return signal;
};
