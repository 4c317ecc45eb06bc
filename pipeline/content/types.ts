/**
 * The shapes that the pipeline hands to the app. The browser imports its types only, for free.
 */

export type PageKind = 'guide' | 'reference' | 'index' | 'troubleshooting' | 'migration' | 'legal' | 'cli' | 'api';

/** The folders of `content/` that hold pages. */
export const sections = ['docs', 'blog', 'learn', 'success-stories'] as const;

/** The folder that a page comes from. */
export type Section = (typeof sections)[number];

/** A heading of level 2 to 4 with the id it is linked by. `text` is plain text. */
export type Heading = {depth: 2 | 3 | 4; id: string; text: string};

/** A link to another page; `path` has no trailing slash (the home is `/`). */
export type PageLink = {title: string; path: string};

/** What the sidebar draws. A heading names the entries up to the next one; a category whose `items` are left out is closed and loaded later (see `SidebarFile`). */
export type SidebarNode =
	| {type: 'heading'; label: string}
	| {type: 'link'; label: string; path: string}
	| {type: 'external'; label: string; href: string}
	| {type: 'category'; label: string; path?: string; first: string; items?: SidebarNode[]};

/** One file per sidebar, `/sidebars/<id>.json`: every category with its items. */
export type SidebarFile = {id: string; items: SidebarNode[]};

/**
 * The part of a sidebar that a page's own data carries: all top entries, items only along the open branch. None with a document,
 * whose HTML has them.
 */
export type SidebarBranch = {id: string; items?: SidebarNode[]};

/** What is free and who needs a license, with its price and what that is for. A link leads to a page of the site or away. */
export type License = {title: string; items: {title: string; price: string; per: string; text: string; link?: PageLink}[]};

export type Author = {key: string; name: string; title?: string; url?: string; github?: string};

/** What every content page hands to its route. Dates are ISO days (YYYY-MM-DD). */
type ContentPage = {
	path: string;
	title: string;
	/** Title of the document, where another page has the same title. */
	metaTitle?: string;
	description: string;
	html: string;
	headings: Heading[];
	/** Names of the islands in `html`, e.g. ['player']. */
	islands: string[];
	/** Last change according to git; left out when unknown. */
	updated?: string;
	editUrl?: string;
	/** Site path of the Open Graph image. */
	image?: string;
};

export type DocPage = ContentPage & {
	kind: PageKind;
	breadcrumbs: {label: string; path?: string}[];
	sidebar?: SidebarBranch;
	previous?: PageLink;
	next?: PageLink;
};

/** A dated page: blog post, learn article, success story. */
export type Post = ContentPage & {
	section: Section;
	date: string;
	authors: Author[];
	/** Whole minutes, at least 1. */
	readingMinutes: number;
	newer?: NeighborPost;
	older?: NeighborPost;
	tags: string[];
	/** Left out when the text plays that very video. */
	cover?: Cover;
};

/** The post before or after another one. */
export type NeighborPost = PageLink & {cover?: Cover};

/** The image of a post. `alt` says what is seen. */
export type Cover = {src: string; width: number; height: number; alt: string};

/** A post as lists show it. `previewHtml` is what comes before the truncate mark. */
export type PostPreview = Pick<Post, 'path' | 'title' | 'description' | 'date' | 'authors' | 'readingMinutes' | 'tags' | 'cover'> & {
	previewHtml: string;
};

/** A page with one sentence about it. */
type LearnCard = {title: string; text: string; path: string};

/** Where to go from the learn articles: the first pages to read, in their order, videos to take apart, and where to go on. */
export type LearnMore = {
	start: {title: string; text: string; steps: LearnCard[]};
	apart: {title: string; text: string; pieces: (LearnCard & {cover?: Cover})[]};
	title: string;
	cards: LearnCard[];
};

/** The posts of a year; the lists say less of each than the archive. */
export type PostYear = {year: number; posts: (PageLink & {date: string; tags?: string[]; description?: string; cover?: Cover})[]};

/** Queries that readers can begin with. */
export type SearchSubjects = {title: string; queries: string[]};

/** All pages by section, for the page lists of /search, /ai and the not-found page. */
export type PageListSection = {title: string; pages: ListedPage[]};

export type ListedPage = PageLink & {description: string};

/** The hover card of a name in a sample: its type, its default, a sentence about it. `page` is the page that has the sentence. */
export type HoverCard = {type?: string; default?: string; about?: string; page?: string};

/** The names in the samples of a page. `at` are pairs: an offset in the shown code, which is `length` long, and the number of a card. */
export type PageHovers = {cards: HoverCard[]; samples: {length: number; at: number[]}[]};

/** What a page that isn't written in MDX says in its head, in lists and below its title. */
export type FixedPage = {
	path: string;
	title: string;
	description: string;
	/** Its first heading, where that says more than the title. */
	heading?: string;
	lead?: string;
	/** Site path of its Open Graph image, once that is rendered. */
	image?: string;
};
