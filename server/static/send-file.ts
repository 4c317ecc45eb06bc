import {setMaxListeners} from 'node:events';
import {type FileHandle, open} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {pipeline} from 'node:stream/promises';
import {lookup} from 'mrmime';
import {isUnchanged, rangeOf} from './conditions';
import {chooseEncoding, type Encoding, encodings} from './encodings';
import type {ServedFile} from './files';

const typeOf = (file: string): string =>
	file.endsWith('.html') ? 'text/html;charset=utf-8' : (lookup(file) ?? 'application/octet-stream');

/** Sends a file or the requested range, compressed if the client accepts that; answers 304 if the client's copy is current. */
export const sendFile = async (request: IncomingMessage, response: ServerResponse, {file, copies}: ServedFile): Promise<void> => {
	const encoding = chooseEncoding(request.headers['accept-encoding'], (name) => copies.has(name));
	const handle = await open(encoding ? file + encodings[encoding] : file);
	try {
		await sendOpen(request, response, handle, typeOf(file), encoding);
	} finally {
		await handle.close();
	}
};

const sendOpen = async (
	request: IncomingMessage,
	response: ServerResponse,
	handle: FileHandle,
	type: string,
	encoding?: Encoding,
): Promise<void> => {
	const {size, mtime} = await handle.stat();
	const validators = {
		etag: `"${size.toString(36)}-${mtime.getTime().toString(36)}${encoding ? `-${encoding}` : ''}"`,
		lastModified: mtime.toUTCString(),
	};
	response.setHeader('ETag', validators.etag);
	response.setHeader('Last-Modified', validators.lastModified);
	if (!response.hasHeader('Vary')) {
		response.setHeader('Vary', 'Accept-Encoding');
	}

	if (isUnchanged(request.headers, validators)) {
		response.writeHead(304).end();
		return;
	}

	const range = request.method === 'GET' ? rangeOf(request.headers, size, validators) : undefined;
	if (range === 'beyond') {
		response.writeHead(416, {'Content-Range': `bytes */${size}`}).end();
		return;
	}

	const {start, end} = range ?? {start: 0, end: size - 1};
	response.writeHead(range ? 206 : 200, {
		'Accept-Ranges': 'bytes',
		'Content-Length': end - start + 1,
		...(range && {'Content-Range': `bytes ${start}-${end}/${size}`}),
		...(encoding && {'Content-Encoding': encoding}),
		...(!response.hasHeader('Content-Type') && {'Content-Type': type}),
	});
	if (request.method === 'HEAD' || size === 0) {
		response.end();
	} else {
		await pipeline(handle.createReadStream({start, end, autoClose: false}), response, {signal: goneOf(request.socket)});
	}
};

const gone = new WeakMap<Socket, AbortSignal>();

/** Aborts when the connection ends. A response that is queued behind others on the same connection gets no event of its own. */
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
