import type {SchemaField} from '../schema-fields';

type JsonSchema = {
	type?: string;
	properties?: Record<string, JsonSchema>;
	enum?: unknown[];
	minimum?: number;
	maximum?: number;
	multipleOf?: number;
	description?: string;
	default?: unknown;
};

type Zod = {toJSONSchema(schema: unknown, options: {io: 'input'; unrepresentable: 'any'}): JsonSchema};

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value;

/** The kinds of fields for types of `@remotion/zod-types`, by the description that it gives them. */
const KINDS: Record<string, SchemaField['kind']> = {'__remotion-color': 'color', '__remotion-textarea': 'lines'};

const kindOf = ({type, enum: options, description = ''}: JsonSchema): SchemaField['kind'] => {
	if (options?.every((option) => typeof option === 'string')) {
		return 'choice';
	}

	const marked = KINDS[description];
	if (marked) {
		return marked;
	}

	return type === 'number' || type === 'integer' ? 'number' : type === 'boolean' ? 'boolean' : type === 'string' ? 'text' : 'json';
};

const toField = (name: string, property: JsonSchema): SchemaField => ({
	name,
	kind: kindOf(property),
	...(property.default !== undefined && {value: property.default}),
	...(property.minimum !== undefined && {min: property.minimum}),
	...(property.maximum !== undefined && {max: property.maximum}),
	...(property.multipleOf !== undefined && {step: property.multipleOf}),
	...(kindOf(property) === 'choice' && {options: property.enum as string[]}),
});

/** The fields of the Zod schema that a video exports; null when it exports none. */
export const readSchema = (exports: Record<string, unknown>): SchemaField[] | null => {
	const schema = Object.values(exports).find(isSchema);
	const zod = globalThis.remotionPlayground.modules.zod as Zod | undefined;
	if (!schema || !zod) {
		return null;
	}

	const {properties = {}} = zod.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'});
	return Object.entries(properties).map(([name, property]) => toField(name, property));
};
