import {z} from 'zod';

/** A kind of fact that is either stated or left out. */
const stated = z.literal(true).optional();
const name = z.string();

export const versionSchema = z.string().regex(/^\d+\.\d+\.\d+/);

export const memberSchema = z
	.strictObject({
		type: z.string().describe('A TypeScript type'),
		optional: stated,
		when: z.string().optional().describe("The case of a union that has it, e.g. type: 'copy'"),
		requiredThen: stated.describe('In that case it has to be given'),
		default: z.string().optional().describe('A TypeScript expression; left out when the code does not state one'),
		deprecated: z.string().optional().describe('Why, and what to use instead; may be empty'),
		since: z.string().optional().describe('The version that added it'),
		internal: stated.describe('Meant for other packages of the toolkit only'),
	})
	.describe('A member of an options object, of the props of a component, of a class or of an object');

const membersSchema = z.record(name, memberSchema);

export const parameterSchema = memberSchema.extend({
	name,
	members: membersSchema.optional(),
	membersOf: z.string().optional().describe('The export whose members are meant, e.g. remotion#SequenceProps'),
});

export const exportSchema = z
	.strictObject({
		kind: z.enum(['function', 'component', 'class', 'const', 'type']),
		signature: z.array(z.string()).optional().describe('One for each overload'),
		parameters: z.array(parameterSchema).optional(),
		returns: z.string().optional(),
		members: membersSchema.optional().describe('Props of a component, fields of a type, members of a class or an object'),
		membersOf: z.string().optional().describe('The export whose members are meant, e.g. remotion#SequenceProps'),
		inherits: z.array(z.string()).optional().describe('Types from outside of the toolkit whose fields are accepted too'),
		type: z.string().optional().describe('The whole type of a constant, or of a type that is no object'),
		values: z
			.array(z.union([z.string(), z.number(), z.boolean()]))
			.optional()
			.describe('The members of a union of literals'),
		deprecated: z.string().optional(),
		since: z.string().optional(),
		source: z.string().optional().describe('Its file, behind the URL that `repository` states for the package'),
		internal: stated.describe('Exported for other packages of the toolkit only'),
	})
	.describe('What the declarations and the shipped code say about one export of a package');

export const aliasSchema = z.strictObject({sameAs: z.string()}).describe('The same thing under another name or from another entry point');

export const flagSchema = z.strictObject({
	type: z.string().optional().describe('boolean for a flag without a value; left out when the code does not say'),
	default: z.string().optional(),
	deprecated: z.string().optional(),
	option: z.string().optional().describe('Key of the table of options'),
	preset: stated.describe('Taken only as a preset of the render dialog'),
});

export const commandSchema = z.strictObject({
	flags: z.record(name, flagSchema),
	commands: z.array(z.string()).optional().describe('Names of its sub-commands'),
	passesFlags: stated.describe('Hands everything behind its name to another program'),
	sameAs: z.string().optional(),
});

export const optionSchema = z.strictObject({
	flag: z.string(),
	parameter: z.string().optional(),
	type: z.string().optional(),
	default: z.string().optional(),
	negated: z.literal(true).optional().describe('The flag turns the option off'),
	docLink: z.string().optional(),
	description: z.string(),
});

export const codecSchema = z.strictObject({
	extension: z.string(),
	extensions: z.record(name, z.array(z.string())).describe('File extensions by audio codec'),
	audio: z.strictObject({lossless: z.string().nullable(), compressed: z.string().nullable(), supported: z.array(z.string())}),
	crf: z.strictObject({default: z.number(), range: z.tuple([z.number(), z.number()])}).optional(),
	pixelFormats: z.array(z.string()),
	videoBitrate: z.boolean(),
});

export const limitSchema = z.strictObject({
	value: z.union([z.string(), z.number()]),
	unit: z.string().optional(),
	source: z.string().describe('The export that the value was read from'),
});

export const regionsSchema = z.strictObject({
	aws: z.strictObject({all: z.array(z.string()), enabledByDefault: z.array(z.string())}),
	gcp: z.strictObject({all: z.array(z.string())}),
});

export const templateSchema = z.strictObject({
	shortName: z.string(),
	repo: z.string().describe('Owner and name on GitHub'),
	free: z.boolean(),
	previewUrl: z.string().nullable(),
	previewType: z.string().optional(),
	previewSize: z.strictObject({width: z.number(), height: z.number()}).optional(),
	contributedBy: z.string().optional(),
});
