import {readStoredJson, store} from '../lib/storage';
import {type Project, parseProject} from './project';

/** What a reader has changed, by what it was opened as. */
export type Draft = {
	project: Project;
	/** When it was last changed, in milliseconds. */
	time: number;
	/** The reader has run it: it need not wait again. */
	isRun: boolean;
};

const KEY = 'playground-drafts';
const MAX_DRAFTS = 8;

const isDrafts = (value: unknown): value is Record<string, Draft> =>
	typeof value === 'object' &&
	value !== null &&
	Object.values(value).every(
		(draft: Draft | null) => typeof draft?.time === 'number' && typeof draft.isRun === 'boolean' && parseProject(draft.project) !== null,
	);

const readDrafts = (): Record<string, Draft> => readStoredJson(KEY, isDrafts) ?? {};

/** The draft of what was opened under this key, if there is one. */
export const readDraft = (key: string): Draft | undefined => readDrafts()[key];

/** Keeps a draft, or forgets it; of many, the newest stay. */
export const writeDraft = (key: string, draft: Draft | null): void => {
	const {[key]: _, ...others} = readDrafts();
	const newest = Object.entries(draft ? {...others, [key]: draft} : others)
		.sort(([, a], [, b]) => b.time - a.time)
		.slice(0, MAX_DRAFTS);
	store(KEY, newest.length === 0 ? null : JSON.stringify(Object.fromEntries(newest)));
};
