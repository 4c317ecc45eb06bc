import type {TextFile, TitlesFile} from '../../../pipeline/search/format';
import type {FoundSection, Retrieval, RetrievalRequest, SearchAnswer, SearchHit, SearchOptions} from '../types';
import {type Entry, entriesOf, idOf} from './entries';
import {findableOf} from './findable';
import {fuse, MOSTLY_TITLE} from './fusion';
import {isTelling, synonymsOf} from './lexicon';
import {createMembers} from './members';
import {toWanted} from './ranking';
import {marksFor} from './results/highlight';
import {countGroups, toHit} from './results/hits';
import {overview} from './results/overview';
import {createRetriever, pageScore, type Retriever} from './retrieval/retrieval';
import type {Scored} from './retrieval/types';
import {createWordIndex, type WordIndex} from './word-index';
import {normalName, queryWords, stem} from './words';

/** A result by its entry, with the words that it was found by. */
type Result = {id: number; terms: string[]};

export type Engine = {
	/** Makes what searches ask: without it, the first one waits for that. */
	prepare(): Promise<void>;
	search(query: string, options: SearchOptions): Promise<SearchAnswer>;
	/** What a word brings as soon as pages can be found, before their sections can; nothing for phrases. */
	glance(query: string, options: SearchOptions): Promise<SearchAnswer | undefined>;
	/** The pages that most other pages speak of. */
	popular(limit: number): SearchHit[];
	/** Finds sections that hold any of the words: for questions, whose words are hardly ever next to each other. */
	retrieve(request: RetrievalRequest): Promise<Retrieval>;
};

/** What a link to a page says about how many readers want it: many lead to references only to name them. */
const POPULAR_KINDS: Record<string, number> = {guide: 1.5, api: 1, cli: 1, index: 0.5};

/** Documents that hold any of the words of a phrase, pages among them that are shown, and the share of words that must be known. */
const RETRIEVED = 80;
const RETRIEVED_PAGES = 20;
const ENOUGH_WORDS = 0.6;

/** How many letters and words of a long text, such as a pasted log, are looked for: the work for an answer is bounded. */
const LONGEST_TEXT = 1_000;
const MOST_WORDS = 50;

/**
 * Searches pages, and retrieves sections of them; each with an index that is made in slices when it is first asked for: a question
 * to the assistant doesn't wait for the index of the search, nor a name in the search for the other. Without texts only titles,
 * headings and descriptions are found.
 */
export const createEngine = ({groups, pages}: Pick<TitlesFile, 'groups' | 'pages'>, texts?: TextFile): Engine => {
	const entries = entriesOf(pages, texts);
	let wordIndex: Promise<WordIndex> | undefined;
	let retriever: Promise<Retriever> | undefined;
	let findMembers: ReturnType<typeof createMembers> | undefined;

	const getPageIndex = (): Promise<WordIndex> => {
		wordIndex ??= createWordIndex(entries, groups);
		return wordIndex;
	};

	const getWordIndex = async (): Promise<WordIndex> => {
		const index = await getPageIndex();
		await index.whole;
		return index;
	};

	const getRetriever = (): Promise<Retriever> => {
		retriever ??= createRetriever(entries.map((entry) => findableOf(entry, groups)));
		return retriever;
	};

	/**
	 * The best document of each page that speaks of any of the words, best page first, and the one that claims to answer this very
	 * phrase; none when most words are unknown.
	 */
	const retrieveFor = async (query: string, words: readonly string[]): Promise<{found: Result[]; asked?: Result}> => {
		const telling = words.filter(isTelling);
		const clues = (telling.length > 0 ? telling : words).map((word) => ({word, alike: synonymsOf(word), weight: 1}));
		const {ranked, known, asked} = (await getRetriever()).find(clues, query);
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

	const titleOf = ({heading, page}: Entry): string => heading?.text ?? page.title;

	/** Whether a phrase is the name of what was found for it. */
	const isNamed = (words: readonly string[], first: Result | undefined): boolean => {
		const title = first && normalName(titleOf(entries[first.id]!));
		const letters = (some: readonly string[]): number => some.join('').length;
		return title !== undefined && letters(words.filter((word) => title.includes(stem(word)))) >= MOSTLY_TITLE * letters(words);
	};

	const rankAll = async (query: string, words: readonly string[]): Promise<Result[]> => {
		const exact = (await getWordIndex()).rank(query, words);
		const isPhrase = words.length > 1 && toWanted(query).isPhrase;
		if (!isPhrase || isNamed(words, exact[0])) {
			return exact;
		}

		const {found, asked} = await retrieveFor(query, words);
		const merged = fuse<Result>(words.filter(isTelling).length, exact, found, ({id}) => id);
		return asked ? [asked, ...merged.filter(({id}) => id !== asked.id)] : merged;
	};

	/** The members that the query names, then the page of the best of them, then all else. */
	const withMembers = (query: string, ranked: readonly Result[]): Result[] => {
		findMembers ??= createMembers(entries);
		const ids = findMembers(query);
		const [best] = ids;
		if (best !== undefined) {
			ids.push(entries.findIndex(({page}) => page === entries[best]!.page));
		}

		return [...ids.map((id) => ({id, terms: []})), ...ranked.filter(({id}) => !ids.includes(id))];
	};

	const read = (typed: string): {query: string; words: string[]} => {
		const query = typed.slice(0, LONGEST_TEXT);
		return {query, words: queryWords(query).slice(0, MOST_WORDS)};
	};

	const show = (ranked: readonly Result[], words: readonly string[], options: SearchOptions): SearchAnswer => {
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
	};

	return {
		async prepare() {
			await getWordIndex();
		},
		async search(typed, options) {
			const {query, words} = read(typed);
			return show(words.length === 0 ? [] : withMembers(query, await rankAll(query, words)), words, options);
		},
		async glance(typed, options) {
			const {query, words} = read(typed);
			return words.length === 1 ? show((await getPageIndex()).rank(query, words), words, options) : undefined;
		},
		popular: (limit) =>
			entries
				.filter(({heading, page}) => heading === undefined && (page.links ?? 0) > 0)
				.map((entry) => ({entry, worth: entry.page.links! * (POPULAR_KINDS[entry.page.kind] ?? 0)}))
				.sort((a, b) => b.worth - a.worth)
				.slice(0, limit)
				.map(({entry}) => ({...toHit(entry, groups[entry.page.group] ?? '', marksFor([], []), 0), snippet: []})),
		async retrieve({clues, text, limit}) {
			const {ranked, known, asked} = (await getRetriever()).find(clues.slice(0, MOST_WORDS), text.slice(0, LONGEST_TEXT));
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
					...(page.keywords ? {keywords: page.keywords} : {}),
				};
			};
			return {sections: ranked.slice(0, limit).map(toSection), known, ...(asked ? {curated: toSection(asked)} : {})};
		},
	};
};
