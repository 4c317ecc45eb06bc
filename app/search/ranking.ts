import {normalName} from './words';

/** All that decides the order of results, in one place. `ranking.test.ts` holds the cases. */
export const BOOST = {name: 6, names: 4, heading: 3, summary: 2, text: 1, context: 0.4};

/** What a match by the beginning of a word, or by a word spelled alike, counts beside an exact one. */
export const WEIGHTS = {prefix: 0.5, fuzzy: 0.2};

/** With fewer results than this, words spelled alike count too, then pages with most of the words. */
export const ENOUGH = 5;

/** Queries of so few letters look at names only. */
export const SHORT_QUERY = 2;

/** Results of one page among those of the modal. */
export const MAX_PER_PAGE = 3;

const EXACT_NAME = 5;
const EXACT_OTHER_NAME = 3;
/** For the beginning of a name; a name of which more is typed counts more. */
const NAME_PREFIX = 2.5;
const PAGE = 1.6;
const FLAG = 8;
const TEXT_ONLY = 0.4;

const KINDS: Record<string, number> = {api: 1.35, cli: 1.2, reference: 1.1, guide: 1.1, blog: 0.55, learn: 0.8, 'success-stories': 0.6};

/** A page, or a section of one. `name` and `names` are without punctuation (`normalName`). */
export type Ranked = {name: string; names: readonly string[]; isPage: boolean; isFlag: boolean; kind: string};

/** What is asked for; `name` is without punctuation. */
export type Wanted = {name: string; isFlag: boolean};

/** What a query asks for, as ranking sees it. */
export const toWanted = (query: string): Wanted => ({name: normalName(query), isFlag: query.trimStart().startsWith('--')});

/** How many letters of a word may be wrong. */
export const allowedEdits = (word: string): number => (word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0);

/** By how much a result counts more, or less, than its words alone say. */
export const factorOf = ({name, names, isPage, isFlag, kind}: Ranked, wanted: Wanted): number => {
	const nature = (KINDS[kind] ?? 1) * (isPage ? PAGE : 1) * (isFlag && wanted.isFlag ? FLAG : 1);
	if (name === wanted.name) {
		return nature * EXACT_NAME;
	}

	if (names.includes(wanted.name)) {
		return nature * EXACT_OTHER_NAME;
	}

	return wanted.name !== '' && name.startsWith(wanted.name) ? nature * (1 + (NAME_PREFIX * wanted.name.length) / name.length) : nature;
};

/** By how much a result counts less when its words stand nowhere but in its text. */
export const fieldFactor = (fields: Iterable<string>): number => {
	for (const field of fields) {
		if (field !== 'text' && field !== 'context') {
			return 1;
		}
	}

	return TEXT_ONLY;
};

/** When no page has all words: which share of them is asked for, one after the other until something is found. */
export const SHARES = [2 / 3, 1 / 2, 0];
