import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createEngine, type Engine} from '../../app/search/embedded/engine';
import type {PublishedCommands, PublishedFacts, PublishedIndex, PublishedPackage} from '../../pipeline/agents/facts-schema';
import {markdownPath} from '../../pipeline/output/rules';
import {type IndexedPage, type TextFile, TITLES_PATH, type TitlesFile} from '../../pipeline/search/format';
import {servedFiles} from '../static/files';

/** What agents may ask of a built site: its search, the Markdown form of its pages, and its facts. */
export type Docs = {
	/** Origin of the published site, without a slash at its end. */
	url: string;
	/** The version that the facts were read from. */
	toolkit: string;
	engine: Engine;
	pages: ReadonlyMap<string, IndexedPage>;
	packages: ReadonlyMap<string, PublishedPackage>;
	commands: PublishedCommands;
	/** Codecs, limits, regions and templates as they are published. */
	others: ReadonlyMap<string, PublishedFacts>;
	/** The Markdown form of a page; `undefined` where there is none. */
	markdown: (page: string) => Promise<string | undefined>;
};

/** A build lacks what agents ask of it. */
export class MissingFileError extends Error {}

const OTHERS = ['codecs', 'limits', 'regions', 'templates'];

/**
 * Opens the docs in the client folder of a build. No request names a file: what can be read was listed when it was opened.
 * Throws a MissingFileError when the build has no search index or no facts.
 */
export const openDocs = async (dir: string): Promise<Docs> => {
	const files = servedFiles(dir);
	const read = async (name: string): Promise<string | undefined> => {
		const file = files.get(name)?.file;
		return file === undefined ? undefined : readFile(file, 'utf8');
	};
	const json = async <T>(name: string): Promise<T> => {
		const text = await read(name);
		if (text === undefined) {
			throw new MissingFileError(`${dir} has no ${name}, expected a build of a site with facts`);
		}

		return JSON.parse(text) as T;
	};
	const facts = <T>(name: string): Promise<T> => json<T>(`/facts/${name}.json`);

	const titles = await json<TitlesFile>(TITLES_PATH);
	const engine = createEngine(titles, await json<TextFile>(path.posix.join(path.posix.dirname(TITLES_PATH), titles.text)));
	await engine.prepare();
	const index = await facts<PublishedIndex>('index');
	const {origin} = new URL(index.$schema);
	const packages = Object.entries(index.packages).map(
		async ([name, {url}]) => [name, await json<PublishedPackage>(url.replace(origin, ''))] as const,
	);
	const others = OTHERS.map(async (name) => [name, await facts<PublishedFacts>(name)] as const);
	return {
		url: origin,
		toolkit: index.toolkit,
		engine,
		pages: new Map(titles.pages.map((page) => [page.path, page])),
		packages: new Map(await Promise.all(packages)),
		commands: await facts<PublishedCommands>('commands'),
		others: new Map(await Promise.all(others)),
		markdown: (page) => read(markdownPath(page)),
	};
};
