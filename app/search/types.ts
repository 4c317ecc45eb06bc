import type {Clue, Known} from './embedded/retrieval/types';

/** The levels of titles: that of the page (`lvl1`), and those of its headings. */
export type Level = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** The titles of a result, after the group of its page (`lvl0`). */
export type Hierarchy = {lvl0: string} & {[level in Level]?: string | null};

export type HitType = Level | 'content';

/** A search result. Everything is plain text, never markup. `url` may be a page of this site or of another one. */
export type Hit = {objectID: string; url: string; type: HitType; content: string | null; hierarchy: Hierarchy};

/** A piece of a text. Marked pieces match the query. */
export type Piece = {text: string; marked: boolean};

/** A result with highlights. `kind` is the kind of its page, such as `api` or `guide`, if the engine knows it. */
export type SearchHit = Hit & {title: Piece[]; snippet: Piece[]; kind?: string};

export type SearchOptions = {
	limit: number;
	/** How many results to skip. */
	offset?: number;
	/** The most results of each group. Results are then grouped. */
	perGroup?: number;
	/** Only results of this group. */
	group?: string;
	snippetWords: number;
};

export type SearchAnswer = {
	hits: SearchHit[];
	/** The number of all results. */
	count: number;
	/** The groups with the number of their results, if the engine knows them. */
	groups?: {name: string; count: number}[];
	/** Only titles were searched, because the texts haven't loaded yet or couldn't be loaded. */
	isPartial?: boolean;
	/** Identifies the answer in the provider's click events. */
	queryId?: string;
};

/** A question for retrieval. `text` is its wording. */
export type RetrievalRequest = {clues: Clue[]; text: string; limit: number};

/**
 * A retrieved section, or a page as a whole, which has no `id`. `phrased` is the share of the question's letters that is one of the page's
 * phrases. `keywords` are those of its front matter.
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
 * The sections that contain any of the words, best first, and what is known about each word. `curated` is the section that claims the question
 * in its page's front matter. `isPartial` is true if the texts couldn't be loaded.
 */
export type Retrieval = {sections: FoundSection[]; known: Known[]; curated?: FoundSection; isPartial?: boolean};

/** A search engine. Its promises reject if it can't answer. */
export type SearchProvider = {
	/** Prepares for a search that is likely. */
	preload(): void;
	search(query: string, options: SearchOptions): Promise<SearchAnswer>;
	/** The popular pages. */
	popular?(limit: number): Promise<SearchHit[]>;
	/** Calls back when the same searches have better answers. Returns the unsubscribe function. */
	onImproved?(listener: () => void): () => void;
	/** Reports the chosen result to the provider. */
	clicked?(hit: Hit, position: number, queryId: string | undefined): void;
};
