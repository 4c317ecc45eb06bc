import {toMessages} from '../../app/assistant/from-endpoint/messages';
import type {ClientOf} from '../http/client';
import type {Handler} from '../http/node-listener';
import {preflight} from '../http/preflight';
import {createRateLimit} from '../http/rate-limit';
import {reportFault} from '../http/report-fault';
import {type AskBody, readBody} from './body';
import {type ReadPassages, sectionsOf} from './passages';

export type AskHandlerOptions = {
	/** URL of the chat completions API that is really asked. */
	endpoint: string;
	/** Stays on the server: it is sent to the endpoint and nowhere else. */
	apiKey: string;
	/** The model to ask. */
	model: string;
	/** The site's title, which tells the model what the questions are about. */
	site: string;
	/** Where the passages come from that the model answers from: `passagesIn` the build or `passagesAt` the site. */
	readPassages: ReadPassages;
	/** Origins of the pages that may ask, such as https://www.example.com. It keeps other sites out, not programs. */
	allowedOrigins: readonly string[];
	/** Identifies the client for the rate limit: `byConnection`, or `byHeader` behind a proxy that sets the header. */
	clientOf: ClientOf;
	/** The largest question in bytes; 64 KB by default. */
	maxBytes?: number;
	/** Milliseconds in which a question must arrive; 10,000 by default. */
	bodyTimeout?: number;
	/** The longest answer in tokens, which the model heeds; 1,000 by default. */
	maxTokens?: number;
	/** The longest answer in bytes, after which it is cut off; 1 MB by default. */
	maxAnswerBytes?: number;
	/** Questions of one client in a minute; 10 by default. */
	perClient?: number;
	/** Questions of all clients together in a minute; 300 by default. */
	perMinute?: number;
	/** Milliseconds in which the endpoint must begin its answer; 20,000 by default. */
	timeout?: number;
	/** Milliseconds in which the answer must be complete; 120,000 by default. */
	answerTimeout?: number;
	/** The clock and the network, for tests. */
	now?: () => number;
	fetch?: typeof fetch;
};

const MINUTE = 60_000;

const reply = (status: number, message: string, headers: Record<string, string>): Response =>
	Response.json({error: {message}}, {status, headers: {...headers, 'cache-control': 'no-store'}});

/** What a browser learns about a failure of the endpoint. Nothing of what the endpoint said: it may contain the key. */
const failureOf = (status: number): [status: number, message: string] =>
	status === 429 ? [429, 'The assistant is getting too many questions right now'] : [502, 'The assistant failed'];

/**
 * Creates a proxy between the pages and the API of a language model, with Web-standard requests and responses, for any edge or
 * Node host. It holds the key, takes questions from the site's own pages only, writes the prompt and the passages itself,
 * limits the size, number and time of questions and answers, and streams the answer.
 */
export const createAskHandler = (options: AskHandlerOptions): Handler => {
	const {
		allowedOrigins,
		maxBytes = 64 * 1024,
		bodyTimeout = 10_000,
		perClient = 10,
		perMinute = 300,
		clientOf,
		now = () => performance.now(),
	} = options;
	const ofClient = createRateLimit(perClient, MINUTE, now);
	const ofAll = createRateLimit(perMinute, MINUTE, now);

	return async (request, connection = {}) => {
		const origin = request.headers.get('origin');
		if (origin === null || !allowedOrigins.includes(origin)) {
			return reply(403, 'This origin may not ask', {vary: 'Origin'});
		}

		const shared = {'access-control-allow-origin': origin, vary: 'Origin'};
		if (request.method === 'OPTIONS') {
			return preflight('content-type', shared);
		}

		if (request.method !== 'POST') {
			return reply(405, 'Expected POST', {...shared, allow: 'POST, OPTIONS'});
		}

		if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
			return reply(415, 'Expected JSON', shared);
		}

		const body = await readBody(request, {maxBytes, bodyTimeout});
		if ('status' in body) {
			return reply(body.status, body.message, shared);
		}

		const client = clientOf(request, connection);
		const wait = ofClient.wait(client) || ofAll.wait('all');
		if (wait > 0) {
			return reply(429, 'Too many questions', {...shared, 'retry-after': String(wait)});
		}

		ofClient.count(client);
		ofAll.count('all');
		return askEndpoint(options, body, request, shared);
	};
};

const askEndpoint = async (
	{
		endpoint,
		apiKey,
		model,
		site,
		readPassages,
		maxTokens = 1000,
		maxAnswerBytes = 1024 * 1024,
		timeout = 20_000,
		answerTimeout = 120_000,
		fetch: send = fetch,
	}: AskHandlerOptions,
	{question, before, passages}: AskBody,
	{signal}: Request,
	shared: Record<string, string>,
): Promise<Response> => {
	const messages = toMessages(question, before, await sectionsOf(passages, readPassages), site);
	const begun = new AbortController();
	const timer = setTimeout(() => begun.abort(), timeout);
	try {
		const answer = await send(endpoint, {
			method: 'POST',
			headers: {authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'text/event-stream'},
			body: JSON.stringify({model, stream: true, max_tokens: maxTokens, messages}),
			signal: AbortSignal.any([signal, begun.signal, AbortSignal.timeout(answerTimeout)]),
			redirect: 'error',
		});
		if (!answer.ok || !answer.body) {
			await answer.body?.cancel();
			if (answer.status !== 429) {
				reportFault(new Error(`${new URL(endpoint).origin} answered ${answer.status}`));
			}

			return reply(...failureOf(answer.status), shared);
		}

		const headers = {...shared, 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no'};
		return new Response(answer.body.pipeThrough(atMost(maxAnswerBytes)), {status: 200, headers});
	} catch (error) {
		if (!signal.aborted) {
			reportFault(begun.signal.aborted ? new Error(`${new URL(endpoint).origin} did not answer within ${timeout} ms`) : error);
		}

		return begun.signal.aborted ? reply(504, 'The assistant did not answer in time', shared) : reply(...failureOf(502), shared);
	} finally {
		clearTimeout(timer);
	}
};

/** Passes a stream on, and ends it with an error once it has too many bytes. */
const atMost = (bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> => {
	let left = bytes;
	return new TransformStream({
		transform(chunk, controller) {
			left -= chunk.byteLength;
			if (left < 0) {
				controller.error(new Error('The answer is too long'));
			} else {
				controller.enqueue(chunk);
			}
		},
	});
};
