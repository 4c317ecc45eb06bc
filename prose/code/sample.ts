/** A name in the code that leads to a page, by its offsets. */
export type NameLink = {from: number; to: number; href: string};

/** Leads to a video in the playground. */
export type EditLink = {title: string; href: string};

/** A code block as readers get it: hidden lines cut, marked lines counted from 1 after the cut. */
export type Sample = {
	code: string;
	language: string;
	title?: string;
	marked: number[];
	links?: NameLink[];
	/** Key of the page's hover cards for this sample: `/docs/spring#0`. */
	hovers?: string;
	/** Where it is edited, with the title that it has there. */
	edit?: EditLink;
};

/** Makes of code its lines as HTML, with the names in it that lead to pages. */
export type Highlight = (code: string, language: string, links?: NameLink[]) => string[];
