import type {Node} from 'unist';
import type {Problem} from '../../base/problems';

/** What a page may know of the rest of the site while it is compiled. Plain data, so that it can go to a worker. */
export type KnownPages = {
	/** Written pages and their titles. */
	titles: ReadonlyMap<string, string>;
	/** Pages that a manifest promises and nobody wrote yet. */
	promised: ReadonlySet<string>;
	/** Old addresses and where they lead. */
	redirects: ReadonlyMap<string, string>;
};

/** A link as it stands in a file: `to` is the page, `hash` the heading in it. */
export type LinkUse = {to: string; hash?: string; file: string; line?: number};

/** Which page is compiled, and everything that is noted while it is. */
export type PageContext = {
	path: string;
	file: string;
	known: KnownPages;
	/** In development a missing poster is no fault. */
	development: boolean;
	problems: Problem[];
	warnings: Problem[];
	links: LinkUse[];
	pending: LinkUse[];
	islands: Set<string>;
	/** Languages of the code that the page shows. */
	languages: Set<string>;
	/** Files whose bytes the result depends on. */
	files: Set<string>;
	/** Titles of other pages that the result depends on; null for a page that was not written. */
	pages: Map<string, string | null>;
};

/** A new context in which nothing was noted yet. */
export const createContext = (page: Pick<PageContext, 'path' | 'file' | 'known' | 'development'>): PageContext => ({
	...page,
	problems: [],
	warnings: [],
	links: [],
	pending: [],
	islands: new Set(),
	languages: new Set(),
	files: new Set(),
	pages: new Map(),
});

/** File and line of a node, which is the file of a partial for what was included. */
export const placeOfNode = (node: Node, context: PageContext): {file: string; line?: number} => {
	const file = (node.data as {file?: string} | undefined)?.file ?? context.file;
	const line = node.position?.start.line;
	return line === undefined ? {file} : {file, line};
};

/** Notes a fault at a node; the page goes on, so that one run finds them all. */
export const report = (node: Node, message: string, context: PageContext): void => {
	context.problems.push({...placeOfNode(node, context), message});
};
