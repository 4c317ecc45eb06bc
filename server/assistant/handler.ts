import {type AskMessage, readBody} from './body';
import {createRateLimit} from './rate-limit';

export type AskHandlerOptions = {
	/** Address of the chat completions API that is really asked. */
	endpoint: string;
	/** Stays on the server: it is sent to the endpoint and to nobody else. */
	apiKey: string;
	/** The model to ask, whatever the browser says. */
	model: string;
	/** Origins of the pages that may ask, such as https://www.example.com. All others are refused. */
	allowedOrigins: readonly string[];
	/** Bytes of a request; 64 KB by default. */
	maxBytes?: number;
	/** Tokens of an answer; 1,000 by default. */
	maxTokens?: number;
	/** Questions of one client, and of all together, in a minute; 10 and 300 by default. */
	perClient?: number;
	perMinute?: number;
	/** Milliseconds that the endpoint may take to begin its answer; 20,000 by default. */
	timeout?: number;
	/**
	 * Who asks, for the limit. By default what the proxy in front says in `cf-connecting-ip` or `x-real-ip`; with neither, all
	 * clients share one limit. Give the address of the connection where the host tells it.
	 */
	clientOf?: (request: Request) => string;
	/** The clock and the network, for tests. */
	now?: () => number;
	fetch?: typeof fetch;
};

const MINUTE = 60_000;

const byProxy = ({headers}: Request): string => headers.get('cf-connecting-ip') ?? headers.get('x-real-ip') ?? 'everyone';

const reply = (status: number, message: string, headers: Record<string, string>): Response =>
	Response.json({error: {message}}, {status, headers: {...headers, 'cache-control': 'no-store'}});

/** What a browser is told about a failure of the endpoint: nothing that the endpoint said, which may name the key. */
const failureOf = (status: number): [status: number, message: string] =>
	status === 429 ? [429, 'The assistant has too many questions at the moment'] : [502, 'The assistant failed'];

/**
 * Makes a handler on Web-standard requests and responses, for any edge or Node host, that stands between the pages and the
 * API of a language model. It holds the key, takes questions from the site's own pages only, limits their size and number,
 * and hands the answer on as it arrives.
 */
export const createAskHandler = (options: AskHandlerOptions): ((request: Request) => Promise<Response>) => {
	const {allowedOrigins, maxBytes = 64 * 1024, perClient = 10, perMinute = 300, clientOf = byProxy, now = Date.now} = options;
	const ofClient = createRateLimit(perClient, MINUTE, now);
	const ofAll = createRateLimit(perMinute, MINUTE, now);

	return async (request) => {
		const origin = request.headers.get('origin');
		if (origin === null || !allowedOrigins.includes(origin)) {
			return reply(403, 'This origin may not ask', {vary: 'Origin'});
		}

		const shared = {'access-control-allow-origin': origin, vary: 'Origin'};
		if (request.method === 'OPTIONS') {
			const allowed = {
				'access-control-allow-methods': 'POST',
				'access-control-allow-headers': 'content-type',
				'access-control-max-age': '86400',
			};
			return new Response(null, {status: 204, headers: {...shared, ...allowed}});
		}

		if (request.method !== 'POST') {
			return reply(405, 'Expected POST', {...shared, allow: 'POST, OPTIONS'});
		}

		if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
			return reply(415, 'Expected JSON', shared);
		}

		const body = await readBody(request, maxBytes);
		if ('status' in body) {
			return reply(body.status, body.message, shared);
		}

		const wait = ofClient.take(clientOf(request)) || ofAll.take('all');
		return wait > 0
			? reply(429, 'Too many questions', {...shared, 'retry-after': String(wait)})
			: askEndpoint(options, body.messages, request, shared);
	};
};

const askEndpoint = async (
	{endpoint, apiKey, model, maxTokens = 1000, timeout = 20_000, fetch: send = fetch}: AskHandlerOptions,
	messages: readonly AskMessage[],
	{signal}: Request,
	shared: Record<string, string>,
): Promise<Response> => {
	const call = new AbortController();
	const stop = () => call.abort();
	signal.addEventListener('abort', stop);
	let isLate = false;
	const timer = setTimeout(() => {
		isLate = true;
		call.abort();
	}, timeout);
	try {
		const answer = await send(endpoint, {
			method: 'POST',
			headers: {authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'text/event-stream'},
			body: JSON.stringify({model, stream: true, max_tokens: maxTokens, messages}),
			signal: call.signal,
			redirect: 'error',
		});
		if (!answer.ok || !answer.body) {
			await answer.body?.cancel();
			return reply(...failureOf(answer.status), shared);
		}

		const headers = {...shared, 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no'};
		return new Response(answer.body, {status: 200, headers});
	} catch {
		return isLate ? reply(504, 'The assistant did not answer in time', shared) : reply(...failureOf(502), shared);
	} finally {
		clearTimeout(timer);
	}
};
