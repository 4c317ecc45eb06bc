import {type Before, LONGEST_BEFORE, MAX_BEFORE, MAX_SECTIONS} from '../../app/assistant/from-endpoint/messages';
import {MAX_QUESTION} from '../../app/assistant/panel/protocol';
import {cleanPath} from '../../app/navigation/clean-path';

/** What a page of the site asks: its passages are named, not written, by the path of a page and perhaps a heading. */
export type AskBody = {question: string; before: Before[]; passages: string[]};

type Refusal = {status: number; message: string};

/** How much may be sent, and within how many milliseconds. */
export type BodyLimits = {maxBytes: number; bodyTimeout: number};

/** The text of a body, or why it isn't read: it is too large, or too slow. */
export const readLimited = async (request: Request, {maxBytes, bodyTimeout}: BodyLimits): Promise<string | Refusal> => {
	const tooLarge = {status: 413, message: `Expected at most ${maxBytes} bytes`};
	if (Number(request.headers.get('content-length')) > maxBytes) {
		return tooLarge;
	}

	const reader = request.body?.getReader();
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = '';
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<'late'>((resolve) => {
		timer = setTimeout(resolve, bodyTimeout, 'late');
	});
	try {
		for (;;) {
			const part = await Promise.race([late, reader?.read()]);
			if (part === 'late') {
				return {status: 408, message: `Expected the body within ${bodyTimeout} ms`};
			}

			if (!part || part.done) {
				return text + decoder.decode();
			}

			// What a request says of its length need not be true.
			bytes += part.value.byteLength;
			if (bytes > maxBytes) {
				return tooLarge;
			}

			text += decoder.decode(part.value, {stream: true});
		}
	} finally {
		clearTimeout(timer);
		reader?.cancel().catch(() => {});
	}
};

const isText = (value: unknown, longest: number): value is string =>
	typeof value === 'string' && value.trim() !== '' && value.length <= longest;

const isBefore = (value: unknown): value is Before => {
	const {question, answer} = (value ?? {}) as Partial<Record<keyof Before, unknown>>;
	return isText(question, MAX_QUESTION) && isText(answer, LONGEST_BEFORE);
};

const LONGEST_NAME = 300;

const isPassage = (value: unknown): value is string => {
	if (!isText(value, LONGEST_NAME)) {
		return false;
	}

	const [path = ''] = value.split('#', 1);
	return /^\/[\w./-]*$/.test(path) && cleanPath(path) === path;
};

const isListOf = <T>(value: unknown, most: number, is: (value: unknown) => value is T): value is T[] =>
	Array.isArray(value) && value.length <= most && value.every(is);

/** Reads a question; everything else that a request says is left out. Refuses what no page of the site sends. */
export const readBody = async (request: Request, limits: BodyLimits): Promise<AskBody | Refusal> => {
	const refused = {status: 400, message: 'Expected {"question": "…", "history": [{"question", "answer"}], "passages": ["/docs/…#…"]}'};
	const text = await readLimited(request, limits);
	if (typeof text !== 'string') {
		return text;
	}

	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return refused;
	}

	const {question, history = [], passages = []} = (value ?? {}) as Record<string, unknown>;
	return isText(question, MAX_QUESTION) && isListOf(history, MAX_BEFORE, isBefore) && isListOf(passages, MAX_SECTIONS, isPassage)
		? {question, before: history.map(({question: asked, answer}) => ({question: asked, answer})), passages}
		: refused;
};
