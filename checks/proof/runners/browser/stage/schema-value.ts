import {numberFor, textFor} from './named-values';

/** What is needed here of a Zod schema, of whatever copy of Zod a sample uses. */
type Schema = {
	_def: {typeName: string} & Record<string, unknown>;
	shape?: Record<string, Schema>;
	safeParse: (value: unknown) => {success: boolean; data?: unknown};
};

const TEXTS = ['#0b84f3', 'https://example.com/clip.mp4', 'a@example.com', '2026-01-02', 'Sample, and more words than a few'];
const NUMBERS = [1, 0, 0.5, 5, 10, 30, 100, 1000, -1];

const first = (values: unknown): Schema => [...(values as Iterable<Schema>)][0]!;

/** Values that a schema may accept, the likeliest first. */
const candidates = (schema: Schema, name: string): unknown[] => {
	const {_def: definition, shape} = schema;
	const inner = (other: unknown, as = name): unknown => valueOfSchema(other as Schema, as);
	switch (definition.typeName) {
		case 'ZodObject':
			return [Object.fromEntries(Object.entries(shape ?? {}).map(([key, value]) => [key, inner(value, key)]))];
		case 'ZodString':
			return [JSON.parse(textFor(name, '')), ...TEXTS];
		case 'ZodNumber':
			return [Number(numberFor(name)), ...NUMBERS];
		case 'ZodBoolean':
			return [true];
		case 'ZodDate':
			return [new Date('2026-01-02')];
		case 'ZodLiteral':
			return [definition.value];
		case 'ZodEnum':
		case 'ZodNativeEnum':
			return Object.values(definition.values as object);
		case 'ZodArray':
			return [1, 0, 2, 4, 9].map((length) => Array.from({length}, () => inner(definition.type)));
		case 'ZodTuple':
			return [(definition.items as Schema[]).map((item) => inner(item))];
		case 'ZodUnion':
		case 'ZodDiscriminatedUnion':
			return [inner(first(definition.options instanceof Map ? definition.options.values() : definition.options))];
		case 'ZodIntersection':
			return [Object.assign({}, inner(definition.left), inner(definition.right))];
		case 'ZodEffects':
			return candidates(definition.schema as Schema, name);
		case 'ZodNullable':
		case 'ZodBranded':
		case 'ZodReadonly':
			return [inner(definition.innerType ?? definition.type)];
		case 'ZodNull':
			return [null];
		case 'ZodRecord':
		case 'ZodAny':
		case 'ZodUnknown':
			return [{}];
		default:
			// Optional values and those with a default.
			return [undefined];
	}
};

/** A value that a schema accepts, as the schema returns it, with its defaults; the likeliest one if it accepts none. */
export const valueOfSchema = (schema: Schema, name = ''): unknown => {
	const tried = candidates(schema, name);
	const accepted = tried.map((value) => schema.safeParse(value)).find(({success}) => success);
	return accepted ? accepted.data : tried[0];
};
