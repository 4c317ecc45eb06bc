import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {ReadableStream} from 'node:stream/web';

const toRequest = (incoming: IncomingMessage, signal: AbortSignal): Request => {
	const {method = 'GET', url = '/', headers} = incoming;
	const list = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
		value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
	);
	const hasBody = method !== 'GET' && method !== 'HEAD';
	return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
		method,
		headers: list,
		signal,
		...(hasBody ? {body: Readable.toWeb(incoming) as never, duplex: 'half'} : {}),
	});
};

/** Lets a server of Node answer by a handler on Web-standard requests; an answer that streams is sent as it arrives. */
export const toNodeListener =
	(handler: (request: Request) => Promise<Response>) =>
	async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
		const left = new AbortController();
		outgoing.once('close', () => left.abort());
		try {
			const {status, headers, body} = await handler(toRequest(incoming, left.signal));
			outgoing.writeHead(status, Object.fromEntries(headers));
			outgoing.flushHeaders();
			if (body) {
				await pipeline(Readable.fromWeb(body as ReadableStream), outgoing);
			} else {
				outgoing.end();
			}
		} catch {
			// The reader or the endpoint is gone: what was sent is cut off, so that nobody takes it for the whole.
			outgoing.destroy();
		}
	};
