import {normalName, stem} from './words';

/** All that decides the order of results, in one place. `ranking.test.ts` holds the cases. */
export const BOOST = {name: 6, names: 4, keywords: 2, heading: 3, summary: 2, text: 1, context: 0.4};

/** What a match by the beginning of a word, or by a word spelled alike, counts beside an exact one. */
export const WEIGHTS = {prefix: 0.5, fuzzy: 0.2};

/** With fewer results than this, words spelled alike count too, then pages with most of the words. */
export const ENOUGH = 5;

/** Queries of so few letters look at names and keywords only. */
export const SHORT_QUERY = 2;

/** Results of one page among those of the modal. */
export const MAX_PER_PAGE = 3;

const EXACT_NAME = 8;
/** The name as it is typed, sign for sign: `@remotion/player` is not `Remotion Player`. */
const AS_TYPED = 2;
const EXACT_OTHER_NAME = 6;
/** Another form of a name: its plural, or the act that it names. */
const SAME_STEM = 4;
const EXACT_KEYWORD = 2.5;
/** Several words that an author names together say more than one. */
const EXACT_KEYWORDS = 4;
/** Of the pages with a keyword, the one about the whole subject is meant. */
const OVERVIEW = 1.8;
/** The query, or one word of it, is the whole name but for its spelling. */
const LIKE_NAME = 5;
const WORD_IS_NAME = 2;
/** For the beginning of a name, and for several words that follow one another in a name. */
const NAME_PREFIX = 6;
/** For the beginning of another name than the title, a symbol of many or a part of it, beside that of the title itself. */
const OTHER_NAME = 0.7;
const PAGE = 1.6;
const FLAG = 30;
/** Several words that are all in the title. */
const NAMED = 2;
/** Counts for words that are only in texts; the share of the others is added. */
const TEXT_ONLY = 0.4;
/** Found by the beginnings of longer words only: there are many of them, and together they would outweigh the word itself. */
const PREFIX_ONLY = 0.2;
/** For each doubling of the pages that lead to a page: among equals the one that others speak of comes first. */
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

/** Pages of versions and events that are over: they answer only who asks for them. */
const OVER = /(^|[-/])(legacy|alpha|20\d\d)([-/]|$)/;
const OVER_WORTH = 0.5;

/** Pages of a product beside Remotion itself: whoever asks for them names it. */
const OTHER_PRODUCT = /^\/docs\/(recorder|editor-starter|timeline)\//;
const OTHER_PRODUCT_WORTH = 0.65;

/** By how much a page counts more, or less, for what it is: reference before posts, and what is over last. */
export const standingOf = ({kind, path}: {kind: string; path: string}): number =>
	(KINDS[kind] ?? 1) * (OVER.test(path) ? OVER_WORTH : 1) * (OTHER_PRODUCT.test(path) ? OTHER_PRODUCT_WORTH : 1);

/** A page, or a section of one. Names and keywords are without punctuation (`normalName`); `links` counts the pages that lead to its page. */
export type Ranked = {
	title: string;
	name: string;
	names: readonly string[];
	/** Of the name and the names. */
	stems: readonly string[];
	keywords: readonly string[];
	/** The page about a package or a product as a whole. */
	isOverview: boolean;
	isPage: boolean;
	isFlag: boolean;
	standing: number;
	links: number;
};

/** What is asked for; `typed` as it is typed, `name` without punctuation. */
export type Wanted = {
	typed: string;
	name: string;
	stem: string;
	isFlag: boolean;
	isPhrase: boolean;
	/** Several words, whatever is written between them: `render.com`, `--no-sandbox`. */
	isCompound: boolean;
	/** What follows the last dot: `Config.setCodec` is a setCodec. */
	member?: string;
};

/** What a query asks for, as ranking sees it. */
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

/** A name without what many names begin with: `npx remotion still` is `still`, `@remotion/rive` is `rive`. */
export const shortNames = (name: string): string[] => {
	const command = name.replace(/^npx/, '');
	return [command, command.replace(/^remotion/, '')].filter((short) => short !== name && short !== '');
};

/** The names that a title joins: `License & Pricing` goes by either. */
export const joinedNames = (title: string): string[] => {
	const names = title.split(/ (?:&|and) /);
	return names.length > 1 && names.every((name) => !name.includes(' ')) ? names : [];
};

/** How many letters of a word may be wrong. */
export const allowedEdits = (word: string): number => (word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0);

const hasSigns = ({typed, name}: Wanted): boolean => typed !== name;

/** A name of which more is typed counts more, by the square of its share: of two that begin alike the shorter one is meant. */
const partFactor = (names: readonly string[], {name, isPhrase}: Wanted): number => {
	let shortest = Number.POSITIVE_INFINITY;
	for (const one of names) {
		if (one.length < shortest && name !== '' && (isPhrase ? one.includes(name) : one.startsWith(name))) {
			shortest = one.length;
		}
	}

	return 1 + NAME_PREFIX * (name.length / shortest) ** 2;
};

/** Keywords are often in the plural: `subtitles`. */
const isKeyword = (keywords: readonly string[], {name}: Wanted): boolean => keywords.includes(name) || keywords.includes(`${name}s`);

const nameFactor = ({title, name, names, stems, keywords, isOverview}: Ranked, wanted: Wanted): number => {
	if (name === wanted.name) {
		return EXACT_NAME * (hasSigns(wanted) && title.toLowerCase() === wanted.typed ? AS_TYPED : 1);
	}

	if (names.includes(wanted.name) || name === wanted.member) {
		return EXACT_OTHER_NAME;
	}

	// What ends in an e may be a longer name that is being typed.
	const longer = wanted.name.endsWith('e') ? wanted.name.slice(0, -1) : undefined;
	if (stems.some((one, index) => one === wanted.stem && (index === 0 ? name : names[index - 1]) !== longer)) {
		return SAME_STEM;
	}

	const keyword = isKeyword(keywords, wanted) ? (wanted.isCompound ? EXACT_KEYWORDS : EXACT_KEYWORD) * (isOverview ? OVERVIEW : 1) : 1;
	return Math.max(partFactor([name], wanted), OTHER_NAME * partFactor(names, wanted), keyword);
};

/** By how much a result counts more, or less, than its words alone say. */
export const factorOf = (ranked: Ranked, wanted: Wanted): number => {
	const {isPage, isFlag, standing, links} = ranked;
	const nature = standing * (isPage ? PAGE : 1) * (isFlag && wanted.isFlag ? FLAG : 1);
	return nature * nameFactor(ranked, wanted) * (1 + LINKED * Math.log2(1 + links));
};

/** What was found of a query in a result: by found word the fields that contain it. */
export type Match = Readonly<Record<string, readonly string[]>>;

const TITLES: ReadonlySet<string> = new Set(['name', 'names', 'keywords', 'heading']);

/** A name that only begins with a word of the query is found by that word, too, but is not meant by it. */
const isMeant = (name: string, words: readonly string[]): boolean => words.every((word) => word === name || !name.startsWith(word));

/** By how much a result counts more or less for where its words were found: in its titles, in its texts only, or as its very name. */
export const matchFactor = (match: Match, {name}: Ranked, wanted: Wanted, words: readonly string[]): number => {
	let inTitles = 0;
	let inName = 0;
	for (const fields of Object.values(match)) {
		inTitles += fields.some((field) => TITLES.has(field)) ? 1 : 0;
		inName += fields.includes('name') ? 1 : 0;
	}

	const isWhole = words.every((word) => Object.hasOwn(match, word) || Object.hasOwn(match, stem(word)));
	const titled = TEXT_ONLY + (1 - TEXT_ONLY) * Math.min(1, inTitles / words.length);
	const isName = name !== wanted.name && Object.hasOwn(match, name) && isMeant(name, words);
	const isNamed = wanted.isPhrase && inName >= words.length;
	return titled * (isWhole ? 1 : PREFIX_ONLY) * (isName ? (wanted.isPhrase ? WORD_IS_NAME : LIKE_NAME) : 1) * (isNamed ? NAMED : 1);
};

/** When no page has all words: which share of them is asked for, one after the other until something is found. */
export const SHARES = [2 / 3, 1 / 2, 0];
