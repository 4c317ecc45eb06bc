import type {z} from 'zod';

/** One thing wrong with a value: the way to the field and what was expected there. */
export type FieldProblem = {path: readonly PropertyKey[]; message: string};

/** `navbar.items[2].type` for `['navbar', 'items', 2, 'type']`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
	path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${String(key)}` : String(key))).join('');

/** Validates a value. Returns what the schema makes of it, or everything that is wrong: what was expected, and what was found instead. */
export const validate = <Schema extends z.ZodType>(
	schema: Schema,
	value: unknown,
): {value: z.output<Schema>; problems?: undefined} | {value?: undefined; problems: FieldProblem[]} => {
	const {data, error} = schema.safeParse(value, {error: nameKnownFields});
	return error ? {problems: error.issues.flatMap((issue) => problemsOf(issue, value))} : {value: data as z.output<Schema>};
};

/** The message for an unknown field. Only here, before an issue is finished, does Zod say which schema it comes from. */
const nameKnownFields = ({code, inst}: z.core.$ZodRawIssue): string | undefined => {
	const {shape} = (inst?._zod.def ?? {}) as {shape?: object};
	return code === 'unrecognized_keys' && shape ? `unknown name, expected one of ${Object.keys(shape).join(', ')}` : undefined;
};

const problemsOf = (issue: z.core.$ZodIssue, root: unknown): FieldProblem[] => {
	const {path} = issue;
	if (issue.code === 'unrecognized_keys') {
		return issue.keys.map((key) => ({path: [...path, key], message: issue.message}));
	}
	if (issue.code === 'invalid_key') {
		return issue.issues.map(({message}) => ({path, message: message + shown(path.at(-1))}));
	}
	if (issue.code === 'invalid_union' && !issue.discriminator && issue.message === NOTHING_SAID) {
		return closest(issue.errors).flatMap((inner) => problemsOf({...inner, path: [...path, ...inner.path]}, root));
	}

	const found = valueAt(root, path);
	if (found === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
		return [{path, message: `${expectation(issue)}, but the field is missing`}];
	}
	return [{path, message: expectation(issue) + shown(found)}];
};

/** Zod's message for a union without one of its own. */
const NOTHING_SAID = 'Invalid input';

/** The issues of the member of a union that the value most likely was meant to be. */
const closest = (members: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] =>
	members.reduce((best, issues) => (issues.length < best.length ? issues : best));

const expectation = (issue: z.core.$ZodIssue): string => {
	if (issue.code === 'invalid_type') {
		return `expected ${issue.expected === 'record' ? 'object' : issue.expected}`;
	}
	if (issue.code === 'too_small' && issue.origin === 'array' && !issue.message.startsWith('expected')) {
		return `expected at least ${issue.minimum} ${issue.minimum === 1 ? 'entry' : 'entries'}`;
	}
	if (issue.code === 'invalid_value') {
		return issue.message.startsWith('expected') ? issue.message : `expected ${formatChoices(issue.values)}`;
	}
	if (issue.code === 'invalid_union' && issue.discriminator) {
		return `unknown item type, expected ${formatChoices((issue as {options?: unknown[]}).options ?? [])}`;
	}
	return issue.message;
};

/** `one of a, b` for what a field may be, or just the only choice. */
const formatChoices = (values: readonly unknown[]): string => {
	const names = values.filter((value) => value !== undefined).map(String);
	return names.length > 1 ? `one of ${names.join(', ')}` : String(names[0]);
};

/** A longer text would hide what is expected. */
const MAX_SHOWN = 60;

const shown = (found: unknown): string => {
	const text = typeof found === 'object' && found !== null ? undefined : JSON.stringify(found);
	return text === undefined || text.length > MAX_SHOWN ? '' : `, got ${text}`;
};

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root);
