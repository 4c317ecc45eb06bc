import type {Node} from 'unist';
import type {FoundExport} from '../pipeline/content/facts/facts';
import type {Demo} from '../pipeline/demos/demos';
import type {DemoPreview} from '../pipeline/demos/types';
import type {Sample} from './code/sample';

export type {CommandLineFacts, ExportFacts, Flag, FoundExport, Limit, Member, Members, RegionFacts} from '../pipeline/content/facts/facts';
export type {Control} from '../pipeline/demos/demos';

/** Where something was written. */
export type Place = {file: string; line?: number};

/** Where a link leads. `pending` is promised and not written; `missing-file` only warns, `broken` is an error. */
export type LinkTarget =
	| {kind: 'page'; path: string; hash?: string; href: string; title?: string}
	| {kind: 'file' | 'external'; href: string}
	| {kind: 'pending'; path: string}
	| {kind: 'missing-file' | 'broken'; message: string};

/** A video of `videos/`; `poster` is the URL of its picture, undefined when it was not rendered yet. */
export type Video = Demo & {poster?: string};

/**
 * Everything that a component may ask of the page it is on, of the rest of the site and of the data it draws. The
 * compiler answers, and records each answer as a dependency of the page: no component reads a file or a page by itself.
 */
export type Page = {
	path: string;
	/** In development a missing poster is no fault. */
	development: boolean;

	/** File and line of a node, which is the file of a partial for what was included. */
	placeOf(node: Node): Place;
	/** Notes a fault at a node; the page goes on, so that one run finds them all. */
	report(node: Node, message: string): void;
	/** The page is compiled again when the bytes of one of these files change. */
	dependOn(...files: string[]): void;
	/** The page loads what brings elements with this `data-island` to life. */
	loadIsland(name: string): void;
	/** The page shows code in this language. */
	showLanguage(language: string): void;

	/** Decides on a link target as an author writes it. */
	resolveLink(url: string): LinkTarget;
	/** Notes a link that the page has, so that its heading is checked. */
	noteLink(target: {path: string; hash?: string}, place: Place): void;
	/** Notes a link that the page leaves out until somebody writes its target. */
	notePending(path: string, place: Place): void;
	/** The page that documents an export `package#name`. */
	pageOfSymbol(id: string): string | null;
	/** Links the names in a sample to their pages, and records what their hover cards show. `source` has the hidden lines, too. */
	nameSample(sample: Sample, at: Place & {source: string}): Sample;

	/** The facts of an export, other names followed. Throws when there is no such export. */
	findExport(id: string): FoundExport;
	/** A file of `facts/`. Throws when there is none. */
	readFacts<T>(file: string): T;
	/** The first versions of an export and of its members, as far as they are known. */
	sinceOf(id: string): {since?: string; members?: Record<string, string>};
	/** The first versions of a command's flags, as far as they are known. */
	flagsSince(command: string): Record<string, string>;
	/** Types of flags that the shipped code does not state, by flag. */
	flagTypes(): ReadonlyMap<string, string>;
	/** The prompt that teaches a model the toolkit. Throws when a fact in it is gone. */
	systemPrompt(): string;

	/** A video, with the props and the poster of a variant if one is named. Throws when there is none of this name. */
	video(id: string, variant?: string): Video;
	/** What a player needs of a video before it loads. Throws when there is none of this name. */
	preview(id: string): DemoPreview;
	/** Where a video opens in the playground; undefined on a site without one. */
	editPath(id: string): string | undefined;
};

/** Finds the facts of an export; what a function needs that works without a page, too. */
export type FindExport = Page['findExport'];
