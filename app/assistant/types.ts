import type {PassageBlock} from '../../pipeline/assistant/format';

/** Where something comes from: a page of the site, or a section of it. `path` is a site path, perhaps with a hash. */
export type Source = {path: string; title: string; section?: string};

/** Passages of one section, word for word. */
export type AnswerPart = {source: Source; blocks: PassageBlock[]};

/** Why the answer is another one than was asked for. */
export type Note = 'refused' | 'busy' | 'failed' | 'broken' | 'late' | 'offline';

/**
 * An answer. `passages` come from the pages, and are only near to the question when it `isClose`; `none` says that they hold no answer; `text` was written by a model, with
 * `[1]` for the first source; `unreachable` when not even the pages could be asked.
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

/** A question with its answer, which is missing when the reader left or stopped before there was any. */
export type Exchange = {question: string; answer?: Answer};

export type AskOptions = {
	signal: AbortSignal;
	/** Called with what there is of an answer while more of it arrives. */
	onPartial?: (answer: Answer) => void;
};

/** Answers questions. `history` are the exchanges before, oldest first. Does not fail: what goes wrong is part of the answer. */
export type Assistant = {ask(question: string, history: readonly Exchange[], options: AskOptions): Promise<Answer>};
