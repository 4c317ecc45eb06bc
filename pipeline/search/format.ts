/** What the build writes for the embedded search and the worker reads. Changed shapes need a new number. */
export const SEARCH_FORMAT = 2;

/** URL of the first tier: always the same, so that a tab of any age finds the newest index of its own format. */
export const TITLES_PATH = `/search/titles.v${SEARCH_FORMAT}.json`;

/** A heading that results can point to; `id` is left out when it is the one that `headingId` makes of the text. */
export type IndexedHeading = {depth: 2 | 3; text: string; id?: string};

/** A question that a page answers; `heading` is an index into its headings, left out when its beginning answers. */
export type IndexedAnswer = {question: string; heading?: number};

export type IndexedPage = {
	path: string;
	title: string;
	description: string;
	/** Index into `groups`. */
	group: number;
	/** `PageKind` of a docs page, else the section: `blog`, `learn`… */
	kind: string;
	/** Other names: exported symbols. */
	names?: string[];
	/** Words that a reader may look for it with. */
	keywords?: string[];
	/** Words and phrases for which it comes first. */
	terms?: string[];
	/** How many other pages lead here; left out when none does. */
	links?: number;
	headings: IndexedHeading[];
};

/** The first tier: everything that a result needs except text. `text` is the file name of the second tier. */
export type TitlesFile = {format: number; text: string; groups: string[]; pages: IndexedPage[]};

/** The text of a page before its first heading, then that of each heading, and the questions of readers that it answers. */
export type PageText = {parts: string[]; answers?: IndexedAnswer[]};

/** The second tier, in the order of `TitlesFile.pages`. */
export type TextFile = PageText[];

/** The id that a heading has unless its author chose another one. */
export const headingId = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.replace(/\s/g, '-');
