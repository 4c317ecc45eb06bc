/** A name in code that links to a page, with its offsets. */
export type NameLink = {from: number; to: number; href: string};

/** Opens a video in the playground. */
export type EditLink = {title: string; href: string};

/** A code block as readers see it, without hidden lines. `marked` are line numbers, counted from 1 without the hidden lines. */
export type Sample = {
	code: string;
	language: string;
	title?: string;
	marked: number[];
	links?: NameLink[];
	/** Key of the page's hover cards for this sample: `/docs/spring#0`. */
	hovers?: string;
	/** The link that opens it in the playground. */
	edit?: EditLink;
};

/** Highlights code and returns its lines as HTML, with links from names to pages. */
export type Highlight = (code: string, language: string, links?: NameLink[]) => string[];
