export type AskMessage = {role: 'system' | 'user' | 'assistant'; content: string};

/** More messages than this no conversation of the site sends. */
const MAX_MESSAGES = 20;

type Refusal = {status: number; message: string};

const readLimited = async (request: Request, maxBytes: number): Promise<string | Refusal> => {
	const tooLarge = {status: 413, message: `Expected at most ${maxBytes} bytes`};
	if (Number(request.headers.get('content-length')) > maxBytes) {
		return tooLarge;
	}

	const reader = request.body?.getReader();
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = '';
	for (;;) {
		const {done, value} = (await reader?.read()) ?? {done: true, value: undefined};
		if (done) {
			return text + decoder.decode();
		}

		// What a request says of its length need not be true.
		bytes += value.byteLength;
		if (bytes > maxBytes) {
			await reader?.cancel();
			return tooLarge;
		}

		text += decoder.decode(value, {stream: true});
	}
};

const isMessage = (value: unknown): value is AskMessage => {
	const {role, content} = (value ?? {}) as Partial<Record<keyof AskMessage, unknown>>;
	return (role === 'system' || role === 'user' || role === 'assistant') && typeof content === 'string' && content !== '';
};

/** Reads the messages of a question; everything else that a request says is left out. Refuses what no page of the site sends. */
export const readBody = async (request: Request, maxBytes: number): Promise<{messages: AskMessage[]} | Refusal> => {
	const refused = {
		status: 400,
		message: 'Expected {"messages": [...]}: at most one system message, first, and a question of the user, last',
	};
	const text = await readLimited(request, maxBytes);
	if (typeof text !== 'string') {
		return text;
	}

	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return refused;
	}

	const {messages} = (value ?? {}) as {messages?: unknown};
	if (!Array.isArray(messages) || messages.length > MAX_MESSAGES || !messages.every(isMessage)) {
		return refused;
	}

	const isInOrder = messages.slice(1).every(({role}) => role !== 'system') && messages.at(-1)?.role === 'user';
	return isInOrder ? {messages: messages.map(({role, content}) => ({role, content}))} : refused;
};
