const KB = 1024;

/** What a kind of page may cost, in brotli bytes: all scripts up to the idle prefetch, all styles, the HTML itself. */
export type Budget = {js: number; css: number; html: number};

/** Byte budgets by kind of page; React and the router alone are 83 KB of its scripts. What a demo brings when it is seen is counted apart. */
export const budgets = {
	docs: {js: 105.5 * KB, css: 9 * KB, html: 24 * KB},
	/** With the box of a video, and what is around it. */
	docsWithVideo: {js: 105.5 * KB, css: 10.5 * KB, html: 24 * KB},
	home: {js: 110 * KB, css: 12.5 * KB, html: 16 * KB},
	blogList: {js: 106 * KB, css: 10.2 * KB, html: 16 * KB},
	product: {js: 111.5 * KB, css: 12.2 * KB, html: 24 * KB},
	post: {js: 104.6 * KB, css: 11.5 * KB, html: 16 * KB},
	search: {js: 109 * KB, css: 10.4 * KB, html: 24 * KB},
	/** Its scripts are those of every page, the conversation, and the engine that answers. */
	ask: {js: 135 * KB, css: 10.8 * KB, html: 12 * KB},
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
export const MEDIAN_DOCS_HTML = 8 * KB;

/** The toolkit's player with one video, loaded when a demo comes into view. */
export const DEMO_JS = 60 * KB;

/**
 * The search: the code of its modal; both tiers of its index for each 1,000 pages, since it holds a line on every section of
 * the site and the second all that is written in it; and everything until the first result, without the texts, which come after it.
 */
export const SEARCH = {modal: 25 * KB, titles: 117 * KB, texts: 668 * KB, firstResult: 140 * KB};

/** The playground: everything of its page with the editor, the compiler's worker, the script of its frame, and all styles; then what it takes to render. */
export const PLAYGROUND = {
	/** What "Edit" on a page loads besides the frame and the compiler: the editor with its panels. */
	inPlace: 160 * KB,
	renderer: 104 * KB,
	page: 270 * KB,
	compiler: 84 * KB,
	frame: 136 * KB,
	css: 18 * KB,
};

/** The script of each package that code in the playground may import, loaded when it does; the renderer, with its encoders, beside them. */
export const PLAYGROUND_PACKAGES: Record<string, number> = {
	'@remotion/animation-utils': 4 * KB,
	'@remotion/captions': 2 * KB,
	'@remotion/fonts': 1.5 * KB,
	'@remotion/layout-utils': 2 * KB,
	'@remotion/media': 106 * KB,
	'@remotion/media-utils': 78 * KB,
	'@remotion/motion-blur': 1.5 * KB,
	'@remotion/noise': 2.5 * KB,
	'@remotion/paths': 12 * KB,
	'@remotion/shapes': 13.5 * KB,
	'@remotion/three': 10.5 * KB,
	'@remotion/transitions': 22.5 * KB,
	'@remotion/zod-types': 1.5 * KB,
	'@react-three/fiber': 52 * KB,
	three: 146 * KB,
	zod: 74 * KB,
	renderer: PLAYGROUND.renderer,
};

/** What the video tool loads when the reader presses Convert. */
export const VIDEO_TOOL = {converter: 110 * KB};
