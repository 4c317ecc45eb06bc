import type {Clue, Known} from './embedded/retrieval/types';

/** The levels of a result, from the group of its page (`lvl0`) over its title (`lvl1`) to its headings. */
export type Hierarchy = {lvl0: string} & {[level in 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6']?: string | null};

export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** What a result says. Everything is plain text, never markup; `url` leads to a page of the site or to another site. */
export type Hit = {objectID: string; url: string; type: HitType; content: string | null; hierarchy: Hierarchy};

/** A piece of a text; a marked one matches the query. */
export type Piece = {text: string; marked: boolean};

/** A result as it is shown; `kind` says what sort of page it is, when the engine knows: `api`, `guide`, `blog`… */
export type SearchHit = Hit & {title: Piece[]; snippet: Piece[]; kind?: string};

export type SearchOptions = {
	limit: number;
	/** How many results to skip. */
	offset?: number;
	/** At most this many results of a group, groups kept together. */
	perGroup?: number;
	/** Only results of this group. */
	group?: string;
	snippetWords: number;
};

export type SearchAnswer = {
	hits: SearchHit[];
	/** All results there are. */
	count: number;
	/** Groups with the number of their results, when the engine knows them. */
	groups?: {name: string; count: number}[];
	/** Only titles were searched: the texts of the pages are on their way, or could not be had. */
	isPartial?: boolean;
	/** Names the answer towards the provider's click events. */
	queryId?: string;
};

/** A question for the retrieval by any of its words; `text` is its wording. */
export type RetrievalRequest = {clues: Clue[]; text: string; limit: number};

/**
 * A section that speaks of a question, or a page as a whole, which has no `id`. `phrased` is the share of the question, in
 * letters, that is a phrase which the page is known by; `keywords` are what its author says readers look for it with.
 */
export type FoundSection = {
	path: string;
	title: string;
	kind: string;
	id?: string;
	heading?: string;
	text: string;
	score: number;
	phrased?: number;
	keywords?: readonly string[];
};

/**
 * Sections that hold any of the words, best first, and what is known about each word. `curated` is the one whose author says
 * that it answers this very question. `isPartial` says that the texts of the pages could not be had.
 */
export type Retrieval = {sections: FoundSection[]; known: Known[]; curated?: FoundSection; isPartial?: boolean};

/** An engine that answers searches. Fails with an error when it cannot answer. */
export type SearchProvider = {
	/** Gets ready for a search that will probably come. */
	preload(): void;
	search(query: string, options: SearchOptions): Promise<SearchAnswer>;
	/** Pages to begin with, before anything is searched for. */
	popular?(limit: number): Promise<SearchHit[]>;
	/** Calls back when the same searches have better answers from now on. */
	onImproved?(listener: () => void): () => void;
	/** Tells the provider which result was chosen. */
	clicked?(hit: Hit, position: number, queryId: string | undefined): void;
};
