import MiniSearch, {type SearchOptions as MiniOptions, type Query, type SearchResult} from 'minisearch';
import {headingId, type IndexedPage, type TextFile, type TitlesFile} from '../../../pipeline/search/format';
import type {FoundSection, Hit, Retrieval, RetrievalRequest, SearchAnswer, SearchHit, SearchOptions} from '../types';
import {type Entry, findableOf, slugOf} from './findable';
import {fuse, MOSTLY_TITLE} from './fusion';
import {highlight, type Marks, marksFor, snippet} from './highlight';
import {isTelling, synonymsOf} from './lexicon';
import {overview} from './overview';
import {
	allowedEdits,
	BOOST,
	ENOUGH,
	factorOf,
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
import {createRetriever, pageScore, type Scored} from './retrieval';
import {indexWords, normalName, queryWords, stem} from './words';

/** What can be found, with what its order depends on. */
type RankedEntry = Entry & {ranked: Ranked};

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

/** A result by its entry, with the words that it was found by. */
type Result = {id: number; terms: string[]};

export type Engine = {
	search(query: string, options: SearchOptions): SearchAnswer;
	/** The pages that most other pages speak of. */
	popular(limit: number): SearchHit[];
	/** Finds sections that hold any of the words: for questions, whose words hardly ever stand together. */
	retrieve(request: RetrievalRequest): Retrieval;
};

const FIELDS = ['name', 'names', 'keywords', 'heading', 'summary', 'text', 'context'] as const;
/** Entries that are indexed at a time: a question that comes meanwhile waits for one chunk. */
const CHUNK = 50;

/** What a link to a page says about how many readers want it: many lead to references only to name them. */
const POPULAR_KINDS: Record<string, number> = {guide: 1.5, api: 1, cli: 1, index: 0.5};

/** Documents that hold any of the words of a phrase, pages among them that are shown, and the share of words that must be known. */
const RETRIEVED = 80;
const RETRIEVED_PAGES = 20;
const ENOUGH_WORDS = 0.6;

/** Of a longer text, such as a pasted log, so many letters and words are looked for: the work for an answer has a bound. */
const LONGEST_TEXT = 1_000;
const MOST_WORDS = 50;

const rankedOf = (page: IndexedPage, heading?: string): Ranked => {
	const title = heading ?? page.title;
	const name = normalName(title);
	const names =
		heading === undefined ? [...shortNames(name), ...[...joinedNames(title), ...(page.names ?? []), slugOf(page)].map(normalName)] : [];
	return {
		title,
		name,
		names,
		stems: [name, ...names].map(stem),
		keywords: heading === undefined ? (page.keywords ?? []).map(normalName) : [],
		isPage: heading === undefined,
		isFlag: title.startsWith('--'),
		standing: standingOf(page),
		links: page.links ?? 0,
	};
};

const entriesOf = (pages: readonly IndexedPage[], texts?: TextFile): RankedEntry[] =>
	pages.flatMap((page, index) => {
		const [intro = '', ...rest] = texts?.[index] ?? [];
		let parent: string | undefined;
		const questionsOf = (at?: number): string[] => (page.answers ?? []).filter(({heading}) => heading === at).map(({question}) => question);
		return [
			{page, text: intro, questions: questionsOf(), ranked: rankedOf(page)},
			...page.headings.map((heading, at): RankedEntry => {
				const entry = {page, heading, text: rest[at] ?? '', questions: questionsOf(at), ranked: rankedOf(page, heading.text)};
				if (heading.depth === 2) {
					parent = heading.text;
					return entry;
				}

				return {...entry, ...(parent === undefined ? {} : {parent})};
			}),
		];
	});

const fieldsOf = ({page, heading, text}: Entry, id: number, groups: readonly string[]): Fields =>
	heading
		? {id, heading: heading.text, text, context: `${page.title} ${slugOf(page)}`}
		: {
				id,
				name: page.title,
				names: [...(page.names ?? []), slugOf(page)].join(' '),
				keywords: page.keywords?.join(' '),
				summary: page.description,
				text,
				context: `${groups[page.group] ?? ''} ${page.path}`,
			};

/** Words to ask for one by one: of several the last one, while it has one letter, begins too many words to tell any apart. */
const toldApart = (words: readonly string[]): readonly string[] =>
	words.length > 1 && words.at(-1)!.length === 1 ? words.slice(0, -1) : words;

/** All words, the last one perhaps not typed to its end; or the whole query as one name: `off thread video`. */
const toQuery = (words: readonly string[], options: MiniOptions): Query => {
	const oneOf = (word: string, last: boolean): Query => ({
		combineWith: 'OR',
		queries: [...new Set([word, stem(word)])],
		prefix: last,
		...options,
	});
	const all: Query = {combineWith: 'AND', queries: toldApart(words).map((word, index) => oneOf(word, index === words.length - 1))};
	return words.length > 1 ? {combineWith: 'OR', queries: [all, oneOf(words.join(''), true)]} : all;
};

/**
 * Makes the index. Works in small steps, so that whoever runs it can answer other messages meanwhile. Without texts
 * only titles, headings and descriptions are found.
 */
export const createEngine = async ({groups, pages}: Pick<TitlesFile, 'groups' | 'pages'>, texts?: TextFile): Promise<Engine> => {
	const entries = entriesOf(pages, texts);
	const index = new MiniSearch<Fields>({
		fields: [...FIELDS],
		storeFields: [],
		tokenize: indexWords,
		processTerm: (term) => term,
		searchOptions: {tokenize: (text) => [text], boost: BOOST, weights: WEIGHTS},
	});
	await index.addAllAsync(
		entries.map((entry, id) => fieldsOf(entry, id, groups)),
		{chunkSize: CHUNK},
	);

	const retriever = await createRetriever(entries.map((entry) => findableOf(entry, groups)));

	/** The factor of a result; the index asks for it with each word and field that the result is found by. */
	const factorsFor = (wanted: Wanted): ((id: number) => number) => {
		const known = new Map<number, number>();
		return (id) => {
			let factor = known.get(id);
			if (factor === undefined) {
				factor = factorOf(entries[id]!.ranked, wanted);
				known.set(id, factor);
			}

			return factor;
		};
	};

	const find = (query: Query, options: MiniOptions, wanted: Wanted, words: readonly string[]): SearchResult[] => {
		const results = index.search(query, {...options, filter: (result) => isAnswer(entries[result.id]!, result)});
		for (const result of results) {
			result.score *= matchFactor(result.match, entries[result.id]!.ranked, wanted, words);
		}

		return results.sort((a, b) => b.score - a.score);
	};

	const rank = (query: string, words: readonly string[]): SearchResult[] => {
		const wanted = toWanted(query);
		const options: MiniOptions = {
			boostDocument: factorsFor(wanted),
			...(wanted.name.length <= SHORT_QUERY && {fields: ['name', 'names', wanted.isFlag ? 'heading' : 'keywords']}),
		};
		const ask = (asked: Query): SearchResult[] => find(asked, options, wanted, words);
		const exact = ask(toQuery(words, {}));
		if (exact.length >= ENOUGH) {
			return exact;
		}

		const alike = ask(toQuery(words, {fuzzy: (word: string) => allowedEdits(word) || false}));
		const found = append(exact, alike);
		if (found.length >= ENOUGH || words.length < 2) {
			return found;
		}

		const shares = found.length > 0 ? SHARES.slice(0, 1) : SHARES;
		return append(found, withSome(words, ask(anyOf(words)), shares));
	};

	/**
	 * The best document of each page that speaks of any of the words, best page first, and the one that claims to answer this very
	 * phrase; none when most words are unknown.
	 */
	const retrieveFor = (query: string, words: readonly string[]): {found: Result[]; asked?: Result} => {
		const telling = words.filter(isTelling);
		const clues = (telling.length > 0 ? telling : words).map((word) => ({word, alike: synonymsOf(word), weight: 1}));
		const {ranked, known, asked} = retriever.find(clues, query);
		if (known.filter(({count}) => count > 0).length < ENOUGH_WORDS * known.length) {
			return {found: []};
		}

		const pages = new Map<string, {id: number; score: number}[]>();
		for (const found of ranked.slice(0, RETRIEVED)) {
			const {path} = entries[found.id]!.page;
			pages.set(path, [...(pages.get(path) ?? []), found]);
		}

		const terms = clues.flatMap(({word, alike}) => [stem(word), ...alike.map(stem)]);
		const best = [...pages.values()]
			.map((found) => ({id: found[0]!.id, terms, score: pageScore(found.map(({score}) => score))}))
			.sort((a, b) => b.score - a.score)
			.slice(0, RETRIEVED_PAGES);
		return {found: best, ...(asked ? {asked: {id: asked.id, terms}} : {})};
	};

	/** Whether a phrase is the name of what was found for it. */
	const isNamed = (words: readonly string[], first: Result | undefined): boolean => {
		const title = first && normalName(entries[first.id]!.ranked.title);
		const letters = (some: readonly string[]): number => some.join('').length;
		return title !== undefined && letters(words.filter((word) => title.includes(stem(word)))) >= MOSTLY_TITLE * letters(words);
	};

	const rankPhrase = (query: string, words: readonly string[]): Result[] => {
		const exact = rank(query, words);
		const isPhrase = words.length > 1 && toWanted(query).isPhrase;
		if (!isPhrase || isNamed(words, exact[0])) {
			return exact;
		}

		const {found, asked} = retrieveFor(query, words);
		const merged = fuse<Result>(exact, found, ({id}) => id);
		return asked ? [asked, ...merged.filter(({id}) => id !== asked.id)] : merged;
	};

	return {
		search(typed, options) {
			const query = typed.slice(0, LONGEST_TEXT);
			const words = queryWords(query).slice(0, MOST_WORDS);
			const ranked = words.length === 0 ? [] : rankPhrase(query, words);
			const groupOf = ({id}: Result): string => groups[entries[id]!.page.group] ?? '';
			const kept = options.group === undefined ? ranked : ranked.filter((result) => groupOf(result) === options.group);
			const {offset = 0, limit, perGroup} = options;
			const shown =
				perGroup === undefined
					? kept.slice(offset, offset + limit)
					: overview(kept, {limit, perGroup, groupOf, pageOf: ({id}) => entries[id]!.page.path});
			const marks = marksFor(
				words,
				shown.flatMap(({terms}) => terms),
			);
			return {
				hits: shown.map((result) => toHit(entries[result.id]!, groupOf(result), marks, options.snippetWords)),
				count: kept.length,
				groups: countGroups(ranked.map(groupOf)),
			};
		},
		popular: (limit) =>
			entries
				.filter(({heading, page}) => heading === undefined && (page.links ?? 0) > 0)
				.map((entry) => ({entry, worth: entry.page.links! * (POPULAR_KINDS[entry.page.kind] ?? 0)}))
				.sort((a, b) => b.worth - a.worth)
				.slice(0, limit)
				.map(({entry}) => ({...toHit(entry, groups[entry.page.group] ?? '', marksFor([], []), 0), snippet: []})),
		retrieve({clues, text, limit}) {
			const {ranked, known, asked} = retriever.find(clues.slice(0, MOST_WORDS), text.slice(0, LONGEST_TEXT));
			const toSection = ({id, score, phrased}: Scored): FoundSection => {
				const {page, heading, text: body} = entries[id]!;
				return {
					path: page.path,
					title: page.title,
					kind: page.kind,
					...(heading ? {id: idOf(heading), heading: heading.text} : {}),
					text: heading ? body : [page.description, body].filter(Boolean).join(' '),
					score,
					...(phrased === undefined ? {} : {phrased}),
				};
			};
			return {sections: ranked.slice(0, limit).map(toSection), known, ...(asked ? {curated: toSection(asked)} : {})};
		},
	};
};

const idOf = ({id, text}: IndexedPage['headings'][number]): string => id ?? headingId(text);

const anyOf = (words: readonly string[]): Query => ({
	combineWith: 'OR',
	queries: words.flatMap((word) => [...new Set([word, stem(word)])]),
});

/** A section that nothing but the title of its page fits is no answer: the page itself is. */
const isAnswer = ({heading}: Entry, {match}: SearchResult): boolean =>
	heading === undefined || Object.values(match).some((fields) => fields.some((field) => field !== 'context'));

const append = (first: SearchResult[], then: SearchResult[]): SearchResult[] => {
	const ids = new Set(first.map(({id}) => id));
	return [...first, ...then.filter(({id}) => !ids.has(id))];
};

/** Of results with any of the words those with most of them. */
const withSome = (words: readonly string[], results: SearchResult[], shares: readonly number[]): SearchResult[] => {
	const found = ({queryTerms}: SearchResult): number =>
		words.filter((word) => queryTerms.includes(word) || queryTerms.includes(stem(word))).length;
	const share = shares.find((one) => results.some((result) => found(result) >= one * words.length));
	return share === undefined ? [] : results.filter((result) => found(result) >= share * words.length);
};

const countGroups = (names: string[]): {name: string; count: number}[] => {
	const counts = new Map<string, number>();
	for (const name of names) {
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}

	return [...counts].map(([name, count]) => ({name, count}));
};

const toHit = (entry: Entry, group: string, marks: Marks, snippetWords: number): SearchHit => {
	const {page, heading, parent} = entry;
	const text = heading ? entry.text : [page.description, entry.text].filter(Boolean).join(' ');
	const id = heading && idOf(heading);
	const levels =
		heading === undefined ? {} : heading.depth === 2 ? {lvl2: heading.text} : {...(parent ? {lvl2: parent} : {}), lvl3: heading.text};
	const hit: Hit = {
		objectID: `${page.path}${id === undefined ? '' : `#${id}`}`,
		url: `${page.path}${id === undefined ? '' : `#${id}`}`,
		type: heading === undefined ? 'lvl1' : heading.depth === 2 ? 'lvl2' : 'lvl3',
		content: null,
		hierarchy: {lvl0: group, lvl1: page.title, ...levels},
	};
	return {...hit, kind: page.kind, title: highlight(heading?.text ?? page.title, marks), snippet: snippet(text, snippetWords, marks)};
};
