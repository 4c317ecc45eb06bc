import type {Note} from '../types';
import {eventData} from './events';

export type ChatMessage = {role: 'system' | 'user' | 'assistant'; content: string};

/** An error of the endpoint, with a note for the reader. */
export class ChatError extends Error {
	override name = 'ChatError';

	constructor(
		readonly note: Note,
		message: string,
		options?: ErrorOptions,
	) {
		super(message, options);
	}
}

/** The longest answer, in characters. Longer ones are cut off. */
const LONGEST_ANSWER = 20_000;

type Request = {endpoint: string; timeout: number; body: object; signal: AbortSignal};

const noteOf = (status: number): Note => (status === 401 || status === 403 ? 'refused' : status === 429 ? 'busy' : 'failed');

type Chunk = {
	error?: unknown;
	choices?: {delta?: {content?: unknown}; message?: {content?: unknown}; finish_reason?: unknown}[];
};

const parse = (text: string): Chunk => {
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value === 'object' && value !== null) {
			return value;
		}
	} catch {
		// Below.
	}

	throw new ChatError('broken', `The endpoint sent an invalid answer: ${text.slice(0, 100)}`);
};

/** A timeout that calls `stop` if it isn't renewed. */
const createPatience = (timeout: number, stop: () => void) => {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		renew() {
			clearTimeout(timer);
			timer = setTimeout(stop, timeout);
		},
		end: () => clearTimeout(timer),
	};
};

async function* deltas(response: Response, onBytes: () => void): AsyncGenerator<string> {
	const type = response.headers.get('content-type') ?? '';
	if (type.includes('application/json')) {
		const content = parse(await response.text()).choices?.[0]?.message?.content;
		yield typeof content === 'string' ? content : '';
		return;
	}

	if (!response.body || !type.includes('text/event-stream')) {
		throw new ChatError('broken', `The endpoint answered with ${type || 'nothing'}, expected a stream of events`);
	}

	let isFinished = false;
	for await (const data of eventData(response.body, onBytes)) {
		if (data === '[DONE]') {
			return;
		}

		const {error, choices} = parse(data);
		if (error) {
			throw new ChatError('broken', 'The endpoint sent an error in its answer');
		}

		const content = choices?.[0]?.delta?.content;
		isFinished ||= Boolean(choices?.[0]?.finish_reason);
		if (typeof content === 'string') {
			yield content;
		}
	}

	if (!isFinished) {
		throw new ChatError('broken', 'The answer was cut off');
	}
}

/**
 * Sends a request to an endpoint that answers in the chat completions protocol. Calls `onText` with the text so far while it arrives. Throws a
 * `ChatError` if the request fails, and the signal's reason if it's aborted.
 */
export const chat = async ({endpoint, timeout, body, signal}: Request, onText: (text: string) => void): Promise<string> => {
	const request = new AbortController();
	const late = new ChatError('late', `The endpoint sent nothing for ${timeout} ms`);
	const patience = createPatience(timeout, () => request.abort(late));
	const stop = () => request.abort(signal.reason);
	signal.addEventListener('abort', stop);
	let text = '';
	try {
		signal.throwIfAborted();
		patience.renew();
		const response = await fetch(endpoint, {
			method: 'POST',
			headers: {'content-type': 'application/json', accept: 'text/event-stream'},
			body: JSON.stringify(body),
			signal: request.signal,
			credentials: 'omit',
			referrerPolicy: 'origin',
		});
		if (!response.ok) {
			throw new ChatError(noteOf(response.status), `The endpoint answered ${response.status}`);
		}

		for await (const delta of deltas(response, patience.renew)) {
			if (delta !== '') {
				text += delta;
				onText(text);
			}

			if (text.length >= LONGEST_ANSWER) {
				break;
			}
		}
	} catch (error) {
		signal.throwIfAborted();
		if (request.signal.aborted) {
			throw late;
		}

		throw error instanceof ChatError
			? error
			: new ChatError(text === '' ? 'offline' : 'broken', 'The connection to the endpoint failed', {cause: error});
	} finally {
		patience.end();
		signal.removeEventListener('abort', stop);
		request.abort();
	}

	if (text.trim() === '') {
		throw new ChatError('broken', 'The endpoint sent an empty answer');
	}

	return text;
};
