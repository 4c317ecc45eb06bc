import {isRecord} from '../../lib/is-record';
import {readStoredJson, store} from '../../lib/storage';
import {type Project, parseProject} from '../project';

/** A changed project in storage. */
export type Draft = {
	project: Project;
	/** When it was last changed, in milliseconds. */
	time: number;
	/** The reader has run it, so it doesn't have to wait for a click on Run again. */
	isRun: boolean;
	/** The link that it was opened from, starting at `?` or `#`. */
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

/** All stored drafts, without those that can't be read, such as drafts of a different version of the site. */
const readDrafts = (): Record<string, Draft> =>
	Object.fromEntries(Object.entries(readStoredJson(KEY, isRecord) ?? {}).filter((entry): entry is [string, Draft] => isDraft(entry[1])));

/** The stored draft with this key. */
export const readDraft = (key: string): Draft | undefined => readDrafts()[key];

/** Stores a draft, or removes it if it's null. Only the newest drafts are kept. Returns false if storage failed. */
export const writeDraft = (key: string, draft: Draft | null): boolean => {
	const {[key]: _, ...others} = readDrafts();
	const newest = Object.entries(draft ? {...others, [key]: draft} : others)
		.sort(([, a], [, b]) => b.time - a.time)
		.slice(0, MAX_DRAFTS);
	return store(KEY, newest.length === 0 ? null : JSON.stringify(Object.fromEntries(newest)));
};

/** The prefix of keys for links. In an earlier version, it was the only key, with the URL `?draft`. */
const ANY_LINK = 'link';

/** The key for the draft of a link, derived from the hash of its URL. */
export const linkKey = (hash: string): string => {
	let sum = 0;
	for (const character of hash) {
		sum = (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0;
	}

	return `${ANY_LINK}:${sum.toString(36)}${hash.length.toString(36)}`;
};

/** The key of the draft in a URL (`?draft=…`); undefined if it has none. */
export const draftKey = (params: URLSearchParams): string | undefined => {
	const name = params.get('draft');
	return name ? `${ANY_LINK}:${name}` : name === null ? undefined : ANY_LINK;
};

/** The URL of a link's draft. */
export const draftPath = (key: string): string => {
	const name = key.slice(ANY_LINK.length + 1);
	return `/playground?draft${name && `=${encodeURIComponent(name)}`}`;
};
