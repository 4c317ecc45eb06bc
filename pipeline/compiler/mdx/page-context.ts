import type {Node} from 'unist';
import type {Source} from '../../../app/playground/files';
import type {Problem} from '../../base/problems';
import type {PageHovers} from '../../content/types';
import type {RecordedAnswers, SiteSnapshot} from '../site-snapshot';

/** A link as a file spells it: `to` is the page, `hash` the heading in it. */
export type LinkUse = {to: string; hash?: string; file: string; line?: number};

/** Which page is compiled, and everything that is noted while it is. */
export type PageContext = {
	path: string;
	file: string;
	site: SiteSnapshot;
	/** In development a missing poster is no fault. */
	development: boolean;
	problems: Problem[];
	warnings: Problem[];
	links: LinkUse[];
	pending: LinkUse[];
	islands: Set<string>;
	/** Languages of the code that the page shows. */
	languages: Set<string>;
	/** What hovering the names in samples tells. */
	hovers: PageHovers;
	/** Samples that open in the playground. */
	sources: Source[];
	/** Files whose bytes the result depends on. */
	files: Set<string>;
	/** What was asked of the rest of the site; the result depends on it. */
	answers: RecordedAnswers;
};

/** A new context in which nothing was noted yet. */
export const createContext = (page: Pick<PageContext, 'path' | 'file' | 'site' | 'development'>): PageContext => ({
	...page,
	problems: [],
	warnings: [],
	links: [],
	pending: [],
	islands: new Set(),
	languages: new Set(),
	hovers: {cards: [], samples: []},
	sources: [],
	files: new Set(),
	answers: {},
});

/** File and line of a node, which is the file of a partial for what was included. */
export const placeOfNode = (node: Node, context: PageContext): {file: string; line?: number} => {
	const file = node.data?.file ?? context.file;
	const line = node.position?.start.line;
	return line === undefined ? {file} : {file, line};
};

/** Notes a fault at a node; the page goes on, so that one run finds them all. */
export const report = (node: Node, message: string, context: PageContext): void => {
	context.problems.push({...placeOfNode(node, context), message});
};
