import type {Node} from 'unist';
import type {Source} from '../../../app/playground/files';
import type {Problem} from '../../base/problems';
import type {PageHovers} from '../../content/types';
import type {RecordedAnswers, SiteSnapshot} from '../site-snapshot';

/** A link and where it was written. `to` is the page, `hash` the heading in it. */
export type LinkUse = {to: string; hash?: string; file: string; line?: number};

/** The page being compiled, and everything recorded along the way. */
export type PageContext = {
	path: string;
	file: string;
	site: SiteSnapshot;
	/** A missing poster is only an error in production. */
	development: boolean;
	problems: Problem[];
	warnings: Problem[];
	links: LinkUse[];
	pending: LinkUse[];
	islands: Set<string>;
	/** Languages of the code that the page shows. */
	languages: Set<string>;
	/** Hover cards for names in samples. */
	hovers: PageHovers;
	/** Samples that open in the playground. */
	sources: Source[];
	/** Files whose bytes the result depends on. */
	files: Set<string>;
	/** Answers about the rest of the site, which the result depends on. */
	answers: RecordedAnswers;
};

/** A new context with nothing recorded yet. */
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

/** The file and line of a node; for included content, those of the partial. */
export const placeOfNode = (node: Node, context: PageContext): {file: string; line?: number} => {
	const file = node.data?.file ?? context.file;
	const line = node.position?.start.line;
	return line === undefined ? {file} : {file, line};
};

/** Records an error at a node. Compilation continues, so one run finds all errors. */
export const report = (node: Node, message: string, context: PageContext): void => {
	context.problems.push({...placeOfNode(node, context), message});
};
