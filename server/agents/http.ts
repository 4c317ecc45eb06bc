import {createMcpHandler} from '@modelcontextprotocol/server';
import {byConnection, type ClientOf} from '../http/client';
import type {Handler} from '../http/node-listener';
import {preflight} from '../http/preflight';
import {createRateLimit} from '../http/rate-limit';
import {readLimited} from '../http/read-limited';
import {reportFault} from '../http/report-fault';
import {type Docs, MissingFileError, openDocs} from './docs';
import {createDocsServer} from './server';

/** Where the server of the site answers. */
export const AGENTS_PATH = '/mcp';

export type AgentHandlerOptions = {
	/** Client folder of a build. */
	dir: string;
	/** Identifies the client for the rate limit. Defaults to its connection; set it behind a proxy. */
	clientOf?: ClientOf;
	/** How many messages one client may send in a minute; 240 by default. */
	perClient?: number;
	/** The largest request body in bytes; 256 KB by default. */
	maxBytes?: number;
	/** The clock, for tests. */
	now?: () => number;
};

const MINUTE = 60_000;

/** Milliseconds that a message may take to arrive. */
const BODY_MS = 10_000;

/** Counts the messages of a JSON-RPC batch. A single message and invalid JSON count as one. */
const countMessages = (body: string): number => {
	try {
		const value: unknown = JSON.parse(body);
		return Array.isArray(value) ? Math.max(1, value.length) : 1;
	} catch {
		return 1;
	}
};

/** The docs are public, so pages of any origin may ask. */
const shared = {'access-control-allow-origin': '*', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff'};

const ALLOWED_HEADERS = 'content-type, accept, mcp-protocol-version, mcp-method, mcp-name';

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
	Response.json({jsonrpc: '2.0', id: null, error: {code: -32000, message}}, {status, headers: {...shared, ...headers}});

/** Opens the docs at the first call, and again after a failure. */
const openOnce = (dir: string): (() => Promise<Docs>) => {
	let opened: Promise<Docs> | undefined;
	return () => {
		opened ??= openDocs(dir).catch((error: unknown) => {
			opened = undefined;
			throw error;
		});
		return opened;
	};
};

/** The response when the docs can't be opened. */
const refuseClosed = (error: unknown): Response => {
	if (error instanceof MissingFileError) {
		return refuse(404, 'This site has no facts to answer from');
	}

	reportFault(error);
	return refuse(500, 'The server failed');
};

const withShared = ({status, headers, body}: Response): Response =>
	new Response(body, {status, headers: {...Object.fromEntries(headers), ...shared}});

/**
 * Creates a handler for the Model Context Protocol over HTTP, with Web-standard requests and responses. It is stateless, so
 * any number of instances can run side by side. The docs are opened with the first message.
 */
export const createAgentHandler = ({
	dir,
	clientOf = byConnection,
	perClient = 240,
	maxBytes = 256 * 1024,
	now = () => performance.now(),
}: AgentHandlerOptions): Handler => {
	const limit = createRateLimit(perClient, MINUTE, now);
	const open = openOnce(dir);
	const mcp = createMcpHandler(async () => createDocsServer({docs: await open()}), {
		maxRequestBodySize: maxBytes,
		maxSubscriptions: 16,
	});

	return async (request, connection = {}) => {
		if (request.method === 'OPTIONS') {
			return preflight(ALLOWED_HEADERS, shared);
		}

		if (request.method !== 'POST') {
			return refuse(405, 'Expected POST', {allow: 'POST, OPTIONS'});
		}

		const body = await readLimited(request, {maxBytes, bodyTimeout: BODY_MS});
		const messages = typeof body === 'string' ? countMessages(body) : 1;
		if (messages > perClient) {
			return refuse(413, `Expected at most ${perClient} messages in a batch`);
		}

		const client = clientOf(request, connection);
		const wait = limit.wait(client, messages);
		if (wait > 0) {
			return refuse(429, 'Too many messages', {'retry-after': String(wait)});
		}

		limit.count(client, messages);
		if (typeof body !== 'string') {
			return refuse(body.status, body.message);
		}

		try {
			await open();
		} catch (error) {
			return refuseClosed(error);
		}

		const answer = await mcp.fetch(new Request(request.url, {method: 'POST', headers: request.headers, body, signal: request.signal}));
		return withShared(answer);
	};
};
