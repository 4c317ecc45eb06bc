import {z} from 'zod';
import {type Before, LONGEST_BEFORE, MAX_BEFORE, MAX_SECTIONS} from '../../app/assistant/from-endpoint/messages';
import {MAX_QUESTION} from '../../app/assistant/panel/protocol';
import {cleanPath} from '../../app/navigation/clean-path';
import {type BodyLimits, type Refusal, readLimited} from '../http/read-limited';

/** What a page of the site asks. Passages are only named, by the path of a page and perhaps a heading: their text comes from the server. */
export type AskBody = {question: string; before: Before[]; passages: string[]};

const LONGEST_NAME = 300;

const text = (longest: number) => z.string().max(longest).regex(/\S/, 'Expected words');

const isPage = (name: string): boolean => {
	const [path = ''] = name.split('#', 1);
	return /^\/[\w./-]*$/.test(path) && cleanPath(path) === path;
};

const bodySchema = z.object({
	question: text(MAX_QUESTION),
	history: z
		.array(z.object({question: text(MAX_QUESTION), answer: text(LONGEST_BEFORE)}))
		.max(MAX_BEFORE)
		.default([]),
	passages: z.array(text(LONGEST_NAME).refine(isPage, 'Expected the path of a page of this site')).max(MAX_SECTIONS).default([]),
});

const refuse = (message: string): Refusal => ({status: 400, message});

const parseJson = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
};

/** Reads a question, ignoring unknown fields. Refuses what no page of the site sends, and names the field. */
export const readBody = async (request: Request, limits: BodyLimits): Promise<AskBody | Refusal> => {
	const json = await readLimited(request, limits);
	if (typeof json !== 'string') {
		return json;
	}

	const value = parseJson(json);
	if (value === undefined) {
		return refuse('The body is not JSON');
	}

	const {data, error} = bodySchema.safeParse(value);
	if (data) {
		const {question, history, passages} = data;
		return {question, before: history, passages};
	}

	const [{path, message} = {path: [], message: 'Invalid'}] = error.issues;
	return refuse(`${path.join('.') || 'body'}: ${message}`);
};
