import type {TextFile, TitlesFile} from '../../../pipeline/search/format';
import type {FoundSection, Retrieval, RetrievalRequest, SearchAnswer, SearchHit, SearchOptions} from '../types';
import {type Entry, entriesOf} from './entries';
import {findableOf} from './findable';
import {fuse} from './fusion';
import {isTelling} from './lexicon';
import {createMembers} from './members';
import {isFirstFor, toWanted} from './ranking';
import {popularPages} from './results/popular';
import {toSection} from './results/section';
import {createShow, type Result} from './results/show';
import {createRetriever} from './retrieval/retrieval';
import {retrievePages} from './retrieval/retrieve-pages';
import type {Scored} from './retrieval/types';
import {createWordIndex, type WordIndex} from './word-index';
import {normalName, queryWords, stem} from './words';

export type Engine = {
	/** Builds the index. Without it, the first search does, and takes longer. */
	prepare(): Promise<void>;
	search(query: string, options: SearchOptions): Promise<SearchAnswer>;
	/** A quick answer for a single word as soon as pages are indexed, before their sections are; undefined for phrases. */
	glance(query: string, options: SearchOptions): Promise<SearchAnswer | undefined>;
	/** The pages that most other pages link to. */
	popular(limit: number): SearchHit[];
	/** Finds sections that contain any of the words: for questions, whose words rarely occur next to each other. */
	retrieve(request: RetrievalRequest): Promise<Retrieval>;
};

/** How many characters and words of a query count, so that a long text, such as a pasted log, doesn't take long. */
const LONGEST_TEXT = 1_000;
const MOST_WORDS = 50;

/** A phrase is a name if this share of its letters is in the title of the first result. Then, only the exact search counts. */
const MOSTLY_TITLE = 0.8;

/** Whether a phrase is the name of an entry. */
const isNamed = (words: readonly string[], {heading, page}: Entry): boolean => {
	const title = normalName(heading?.text ?? page.title);
	const letters = (some: readonly string[]): number => some.join('').length;
	return letters(words.filter((word) => title.includes(stem(word)))) >= MOSTLY_TITLE * letters(words);
};

/** Whether an entry comes first for a query. */
const isFirst = (query: string, {heading, page: {terms = []}}: Entry): boolean =>
	heading === undefined && isFirstFor(terms.map(normalName), toWanted(query));

const read = (typed: string): {query: string; words: string[]} => {
	const query = typed.slice(0, LONGEST_TEXT);
	return {query, words: queryWords(query).slice(0, MOST_WORDS)};
};

/** Creates a value on the first call. */
const lazy = <T>(make: () => T): (() => T) => {
	let made: T | undefined;
	return () => {
		made ??= make();
		return made;
	};
};

/**
 * Creates an engine that searches pages and retrieves sections. Each has an index of its own, built in slices when it's first needed, so that
 * neither waits for the other one's. Without `texts`, only titles, headings and descriptions can be found.
 */
export const createEngine = ({groups, pages}: Pick<TitlesFile, 'groups' | 'pages'>, texts?: TextFile): Engine => {
	const entries = entriesOf(pages, texts);
	const show = createShow(entries, groups);
	const getPageIndex = lazy(() => createWordIndex(entries, groups));
	const getRetriever = lazy(() => createRetriever(entries.map((entry) => findableOf(entry, groups))));
	const getMembers = lazy(() => createMembers(entries));

	const getWordIndex = async (): Promise<WordIndex> => {
		const index = await getPageIndex();
		await index.whole;
		return index;
	};

	const rankAll = async (query: string, words: readonly string[]): Promise<Result[]> => {
		const exact = (await getWordIndex()).rank(query, words);
		const isPhrase = words.length > 1 && toWanted(query).isPhrase;
		const best = exact[0] && entries[exact[0].id];
		if (!isPhrase || (best && (isFirst(query, best) || isNamed(words, best)))) {
			return exact;
		}

		const {found, asked} = retrievePages(await getRetriever(), entries, query, words);
		const merged = fuse(words.filter(isTelling).length, exact, found);
		return asked ? [asked, ...merged.filter(({id}) => id !== asked.id)] : merged;
	};

	/** The page that comes first for the query, the members that it names, the page of the best one, then everything else. */
	const withMembers = (query: string, ranked: readonly Result[]): Result[] => {
		const [first] = ranked;
		const meant = first && isFirst(query, entries[first.id]!) ? [first] : [];
		const ids = getMembers()(query);
		const [best] = ids;
		if (best !== undefined) {
			ids.push(entries.findIndex(({page}) => page === entries[best]!.page));
		}

		const members = ids.map((id): Result => ({id, terms: []})).filter(({id}) => id !== meant[0]?.id);
		return [...meant, ...members, ...ranked.filter((one) => !meant.includes(one) && !ids.includes(one.id))];
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
		popular: (limit) => popularPages(entries, groups, limit),
		async retrieve({clues, text, limit}) {
			const {ranked, known, asked} = (await getRetriever()).find(clues.slice(0, MOST_WORDS), text.slice(0, LONGEST_TEXT));
			const section = (scored: Scored): FoundSection => toSection(entries[scored.id]!, scored);
			return {sections: ranked.slice(0, limit).map(section), known, ...(asked ? {curated: section(asked)} : {})};
		},
	};
};
