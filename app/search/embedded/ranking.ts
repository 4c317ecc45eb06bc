import {editDistance} from '../../lib/edit-distance';
import {normalName, stem} from './words';

/** Everything that decides the order of results. `ranking.test.ts` has the cases. */
export const BOOST = {name: 6, names: 4, keywords: 2, heading: 3, summary: 2, text: 1, context: 0.4};

/** The weights of prefix and fuzzy matches, relative to exact ones. */
export const WEIGHTS = {prefix: 0.5, fuzzy: 0.2};

/** With fewer results than this, fuzzy matches are added, then pages with most of the words. */
export const ENOUGH = 5;

/** If no page has all words: the shares of words to require, tried in order until something is found. */
export const SHARES = [2 / 3, 1 / 2, 0];

/** Queries of at most this many letters only search names and keywords. */
export const SHORT_QUERY = 2;

/** The most results of one page in the dialog. */
export const MAX_PER_PAGE = 3;

const EXACT_NAME = 8;
/** The name exactly as it's typed, with punctuation: `@remotion/player`, not `Remotion Player`. */
const AS_TYPED = 2;
const EXACT_OTHER_NAME = 6;
/** A different form of a name, such as its plural. */
const SAME_STEM = 4;
const EXACT_KEYWORD = 2.5;
/** A keyword of several words counts more than a single one. */
const EXACT_KEYWORDS = 4;
/** Of the pages with a keyword, the overview page is probably meant. */
const OVERVIEW = 1.8;
/** The query, or one of its words, is the whole name, spelled differently. */
const LIKE_NAME = 5;
const WORD_IS_NAME = 2;
/** The query is the beginning of a name, or consecutive words in it. */
const NAME_PREFIX = 6;
/** The same for a name other than the title, relative to the title. */
const OTHER_NAME = 0.7;
const PAGE = 1.6;
const FLAG = 30;
/** All of several words are in the title. */
const NAMED = 2;
/** The factor for words that are only in texts. It increases with the share of words that are in titles. */
const TEXT_ONLY = 0.4;
/** The factor for prefix matches only. There can be many of them, which together would outweigh an exact match. */
const PREFIX_ONLY = 0.2;
/** Added for each doubling of a page's incoming links, so that among equals, the one that others link to comes first. */
const LINKED = 0.05;

const KINDS: Record<string, number> = {
	api: 1.35,
	cli: 1.2,
	index: 1.15,
	reference: 1.1,
	guide: 1.1,
	blog: 0.55,
	learn: 0.8,
	'success-stories': 0.6,
};

/** Pages about old versions and past events, which should only be found by readers who look for them. */
const OUTDATED = /(^|[-/])(legacy|alpha|20\d\d)([-/]|$)/;
const OUTDATED_WORTH = 0.5;

/** Pages about other products. Readers who look for them name the product. */
const OTHER_PRODUCT = /^\/docs\/(recorder|editor-starter|timeline)\//;
const OTHER_PRODUCT_WORTH = 0.65;

/** Commands for the cloud. Some have a sibling that renders on this machine, which readers mean who don't name a cloud. */
const CLOUD_COMMAND = /^\/docs\/(lambda|cloudrun)\/cli\//;
const CLOUD_COMMAND_WORTH = 0.97;

/** Whether a page is about an old version or a past event, or about an API that it says is deprecated. */
const isOutdated = (path: string, keywords: readonly string[] = []): boolean => OUTDATED.test(path) || keywords.includes('deprecated');

/** The factor for a page's kind and section: reference before posts, outdated pages last. */
export const standingOf = ({kind, path, keywords}: {kind: string; path: string; keywords?: readonly string[]}): number =>
	(KINDS[kind] ?? 1) *
	(isOutdated(path, keywords) ? OUTDATED_WORTH : 1) *
	(OTHER_PRODUCT.test(path) ? OTHER_PRODUCT_WORTH : 1) *
	(CLOUD_COMMAND.test(path) ? CLOUD_COMMAND_WORTH : 1);

/** A page or section as ranking sees it. Names and keywords have no punctuation (`normalName`). `links` is the number of incoming links of its page. */
export type Ranked = {
	title: string;
	name: string;
	names: readonly string[];
	/** The stems of `name` and `names`. */
	stems: readonly string[];
	keywords: readonly string[];
	/** What the page comes first for, as names. */
	terms: readonly string[];
	/** The overview page of a package or product. */
	isOverview: boolean;
	isPage: boolean;
	isFlag: boolean;
	standing: number;
	links: number;
};

/** A query: `typed` in lower case, `name` without punctuation. */
export type Wanted = {
	typed: string;
	name: string;
	stem: string;
	isFlag: boolean;
	isPhrase: boolean;
	/** Several words, with any separator: `render.com`, `--no-sandbox`. */
	isCompound: boolean;
	/** The part after the last dot: `setcodec` of `Config.setCodec`. */
	member?: string;
};

/** Parses a query for ranking. */
export const toWanted = (query: string): Wanted => {
	const typed = query.trim().toLowerCase();
	const [, member] = /\w\.(\w+)\W*$/.exec(typed) ?? [];
	const name = normalName(query);
	return {
		typed,
		name,
		stem: stem(name),
		isFlag: typed.startsWith('--'),
		isPhrase: /\s/.test(typed),
		isCompound: /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(typed),
		...(member ? {member} : {}),
	};
};

/** A name without common prefixes: `npx remotion still` is also `still`, `@remotion/rive` is also `rive`. */
export const shortNames = (name: string): string[] => {
	const command = name.replace(/^npx/, '');
	return [command, command.replace(/^remotion/, '')].filter((short) => short !== name && short !== '');
};

/** The names that a title joins: `License & Pricing` is found by either. */
export const joinedNames = (title: string): string[] => {
	const names = title.split(/ (?:&|and) /);
	return names.length > 1 && names.every((name) => !name.includes(' ')) ? names : [];
};

/** How many edits a fuzzy match of a word may have. */
export const allowedEdits = (word: string): number => (word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0);

const hasSigns = ({typed, name}: Wanted): boolean => typed !== name;

/** The factor for a partly typed name. It grows with the square of the typed share, so of two names with the same beginning, the shorter one wins. */
const partFactor = (names: readonly string[], {name, isPhrase}: Wanted): number => {
	let shortest = Number.POSITIVE_INFINITY;
	for (const one of names) {
		if (one.length < shortest && name !== '' && (isPhrase ? one.includes(name) : one.startsWith(name))) {
			shortest = one.length;
		}
	}

	return 1 + NAME_PREFIX * (name.length / shortest) ** 2;
};

/** Whether the query is a keyword, which may be in the plural: `subtitles`. */
const isKeyword = (keywords: readonly string[], {name}: Wanted): boolean => keywords.includes(name) || keywords.includes(`${name}s`);

/** Whether a page comes first for a query, by its terms. A flag is none: `--props` isn't `props`. */
export const isFirstFor = (terms: readonly string[], {name, isFlag}: Wanted): boolean => !isFlag && terms.includes(name);

const nameFactor = ({title, name, names, stems, keywords, isOverview}: Ranked, wanted: Wanted): number => {
	if (name === wanted.name) {
		return EXACT_NAME * (hasSigns(wanted) && title.toLowerCase() === wanted.typed ? AS_TYPED : 1);
	}

	if (names.includes(wanted.name) || name === wanted.member) {
		return EXACT_OTHER_NAME;
	}

	// A query that ends in an e may be the beginning of a longer name.
	const longer = wanted.name.endsWith('e') ? wanted.name.slice(0, -1) : undefined;
	if (stems.some((one, index) => one === wanted.stem && (index === 0 ? name : names[index - 1]) !== longer)) {
		return SAME_STEM;
	}

	const keyword = isKeyword(keywords, wanted) ? (wanted.isCompound ? EXACT_KEYWORDS : EXACT_KEYWORD) * (isOverview ? OVERVIEW : 1) : 1;
	return Math.max(partFactor([name], wanted), OTHER_NAME * partFactor(names, wanted), keyword);
};

/** The factor for a result, independent of where its words were found. */
export const factorOf = (ranked: Ranked, wanted: Wanted): number => {
	const {isPage, isFlag, standing, links} = ranked;
	const nature = standing * (isPage ? PAGE : 1) * (isFlag && wanted.isFlag ? FLAG : 1);
	return nature * nameFactor(ranked, wanted) * (1 + LINKED * Math.log2(1 + links));
};

/** Where a query was found in a result: the fields by word. */
export type Match = Readonly<Record<string, readonly string[]>>;

const TITLES: ReadonlySet<string> = new Set(['name', 'names', 'keywords', 'heading']);

/** Whether a query is a name with typing errors, and not that name with the beginning of another word. */
const isMistyped = (name: string, whole: string): boolean => !whole.startsWith(name) && editDistance(name, whole) <= allowedEdits(whole);

/** Whether a name is meant by the words of a query, and doesn't only start with one of them. */
const isMeant = (name: string, whole: string, words: readonly string[]): boolean =>
	words.every((word) => word === name || !name.startsWith(word)) || isMistyped(name, whole);

/** The factor for where the words of a query were found: in titles, only in texts, or as the name itself. */
export const matchFactor = (match: Match, {name}: Ranked, wanted: Wanted, words: readonly string[]): number => {
	let inTitles = 0;
	let inName = 0;
	for (const fields of Object.values(match)) {
		inTitles += fields.some((field) => TITLES.has(field)) ? 1 : 0;
		inName += fields.includes('name') ? 1 : 0;
	}

	const isWhole = words.every((word) => Object.hasOwn(match, word) || Object.hasOwn(match, stem(word)));
	const titled = TEXT_ONLY + (1 - TEXT_ONLY) * Math.min(1, inTitles / words.length);
	const isName = name !== wanted.name && Object.hasOwn(match, name) && isMeant(name, wanted.name, words);
	const isNamed = wanted.isPhrase && inName >= words.length;
	return titled * (isWhole ? 1 : PREFIX_ONLY) * (isName ? (wanted.isPhrase ? WORD_IS_NAME : LIKE_NAME) : 1) * (isNamed ? NAMED : 1);
};
