import type {Node} from 'unist';
import type {FoundExport} from '../pipeline/content/facts/facts';
import type {Demo} from '../pipeline/demos/demos';
import type {DemoPreview} from '../pipeline/demos/types';
import type {Sample} from './code/sample';

export type {CommandLineFacts, ExportFacts, Flag, FoundExport, Limit, Member, Members, RegionFacts} from '../pipeline/content/facts/facts';
export type {Control} from '../pipeline/demos/demos';

/** Where something was written. */
export type Place = {file: string; line?: number};

/** The target of a link. `pending` is a page that isn't written yet, `missing-file` causes a warning, `broken` an error. */
export type LinkTarget =
	| {kind: 'page'; path: string; hash?: string; href: string; title?: string}
	| {kind: 'file' | 'external'; href: string}
	| {kind: 'pending'; path: string}
	| {kind: 'missing-file' | 'broken'; message: string};

/** A video from `videos/`. `poster` is the URL of its poster, undefined if it hasn't been rendered yet. */
export type Video = Demo & {poster?: string};

/**
 * Everything that a component may ask about its page, the rest of the site, and data. The compiler answers, and records each answer as a
 * dependency of the page. That's why components never read files or pages themselves.
 */
export type Page = {
	path: string;
	/** Whether this is a development build, where a missing poster isn't an error. */
	development: boolean;

	/** The file and line of a node. For an included partial, that is the partial's file. */
	placeOf(node: Node): Place;
	/** Reports an error at a node. Compiling continues, so that one run finds all errors. */
	report(node: Node, message: string): void;
	/** Adds files to the page's dependencies: it's compiled again when one of them changes. */
	dependOn(...files: string[]): void;
	/** Declares that the page has an island of this name. */
	loadIsland(name: string): void;
	/** Declares that the page shows code in this language. */
	showLanguage(language: string): void;

	/** Resolves a link as an author writes it. */
	resolveLink(url: string): LinkTarget;
	/** Records a link, so that its target heading is checked. */
	noteLink(target: {path: string; hash?: string}, place: Place): void;
	/** Records a link that the page leaves out until its target is written. */
	notePending(path: string, place: Place): void;
	/** The page that documents an export `package#name`. */
	pageOfSymbol(id: string): string | null;
	/** Links the names in a sample to their pages, and records their hover cards. `source` includes hidden lines. */
	nameSample(sample: Sample, at: Place & {source: string}): Sample;

	/** The facts of an export. Follows aliases. Throws if there is no such export. */
	findExport(id: string): FoundExport;
	/** Reads a file of `facts/`. Throws if it doesn't exist. */
	readFacts<T>(file: string): T;
	/** The first versions of an export and its members, if known. */
	sinceOf(id: string): {since?: string; members?: Record<string, string>};
	/** The first versions of a command's flags, if known. */
	flagsSince(command: string): Record<string, string>;
	/** The types of flags, for those whose type isn't in the published code. */
	flagTypes(): ReadonlyMap<string, string>;
	/** The system prompt for coding assistants. Throws if it refers to a fact that doesn't exist. */
	systemPrompt(): string;

	/** A video, optionally with the props and poster of a variant. Throws if there is no such video or variant. */
	video(id: string, variant?: string): Video;
	/** What a player's placeholder needs to know about a video. Throws if there is no such video. */
	preview(id: string): DemoPreview;
	/** The path that opens a video in the playground; undefined on a site without a playground. */
	editPath(id: string): string | undefined;
};

/** Finds the facts of an export, for functions that also work without a page. */
export type FindExport = Page['findExport'];
