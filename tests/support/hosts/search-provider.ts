import type {ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {acrossOrigins, listen} from './listen';

export type ProviderRequest = {path: string; parameters: URLSearchParams; body: Record<string, unknown>};

type Answer = (request: ProviderRequest, response: ServerResponse) => void;

/** A local host that speaks the hosted search provider's protocol. `answer` may be replaced by a faulty one. */
export type ProviderHost = {asked: ProviderRequest[]; answer: Answer; close: () => Promise<void>};

/** Answers with these hits. */
export const answerWith =
	(hits: object[], more: object = {}): Answer =>
	(_, response) => {
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify({results: [{index: 'docs', hits, nbHits: hits.length, queryID: 'query-1', ...more}]}));
	};

/** Answers with a status and a text. */
export const answerStatus =
	(status: number, body = '{"message": "no"}'): Answer =>
	(_, response) => {
		response.writeHead(status, {'content-type': 'application/json'}).end(body);
	};

/** Never answers. */
export const hang: Answer = () => {};

/** Closes the connection. */
export const hangUp: Answer = (_, response) => response.destroy();

/** Starts a host on a port of this machine. */
export const startProviderHost = async (port: number): Promise<ProviderHost> => {
	const {close} = await listen(
		acrossOrigins(async (request, response) => {
			const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
			const asked = {path: pathname, parameters: searchParams, body: JSON.parse((await text(request)) || '{}')};
			host.asked.push(asked);
			host.answer(asked, response);
		}),
		port,
	);
	const host: ProviderHost = {asked: [], answer: answerWith([]), close};
	return host;
};
