import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';

export type ProviderRequest = {path: string; parameters: URLSearchParams; body: Record<string, unknown>};

type Answer = (request: ProviderRequest, response: ServerResponse) => void;

/** A local host that speaks the hosted search provider's protocol. `answer` may be replaced by a faulty one. */
export type ProviderHost = {asked: ProviderRequest[]; answer: Answer; close: () => Promise<void>};

const read = async (request: IncomingMessage): Promise<string> => {
	let text = '';
	for await (const chunk of request) {
		text += String(chunk);
	}

	return text;
};

/** Answers with these hits. */
export const answerWith =
	(hits: object[], more: object = {}): Answer =>
	(_, response) => {
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify({results: [{index: 'docs', hits, nbHits: hits.length, queryID: 'query-1', ...more}]}));
	};

/** Answers with a status and a text. */
export const answerStatus =
	(status: number, text = '{"message": "no"}'): Answer =>
	(_, response) => {
		response.writeHead(status, {'content-type': 'application/json'}).end(text);
	};

/** Never answers. */
export const hang: Answer = () => {};

/** Closes the connection. */
export const hangUp: Answer = (_, response) => response.destroy();

/** Starts a host on a port of this machine. */
export const startProviderHost = (port: number): Promise<ProviderHost> =>
	new Promise((resolve, reject) => {
		const server = createServer(async (request, response) => {
			response.setHeader('access-control-allow-origin', '*');
			response.setHeader('access-control-allow-headers', '*');
			if (request.method === 'OPTIONS') {
				response.end();
				return;
			}

			const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
			const asked = {path: pathname, parameters: searchParams, body: JSON.parse((await read(request)) || '{}')};
			host.asked.push(asked);
			host.answer(asked, response);
		});
		const close = () =>
			new Promise<void>((done) => {
				server.close(() => done());
				server.closeAllConnections();
			});
		const host: ProviderHost = {asked: [], answer: answerWith([]), close};
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => resolve(host));
	});
