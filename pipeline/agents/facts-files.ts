import path from 'node:path';
import {z} from 'zod';
import type {SiteConfig} from '../config/schema';
import {
	type CodecFacts,
	type CommandLineFacts,
	type Limit,
	type PackageFacts,
	packageFile,
	type RegionFacts,
	readFacts,
	type TemplateFacts,
} from '../content/facts/facts';
import {FACTS_VERSION, type PublishedCommands, type PublishedFacts, publishedFacts} from './facts-schema';

/** Where readers learn what the files hold. A site without this page publishes none. */
export const FACTS_PAGE = '/docs/ai/agents';

const SCHEMA = '/facts/schema.json';

const factsPath = (file: string): string => `/facts/${path.basename(file)}`;

type Body = PublishedFacts extends infer Each
	? Each extends PublishedFacts
		? Omit<Each, '$schema' | 'schemaVersion' | 'toolkit'>
		: never
	: never;
type IndexFacts = {version: string; packages: Record<string, {version: string; entries: string[]}>};

const withoutTexts = ({
	flags,
	commands,
	options,
}: CommandLineFacts): Omit<PublishedCommands, '$schema' | 'schemaVersion' | 'toolkit' | 'kind'> => ({
	flags,
	commands,
	// The toolkit's help texts aren't republished: the pages explain the options in our own words.
	options: Object.fromEntries(Object.entries(options).map(([key, {description: _, docLink: __, ...option}]) => [key, option])),
});

const mapValues = <From, To>(record: Record<string, From>, to: (value: From, key: string) => To): Record<string, To> =>
	Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));

/**
 * What is published of `facts/`, by path: a file for each package, the ones that belong to none, an index and the JSON Schema.
 * `pageOf` knows the page that documents an export. Throws when a file does not fit the schema.
 */
export const factsFiles = ({url}: Pick<SiteConfig, 'url'>, pageOf: (id: string) => string | undefined): Map<string, string> => {
	const {version: toolkit, packages} = readFacts<IndexFacts>('index.json').facts;
	const publish = (body: Body): string =>
		JSON.stringify(publishedFacts.parse({$schema: url + SCHEMA, schemaVersion: FACTS_VERSION, toolkit, ...body}));
	const withPages = ({name, version, repository, entries}: PackageFacts): Body => ({
		kind: 'package',
		name,
		version,
		repository,
		entries: mapValues(entries, (exports) =>
			mapValues(exports, (facts, symbol) => {
				const page = pageOf(`${name}#${symbol}`);
				return page ? {docs: url + page, ...facts} : facts;
			}),
		),
	});
	const others: Record<string, Body> = {
		commands: {kind: 'commands', ...withoutTexts(readFacts<CommandLineFacts>('cli.json').facts)},
		codecs: {kind: 'codecs', codecs: readFacts<Record<string, CodecFacts>>('codecs.json').facts},
		limits: {kind: 'limits', limits: readFacts<Record<string, Limit>>('limits.json').facts},
		regions: {kind: 'regions', regions: readFacts<RegionFacts>('regions.json').facts},
		templates: {kind: 'templates', ...readFacts<{version: string; templates: Record<string, TemplateFacts>}>('templates.json').facts},
	};
	const index: Body = {
		kind: 'index',
		docs: url + FACTS_PAGE,
		packages: mapValues(packages, ({version, entries}, name) => ({version, entries, url: url + factsPath(packageFile(name))})),
		files: mapValues(others, (_, name) => `${url}/facts/${name}.json`),
	};
	return new Map([
		[SCHEMA, JSON.stringify({$id: url + SCHEMA, ...z.toJSONSchema(publishedFacts)})],
		['/facts/index.json', publish(index)],
		...Object.keys(packages).map((name): [string, string] => [
			factsPath(packageFile(name)),
			publish(withPages(readFacts<PackageFacts>(packageFile(name)).facts)),
		]),
		...Object.entries(others).map(([name, body]): [string, string] => [`/facts/${name}.json`, publish(body)]),
	]);
};
