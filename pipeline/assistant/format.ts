/** What the build writes for the embedded assistant and the browser reads. Changed shapes need a new number. */
export const ASK_FORMAT = 1;

/** A piece of a page that can be shown by itself. Names in code stand between backticks, as in Markdown. */
export type PassageBlock =
	| {kind: 'text'; text: string}
	| {kind: 'row'; cells: string[]}
	| {kind: 'code'; code: string; language: string; title?: string};

/** What stands under a heading, or before the first one. */
export type PassageSection = {id?: string; heading?: string; blocks: PassageBlock[]};

/** The passages of one page. */
export type PassagePage = {format: number; path: string; title: string; kind: string; sections: PassageSection[]};

/** Address of a page's passages. */
export const passagesPath = (page: string): string => `/ask/v${ASK_FORMAT}${page === '/' ? '/index' : page}.json`;
