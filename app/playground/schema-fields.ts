const KINDS = ['number', 'boolean', 'text', 'lines', 'color', 'choice', 'json'] as const;

/** A field of the video's schema. */
export type SchemaField = {
	name: string;
	kind: (typeof KINDS)[number];
	/** The default in the schema. */
	value?: unknown;
	min?: number;
	max?: number;
	step?: number;
	/** The options of a choice. */
	options?: string[];
};

const NAME = /^[A-Za-z_$][\w$]{0,59}$/;
const MAX_FIELDS = 60;
const MAX_OPTIONS = 100;
const MAX_TEXT = 10_000;

const finite = (name: string, value: unknown) => (Number.isFinite(value) ? {[name]: value as number} : {});

const isSmall = (value: unknown): boolean => {
	try {
		return (JSON.stringify(value) ?? '').length <= MAX_TEXT;
	} catch {
		return false;
	}
};

const readField = (given: unknown): SchemaField[] => {
	const {name, kind, value, min, max, step, options} = (given ?? {}) as Record<string, unknown>;
	const known = KINDS.find((candidate) => candidate === kind);
	if (typeof name !== 'string' || !NAME.test(name) || !known) {
		return [];
	}

	const choices = Array.isArray(options)
		? options.filter((option): option is string => typeof option === 'string' && option.length <= MAX_TEXT).slice(0, MAX_OPTIONS)
		: [];
	return known === 'choice' && choices.length === 0
		? []
		: [
				{
					name,
					kind: known,
					...(value !== undefined && isSmall(value) && {value}),
					...finite('min', min),
					...finite('max', max),
					...finite('step', step),
					...(known === 'choice' && {options: choices}),
				},
			];
};

/** Validates the fields that the iframe reports, because its code can send anything. */
export const readSchemaFields = (given: unknown): SchemaField[] =>
	Array.isArray(given) ? given.slice(0, MAX_FIELDS).flatMap(readField) : [];
