import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {ReadableStream as NodeReadableStream} from 'node:stream/web';
import type {Connection} from './client';
import {reportFault} from './report-fault';

/** Bytes and milliseconds for discarding the rest of a body that no handler reads: the next request on the connection comes after it. */
const MAX_REST = 1024 * 1024;
const REST_MS = 5000;

type Parts = AsyncIterableIterator<Buffer>;

/** A request body as a stream that reads on demand. Canceling it leaves the connection open. */
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
	// No handler looks at the host of the URL, so the Host header doesn't matter.
	return new Request(new URL(url, 'http://localhost'), {
		method,
		headers: list,
		signal,
		...(hasBody ? {body: bodyOf(parts), duplex: 'half'} : {}),
	} as RequestInit);
};

/** Discards the rest of a request body. Closes the connection if that is too much, or too slow. */
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

/** No handler answers any other method, and `Request` can't have some of them, such as TRACE. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Answers Web-standard requests; the second argument describes the connection. */
export type Handler = (request: Request, connection?: Connection) => Promise<Response>;

/** Adapts a handler for Web-standard requests to a Node server. A streamed response is sent as it arrives. */
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
				// A handler may have stopped in the middle of the body without canceling it. Its iterator would hold the rest back.
				await parts.return?.();
				drain(incoming);
			}
		} catch (error) {
			// The client or an endpoint has disconnected. What was sent must not look like a complete response.
			reportFault(error);
			outgoing.destroy();
		}
	};
