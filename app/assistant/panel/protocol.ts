import {isRecord} from '../../lib/is-record';
import {siteAddress} from '../../navigation/clean-path';
import type {Retrieval, RetrievalRequest} from '../../search/types';
import type {ColorMode} from '../../theme/types';

// The messages between the page and the assistant's iframe. The receiver checks the origin, window and shape of every message.

/** From the iframe: the reader clicked a link; the iframe is listening; the reader wants to close the panel, or to open the search; a search request. */
export type FrameMessage =
	| {type: 'link-click'; path: string}
	| {type: 'ready'}
	| {type: 'close'}
	| {type: 'open-search'}
	| {type: 'search'; id: number; request: RetrievalRequest};

/**
 * From the page: its host, color mode, and whether it can search for the iframe; a new color mode; a question; the result of a search, missing
 * if it failed.
 */
export type HostMessage =
	| {type: 'host'; host: string; colorMode: ColorMode; searches?: true}
	| {type: 'found'; id: number; found?: Retrieval}
	| {type: 'color-mode'; colorMode: ColorMode}
	| {type: 'question'; question: string};

/** The longest question, in characters. */
export const MAX_QUESTION = 500;

const asRecord = (data: unknown): Record<string, unknown> | undefined => (isRecord(data) ? data : undefined);

const MOST = 1000;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST;

const MOST_CLUES = 100;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_QUESTION;

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length <= MOST_CLUES && value.every(isText);

const readRequest = (value: unknown): RetrievalRequest | undefined => {
	const {clues, text, limit} = asRecord(value) ?? {};
	if (!Array.isArray(clues) || clues.length > MOST_CLUES || !isText(text) || !isCount(limit)) {
		return undefined;
	}
	const read = clues.map((clue: unknown) => {
		const {word, alike, weight} = asRecord(clue) ?? {};
		return isText(word) && isTexts(alike) && Number.isFinite(weight) ? {word, alike, weight: Number(weight)} : undefined;
	});
	return read.includes(undefined) ? undefined : {clues: read.filter((clue) => clue !== undefined), text, limit};
};

/** Only checked roughly, because it's from the site's own page. */
const isMissingOrFound = (value: unknown): value is Retrieval | undefined =>
	value === undefined || (Array.isArray(asRecord(value)?.sections) && Array.isArray(asRecord(value)?.known));

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** A placeholder for the site's origin where only paths are allowed. */
const ANY_ORIGIN = 'https://site.invalid';

/** The path on this site that a link leads to, or `undefined` if it leads anywhere else. Without `origin`, only paths are accepted. */
export const sitePathOf = (path: unknown, origin = ANY_ORIGIN): string | undefined =>
	typeof path === 'string' ? siteAddress(path, origin) : undefined;

/** Validates a message from the iframe; `undefined` if it isn't one of the protocol. */
export const readFrameMessage = (data: unknown, origin: string): FrameMessage | undefined => {
	const message = asRecord(data);
	switch (message?.type) {
		case 'link-click': {
			const path = sitePathOf(message.path, origin);
			return path === undefined ? undefined : {type: 'link-click', path};
		}

		case 'search': {
			const request = readRequest(message.request);
			return Number.isSafeInteger(message.id) && request ? {type: 'search', id: Number(message.id), request} : undefined;
		}

		case 'ready':
		case 'close':
		case 'open-search':
			return {type: message.type};
		default:
			return undefined;
	}
};

/** Validates a message from the page; `undefined` if it isn't one of the protocol. */
export const readHostMessage = (data: unknown): HostMessage | undefined => {
	const message = asRecord(data);
	switch (message?.type) {
		case 'host':
			return typeof message.host === 'string' && isColorMode(message.colorMode)
				? {type: 'host', host: message.host, colorMode: message.colorMode, ...(message.searches === true && {searches: true})}
				: undefined;
		case 'found':
			return Number.isSafeInteger(message.id) && isMissingOrFound(message.found)
				? {type: 'found', id: Number(message.id), ...(message.found && {found: message.found})}
				: undefined;
		case 'color-mode':
			return isColorMode(message.colorMode) ? {type: 'color-mode', colorMode: message.colorMode} : undefined;
		case 'question':
			return typeof message.question === 'string' && message.question.trim() !== ''
				? {type: 'question', question: message.question.slice(0, MAX_QUESTION)}
				: undefined;
		default:
			return undefined;
	}
};

/** Whether a message is from a window and an origin. */
export const isFrom = (event: Pick<MessageEvent, 'source' | 'origin'>, from: Window | null | undefined, origin: string): boolean =>
	Boolean(from) && event.source === from && event.origin === origin;
