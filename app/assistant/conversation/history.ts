import type {PassageBlock} from '../../../pipeline/assistant/format';
import {isRecord} from '../../lib/is-record';
import {createListeners} from '../../lib/listeners';
import {readStoredJson, store} from '../../lib/storage';
import {MAX_QUESTION, sitePathOf} from '../panel/protocol';
import {NOTES} from '../texts';
import type {Answer, AnswerPart, Exchange, Source} from '../types';

/** The storage key of the conversation, which all windows share. */
export const CONVERSATION_KEY = 'ask-conversation';

/** The number of exchanges that are stored: the newest ones. */
const MAX_KEPT = 20;

const isText = (value: unknown): value is string => typeof value === 'string';
const isMissingOr = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);
const isListOf = <T>(value: unknown, is: (value: unknown) => value is T): value is T[] => Array.isArray(value) && value.every(is);

const isSource = (value: unknown): value is Source =>
	isRecord(value) &&
	isText(value.title) &&
	isMissingOr(value.section, isText) &&
	// Stored paths become links, and storage may contain anything.
	sitePathOf(value.path) !== undefined;

const isBlock = (value: unknown): value is PassageBlock =>
	isRecord(value) &&
	(value.kind === 'text'
		? isText(value.text)
		: value.kind === 'row'
			? isListOf(value.cells, isText) && isMissingOr(value.heads, (heads) => isListOf(heads, isText))
			: value.kind === 'code' &&
				isText(value.code) &&
				isText(value.language) &&
				isMissingOr(value.title, isText) &&
				isMissingOr(value.runs, isText));

const isPart = (value: unknown): value is AnswerPart => isRecord(value) && isSource(value.source) && isListOf(value.blocks, isBlock);

const isAnswer = (value: unknown): value is Answer =>
	isRecord(value) &&
	isListOf(value.sources, isSource) &&
	isMissingOr(value.note, (note) => isText(note) && Object.hasOwn(NOTES, note)) &&
	(value.kind === 'passages'
		? isListOf(value.parts, isPart) && isMissingOr(value.isClose, (isClose) => typeof isClose === 'boolean')
		: value.kind === 'text'
			? isText(value.text) && isMissingOr(value.isStopped, (stopped) => typeof stopped === 'boolean')
			: value.kind === 'none' || value.kind === 'unreachable');

const isExchange = (value: unknown): value is Exchange =>
	isRecord(value) && isText(value.question) && value.question.length <= MAX_QUESTION && isMissingOr(value.answer, isAnswer);

const isConversation = (value: unknown): value is Exchange[] => isListOf(value, isExchange);

/** The stored conversation, oldest exchange first. Empty if what is stored isn't valid. */
export const readConversation = (): Exchange[] => readStoredJson(CONVERSATION_KEY, isConversation)?.slice(-MAX_KEPT) ?? [];

const {subscribe, notify} = createListeners();

/** Stores the conversation. An empty one is removed from storage. */
export const keepConversation = (exchanges: readonly Exchange[]): void => {
	if (store(CONVERSATION_KEY, exchanges.length === 0 ? null : JSON.stringify(exchanges.slice(-MAX_KEPT)))) {
		notify();
	}
};

/** Calls back when what is kept has changed, on this page or in another window. Returns what ends that. */
export const onConversationChange = (listener: () => void): (() => void) => {
	const onStorage = ({key}: StorageEvent) => {
		if (key === CONVERSATION_KEY || key === null) {
			listener();
		}
	};
	const unsubscribe = subscribe(listener);
	window.addEventListener('storage', onStorage);
	return () => {
		unsubscribe();
		window.removeEventListener('storage', onStorage);
	};
};
