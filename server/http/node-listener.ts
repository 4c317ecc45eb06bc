import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {ReadableStream as NodeReadableStream} from 'node:stream/web';
import type {Connection} from './client';
import {reportFault} from './report-fault';

/** Bytes and milliseconds for what nobody wants to read any more, so that the next request on the connection can be found. */
const MAX_REST = 1024 * 1024;
const REST_MS = 5000;

type Parts = AsyncIterableIterator<Buffer>;

/** A body that is read when the handler reads, and that stays with its connection when the handler stops reading. */
const bodyOf = (parts: Parts): ReadableStream<Uint8Array> =>
	new ReadableStream(
		{
			async pull(controller) {
				const {done, value} = await parts.next();
				if (done) {
					controller.close();
				} else {
					controller.enqueue(new Uint8Array(value));
				}
			},
			async cancel() {
				await parts.return?.();
			},
		},
		{highWaterMark: 0},
	);

const toRequest = (incoming: IncomingMessage, parts: Parts, signal: AbortSignal): Request => {
	const {method = 'GET', url = '/', headers} = incoming;
	const list = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
		value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
	);
	const hasBody = method !== 'GET' && method !== 'HEAD';
	// Whatever a client calls this host, no handler reads it.
	return new Request(new URL(url, 'http://localhost'), {
		method,
		headers: list,
		signal,
		...(hasBody ? {body: bodyOf(parts), duplex: 'half'} : {}),
	} as RequestInit);
};

/** Reads the rest of a refused request away; a connection that has too much of it, or is too slow, is closed. */
const drain = (incoming: IncomingMessage): void => {
	let bytes = 0;
	const timer = setTimeout(() => incoming.destroy(), REST_MS);
	incoming.once('close', () => clearTimeout(timer));
	incoming.on('data', (part: Buffer) => {
		bytes += part.byteLength;
		if (bytes > MAX_REST) {
			incoming.destroy();
		}
	});
	incoming.resume();
};

/** Others, such as TRACE, no handler answers, and a Web-standard request can't have some of them. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Answers Web-standard requests; the second argument describes the connection. */
export type Handler = (request: Request, connection?: Connection) => Promise<Response>;

/** Lets a server of Node answer by a handler on Web-standard requests; an answer that streams is sent as it arrives. */
export const toNodeListener =
	(handler: Handler) =>
	async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
		if (!METHODS.has(incoming.method ?? 'GET')) {
			outgoing.writeHead(405, {allow: [...METHODS].join(', ')}).end();
			return;
		}

		const left = new AbortController();
		outgoing.once('close', () => left.abort());
		const parts = incoming.iterator({destroyOnReturn: false});
		try {
			const {remoteAddress: address} = incoming.socket;
			const {status, headers, body} = await handler(toRequest(incoming, parts, left.signal), address === undefined ? {} : {address});
			outgoing.writeHead(status, Object.fromEntries(headers));
			outgoing.flushHeaders();
			if (body) {
				await pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing);
			} else {
				outgoing.end();
			}

			if (!incoming.complete) {
				// A handler may stop in the middle of a body without saying so: nothing flows while somebody reads.
				await parts.return?.();
				drain(incoming);
			}
		} catch (error) {
			// The reader or the endpoint is gone: what was sent is cut off, so that nobody takes it for the whole.
			reportFault(error);
			outgoing.destroy();
		}
	};
