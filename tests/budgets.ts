const KB = 1024;

/** What a kind of page may cost, in brotli bytes: all scripts up to the idle prefetch, all styles, the HTML itself. */
export type Budget = {js: number; css: number; html: number};

/** Byte budgets by kind of page; React and the router alone are 94 KB of its scripts. What a demo brings when it is seen is counted apart. */
export const budgets = {
	docs: {js: 116 * KB, css: 11 * KB, html: 24 * KB},
	home: {js: 117 * KB, css: 13 * KB, html: 16 * KB},
	blogList: {js: 116 * KB, css: 12 * KB, html: 16 * KB},
	product: {js: 119 * KB, css: 13 * KB, html: 24 * KB},
	post: {js: 116 * KB, css: 12 * KB, html: 16 * KB},
	search: {js: 116 * KB, css: 10 * KB, html: 24 * KB},
	/** Its scripts are those of every page, the conversation, and the engine that answers. */
	ask: {js: 134 * KB, css: 11 * KB, html: 12 * KB},
} satisfies Record<string, Budget>;

/** The home page before the reader scrolls: its scripts, and everything there is. */
export const HOME_BEFORE_SCROLL = {js: 150 * KB, all: 900 * KB};

/** The gallery of templates with all of its posters, players and videos apart. */
export const TEMPLATES_WITH_POSTERS = 1.2 * KB * KB;

/** How many players may live at a time, and how much more memory ten rounds through the pages that move may take after some to warm up. */
export const MAX_ALIVE = 4;
export const WARM_UP = 5;
export const ROUNDS = 10;
export const MEMORY_GROWTH = 1.15;

/** HTML of the docs page in the middle, when all are ordered by size. */
export const MEDIAN_DOCS_HTML = 12 * KB;

/** The toolkit's player with one video, loaded when a demo comes into view. */
export const DEMO_JS = 60 * KB;

/**
 * The search: the code of its modal; both tiers of its index for each 1,000 pages, since it holds a line on every section of
 * the site; and everything until the first result, without the texts, which come after it.
 */
export const SEARCH = {modal: 25 * KB, titles: 115 * KB, texts: 490 * KB, firstResult: 150 * KB};

/** The playground: everything of its page with the editor, the compiler's worker, the script of its frame, and all styles; then what it takes to render. */
export const PLAYGROUND = {renderer: 104 * KB, page: 270 * KB, compiler: 84 * KB, frame: 136 * KB, css: 18 * KB};

/** What the video tool loads when the reader presses Convert. */
export const VIDEO_TOOL = {converter: 110 * KB};
