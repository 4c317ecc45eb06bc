import {z} from 'zod';
import {
	aliasSchema,
	codecSchema,
	commandSchema,
	exportSchema,
	flagSchema,
	limitSchema,
	optionSchema,
	regionsSchema,
	templateSchema,
	versionSchema,
} from '../content/facts/facts-schema';

/** Raised when a program that reads the published facts would have to change. */
export const FACTS_VERSION = 1;

const name = z.string();
const docs = z.url().optional().describe('The page that explains it');

const fileOf = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
	z.strictObject({
		$schema: z.url(),
		schemaVersion: z.literal(FACTS_VERSION),
		toolkit: versionSchema.describe('The version of Remotion that the facts were read from'),
		kind: z.literal(kind),
		...shape,
	});

const packageFile = fileOf('package', {
	name,
	version: versionSchema,
	repository: z.url().optional().describe('Where the files of this version are; each `source` follows it'),
	entries: z
		.record(name, z.record(name, z.union([exportSchema.extend({docs}), aliasSchema.extend({docs})])))
		.describe('The exports of each entry point, as it is imported'),
});

const indexFile = fileOf('index', {
	docs: z.url().describe('The page that explains these files'),
	packages: z.record(name, z.strictObject({version: versionSchema, url: z.url(), entries: z.array(z.string())})),
	files: z.record(name, z.url()).describe('Facts that belong to no package, by kind'),
});

const commandsFile = fileOf('commands', {
	flags: z.record(name, flagSchema).describe('Flags that every command takes'),
	commands: z.record(name, commandSchema).describe('Commands of npx remotion as they are typed'),
	options: z.record(name, optionSchema.omit({description: true, docLink: true})).describe('Names that a flag has elsewhere'),
});

/** Everything that is published below `/facts/`, discriminated by `kind`. */
export const publishedFacts = z
	.discriminatedUnion('kind', [
		indexFile,
		packageFile,
		commandsFile,
		fileOf('codecs', {codecs: z.record(name, codecSchema)}),
		fileOf('limits', {limits: z.record(name, limitSchema)}),
		fileOf('regions', {regions: regionsSchema}),
		fileOf('templates', {version: versionSchema.describe('The version of create-video'), templates: z.record(name, templateSchema)}),
	])
	.meta({title: 'Facts about Remotion'});

export type PublishedFacts = z.input<typeof publishedFacts>;
export type PublishedPackage = z.input<typeof packageFile>;
export type PublishedIndex = z.input<typeof indexFile>;
export type PublishedCommands = z.input<typeof commandsFile>;
