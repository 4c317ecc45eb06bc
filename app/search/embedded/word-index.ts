import MiniSearch, {type SearchOptions as MiniOptions, type Query, type SearchResult} from 'minisearch';
import {type Entry, slugOf} from './entries';
import {memoize} from './memoize';
import {
	allowedEdits,
	BOOST,
	ENOUGH,
	factorOf,
	isFirstFor,
	joinedNames,
	matchFactor,
	type Ranked,
	SHARES,
	SHORT_QUERY,
	shortNames,
	standingOf,
	toWanted,
	type Wanted,
	WEIGHTS,
} from './ranking';
import {inSlices} from './slices';
import {indexWords, LONGEST_WORD, normalName, queryWords, stem, swappedForms} from './words';

/** Finds entries that contain all or most words of a query, best first: pages from the start, sections once `whole` has resolved. */
export type WordIndex = {rank(query: string, words: readonly string[]): SearchResult[]; whole: Promise<void>};

type Fields = {
	id: number;
	name?: string;
	names?: string;
	keywords?: string;
	heading?: string;
	summary?: string;
	text: string;
	context: string;
};

const FIELDS = ['name', 'names', 'keywords', 'heading', 'summary', 'text', 'context'] as const;

const rankedOf = ({page, heading}: Entry): Ranked => {
	const title = heading?.text ?? page.title;
	const name = normalName(title);
	const names =
		heading === undefined ? [...shortNames(name), ...[...joinedNames(title), ...(page.names ?? []), slugOf(page)].map(normalName)] : [];
	return {
		title,
		name,
		names,
		stems: [name, ...names].map(stem),
		keywords: heading === undefined ? (page.keywords ?? []).map(normalName) : [],
		terms: heading === undefined ? (page.terms ?? []).map(normalName) : [],
		isOverview: page.kind === 'index',
		isPage: heading === undefined,
		isFlag: title.startsWith('--'),
		standing: standingOf(page),
		links: page.links ?? 0,
	};
};

const fieldsOf = ({page, heading, text}: Entry, id: number, groups: readonly string[]): Fields =>
	heading
		? {id, heading: heading.text, text, context: `${page.title} ${slugOf(page)}`}
		: {
				id,
				name: page.title,
				names: [...(page.names ?? []), slugOf(page)].join(' '),
				// A phrase as one word: its words alone don't lead to the page.
				keywords: [...(page.keywords ?? []), ...(page.terms ?? []).map((term) => queryWords(term).join(''))].join(' ') || undefined,
				summary: page.description,
				text,
				context: `${groups[page.group] ?? ''} ${page.path}`,
			};

/** The words to require. Of several, the last one is left out while it has a single letter, which would match too many words. */
const requiredWords = (words: readonly string[]): readonly string[] =>
	words.length > 1 && words.at(-1)!.length === 1 ? words.slice(0, -1) : words;

/** How words with typing errors are found: with a few edits, or with two neighboring letters swapped, which are two edits of a short word. */
const MISTYPED: MiniOptions = {fuzzy: (word) => allowedEdits(word) || false};

/** A word has as many forms with swapped letters as letters, so only those of short queries are searched for. */
const MOST_SWAPPED = 6;

const swappedIn = (words: readonly string[], word: string): Query[] =>
	words.length <= MOST_SWAPPED && word.length <= LONGEST_WORD && allowedEdits(word) > 0
		? [{queries: swappedForms(word), fuzzy: false}]
		: [];

/** Finds all words, of which the last one may be incomplete, or the whole query as one name: `off thread video`. */
const toQuery = (words: readonly string[], options: MiniOptions = {}): Query => {
	const oneOf = (word: string, {prefix}: {prefix: boolean}): Query => ({
		combineWith: 'OR',
		queries: [...new Set([word, stem(word)]), ...(options.fuzzy ? swappedIn(words, word) : [])],
		prefix,
		...options,
	});
	const all: Query = {
		combineWith: 'AND',
		queries: requiredWords(words).map((word, index) => oneOf(word, {prefix: index === words.length - 1})),
	};
	return words.length > 1 ? {combineWith: 'OR', queries: [all, oneOf(words.join(''), {prefix: true})]} : all;
};

const anyOf = (words: readonly string[]): Query => ({
	combineWith: 'OR',
	queries: words.flatMap((word) => [...new Set([word, stem(word)])]),
});

/** Whether a result is worth showing. A section that only matches by the title of its page isn't, because the page itself is found, too. */
const isAnswer = ({heading}: Entry, {match}: SearchResult): boolean =>
	heading === undefined || Object.values(match).some((fields) => fields.some((field) => field !== 'context'));

const append = (first: SearchResult[], then: SearchResult[]): SearchResult[] => {
	const ids = new Set(first.map(({id}) => id));
	return [...first, ...then.filter(({id}) => !ids.has(id))];
};

/** The results with most of the words, from those with any of them. */
const withSome = (words: readonly string[], results: SearchResult[], shares: readonly number[]): SearchResult[] => {
	const found = ({queryTerms}: SearchResult): number =>
		words.filter((word) => queryTerms.includes(word) || queryTerms.includes(stem(word))).length;
	const share = shares.find((one) => results.some((result) => found(result) >= one * words.length));
	return share === undefined ? [] : results.filter((result) => found(result) >= share * words.length);
};

/** Builds the index in slices, pages first, because most queries are names of pages. The `id` of a result is the index of its entry. */
export const createWordIndex = async (entries: readonly Entry[], groups: readonly string[]): Promise<WordIndex> => {
	const index = new MiniSearch<Fields>({
		fields: [...FIELDS],
		storeFields: [],
		tokenize: indexWords,
		processTerm: (term) => term,
		searchOptions: {tokenize: (text) => [text], boost: BOOST, weights: WEIGHTS},
	});
	const ranked = new Map<number, Ranked>();
	const add = (ids: readonly number[]): Promise<void> =>
		inSlices(ids, (id) => {
			index.add(fieldsOf(entries[id]!, id, groups));
			ranked.set(id, rankedOf(entries[id]!));
		});
	const isPage = (id: number): boolean => entries[id]!.heading === undefined;
	const ids = [...entries.keys()];
	await add(ids.filter(isPage));
	const whole = add(ids.filter((id) => !isPage(id)));

	const find = (query: Query, options: MiniOptions, wanted: Wanted, words: readonly string[]): SearchResult[] => {
		const results = index.search(query, {...options, filter: (result) => isAnswer(entries[result.id]!, result)});
		for (const result of results) {
			result.score *= matchFactor(result.match, ranked.get(result.id)!, wanted, words);
		}

		const isFirst = ({id}: SearchResult): boolean => isFirstFor(ranked.get(id)!.terms, wanted);
		return results.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || b.score - a.score);
	};

	return {
		whole,
		rank(query, words) {
			const wanted = toWanted(query);
			const options: MiniOptions = {
				// MiniSearch calls this for each word and field of a result.
				boostDocument: memoize((id: number) => factorOf(ranked.get(id)!, wanted)),
				...(wanted.name.length <= SHORT_QUERY && {fields: ['name', 'names', wanted.isFlag ? 'heading' : 'keywords']}),
			};
			const ask = (asked: Query): SearchResult[] => find(asked, options, wanted, words);
			const exact = ask(toQuery(words));
			if (exact.length >= ENOUGH) {
				return exact;
			}

			const alike = ask(toQuery(words, MISTYPED));
			const found = append(exact, alike);
			if (found.length >= ENOUGH || words.length < 2) {
				return found;
			}

			const shares = found.length > 0 ? SHARES.slice(0, 1) : SHARES;
			return append(found, withSome(words, ask(anyOf(words)), shares));
		},
	};
};
