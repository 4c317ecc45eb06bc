import type {IncomingHttpHeaders, ServerResponse} from 'node:http';
import {json} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';
import {acrossOrigins, listen} from './listen';

export type ChatRequest = {
	headers: IncomingHttpHeaders;
	body: {model: string; stream: boolean; max_tokens?: number; messages: {role: string; content: string}[]};
};

type Reply = (response: ServerResponse, request: ChatRequest) => void | Promise<void>;

/** A local server that speaks the chat completions protocol and really streams. `reply` may be replaced by a faulty one. */
export type ChatEndpoint = {
	url: string;
	asked: ChatRequest[];
	/** Requests whose sender has gone before the answer was over. */
	left: number;
	reply: Reply;
	close: () => Promise<void>;
};

const chunk = (content: string): string => `data: ${JSON.stringify({choices: [{delta: {content}}]})}\n\n`;

const begin = (response: ServerResponse): void => {
	response.writeHead(200, {'content-type': 'text/event-stream'});
	response.flushHeaders();
};

const nextTurn = (): Promise<void> => sleep(5);

/** Streams a text piece by piece, each a write of its own, and says that it is over. */
export const streams =
	(...pieces: string[]): Reply =>
	async (response) => {
		begin(response);
		for (const piece of pieces) {
			response.write(chunk(piece));
			await nextTurn();
		}

		response.end('data: [DONE]\n\n');
	};

/** Streams events as they are, each a write of its own; then ends, or leaves the stream open. */
export const streamsEvents =
	(events: readonly string[], {ends}: {ends: boolean}): Reply =>
	async (response) => {
		begin(response);
		for (const event of events) {
			response.write(`${event}\n\n`);
			await nextTurn();
		}

		if (ends) {
			response.end();
		}
	};

/** Streams the bytes of a text in pieces of a few bytes, wherever that cuts. */
export const streamsBytes =
	(text: string, size: number): Reply =>
	async (response) => {
		begin(response);
		const bytes = Buffer.from(text);
		for (let at = 0; at < bytes.length; at += size) {
			response.write(bytes.subarray(at, at + size));
			await nextTurn();
		}

		response.end();
	};

/** Answers with a status and a body that must not reach a reader. */
export const answersStatus =
	(status: number): Reply =>
	(response) => {
		response.writeHead(status, {'content-type': 'application/json'}).end('{"error": {"message": "key sk-secret is wrong"}}');
	};

/** Streams a beginning, then cuts the connection. */
export const breaksOff =
	(piece: string): Reply =>
	async (response) => {
		begin(response);
		response.write(chunk(piece));
		// Long enough for the beginning to be read: what breaks off before is an endpoint that was not reached.
		await sleep(500);
		response.destroy();
	};

/** Streams a beginning and ends in good order, but not at the end of the answer. */
export const endsEarly =
	(piece: string): Reply =>
	(response) => {
		begin(response);
		response.end(chunk(piece));
	};

/** Streams a beginning, then nothing more. */
export const fallsSilent =
	(piece: string): Reply =>
	(response) => {
		begin(response);
		response.write(chunk(piece));
	};

/** Does not even begin. */
export const saysNothing: Reply = () => {};

/** Starts the endpoint, on a free port unless one is given. */
export const startChatEndpoint = async (port = 0): Promise<ChatEndpoint> => {
	const {url, close} = await listen(
		acrossOrigins(async (request, response) => {
			const asked = {headers: request.headers, body: (await json(request)) as ChatRequest['body']};
			endpoint.asked.push(asked);
			response.once('close', () => {
				endpoint.left += response.writableFinished ? 0 : 1;
			});
			await endpoint.reply(response, asked);
		}),
		port,
	);
	const endpoint: ChatEndpoint = {url: `${url}/v1/chat/completions`, asked: [], left: 0, reply: streams('Yes.'), close};
	return endpoint;
};
