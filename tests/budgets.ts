const KB = 1024;

/** What a kind of page may cost, in brotli bytes: all scripts up to the idle prefetch, all styles, the HTML itself. */
export type Budget = {js: number; css: number; html: number};

/** Byte budgets by kind of page. What a demo brings when it is seen is counted apart. */
export const budgets = {
	docs: {js: 120 * KB, css: 15 * KB, html: 24 * KB},
	home: {js: 120 * KB, css: 15 * KB, html: 16 * KB},
	blogList: {js: 120 * KB, css: 15 * KB, html: 16 * KB},
	post: {js: 120 * KB, css: 15 * KB, html: 16 * KB},
	search: {js: 120 * KB, css: 15 * KB, html: 40 * KB},
} satisfies Record<string, Budget>;

/** HTML of the docs page in the middle, when all are ordered by size. */
export const MEDIAN_DOCS_HTML = 12 * KB;

/** The toolkit's player with one video, loaded when a demo comes into view. */
export const DEMO_JS = 60 * KB;

/** The search: the code of its modal, the first tier of its index, and everything until the first result, texts included. */
export const SEARCH = {modal: 25 * KB, titles: 90 * KB, firstResult: 300 * KB};
