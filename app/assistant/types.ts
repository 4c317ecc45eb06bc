import type {PassageBlock} from '../../pipeline/assistant/format';

/** A source: a page of the site, or a section of it. `path` may have a hash. */
export type Source = {path: string; title: string; section?: string};

/** Passages quoted from one section. */
export type AnswerPart = {source: Source; blocks: PassageBlock[]};

/** Why the configured assistant didn't answer. */
export type Note = 'refused' | 'busy' | 'failed' | 'broken' | 'late' | 'offline';

/**
 * An answer.
 * - `passages` are quoted from pages. If `isClose`, they are related to the question, but may not answer it.
 * - `none`: the pages have no answer.
 * - `text` was written by a model, with `[1]` as a citation of the first source.
 * - `unreachable`: not even the pages could be loaded.
 */
export type Answer = {
	sources: Source[];
	note?: Note;
} & (
	| {kind: 'passages'; parts: AnswerPart[]; isClose?: boolean}
	| {kind: 'none'}
	| {kind: 'text'; text: string; isStopped?: boolean}
	| {kind: 'unreachable'}
);

/** The answer to a question that was stopped before anything was found. */
export const STOPPED: Answer = {kind: 'text', text: '', sources: [], isStopped: true};

/** The answer if the search can't be loaded. */
export const UNREACHABLE: Answer = {kind: 'unreachable', sources: []};

/** A question with its answer, which is missing if the reader left before it arrived. */
export type Exchange = {question: string; answer?: Answer};

export type AskOptions = {
	signal: AbortSignal;
	/** Called with the answer so far while more of it arrives. */
	onPartial?: (answer: Answer) => void;
};

/** Answers questions. `history` are the previous exchanges, oldest first. Never rejects, because errors are part of the answer. */
export type Assistant = {ask(question: string, history: readonly Exchange[], options: AskOptions): Promise<Answer>};
