import {isRecord} from '../lib/is-record';
import {readStoredJson, store} from '../lib/storage';
import {type Project, parseProject} from './project';

/** What a reader has changed, by what it was opened as. */
export type Draft = {
	project: Project;
	/** When it was last changed, in milliseconds. */
	time: number;
	/** The reader has run it: it need not wait again. */
	isRun: boolean;
	/** The link that it began as, from `?` or `#` on. */
	link?: string;
};

const KEY = 'playground-drafts';
const MAX_DRAFTS = 8;

const isDraft = (draft: unknown): draft is Draft =>
	isRecord(draft) &&
	typeof draft.time === 'number' &&
	typeof draft.isRun === 'boolean' &&
	(draft.link === undefined || typeof draft.link === 'string') &&
	parseProject(draft.project) !== null;

/** One that can't be read, such as one of another version of the site, doesn't take the others along. */
const readDrafts = (): Record<string, Draft> =>
	Object.fromEntries(Object.entries(readStoredJson(KEY, isRecord) ?? {}).filter((entry): entry is [string, Draft] => isDraft(entry[1])));

/** The draft of what was opened under this key, if there is one. */
export const readDraft = (key: string): Draft | undefined => readDrafts()[key];

/** Keeps a draft, or forgets it; of many, the newest stay. False when the browser doesn't keep it. */
export const writeDraft = (key: string, draft: Draft | null): boolean => {
	const {[key]: _, ...others} = readDrafts();
	const newest = Object.entries(draft ? {...others, [key]: draft} : others)
		.sort(([, a], [, b]) => b.time - a.time)
		.slice(0, MAX_DRAFTS);
	return store(KEY, newest.length === 0 ? null : JSON.stringify(Object.fromEntries(newest)));
};

/** Every link's draft was kept under this once, and its URL was a mere `?draft`. */
const ANY_LINK = 'link';

/** What the draft of a link is kept under, from the hash of its URL. */
export const linkKey = (hash: string): string => {
	let sum = 0;
	for (const character of hash) {
		sum = (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0;
	}

	return `${ANY_LINK}:${sum.toString(36)}${hash.length.toString(36)}`;
};

/** The key of the draft that a URL asks for (`?draft=…`); undefined when it asks for none. */
export const draftKey = (params: URLSearchParams): string | undefined => {
	const name = params.get('draft');
	return name ? `${ANY_LINK}:${name}` : name === null ? undefined : ANY_LINK;
};

/** The URL of a link's draft. */
export const draftPath = (key: string): string => {
	const name = key.slice(ANY_LINK.length + 1);
	return `/playground?draft${name && `=${encodeURIComponent(name)}`}`;
};
