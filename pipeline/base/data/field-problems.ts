import type {z} from 'zod';

/** One thing wrong with a value: the way to the field and what was expected there. */
export type FieldProblem = {path: readonly PropertyKey[]; message: string};

/** `navbar.items[2].type` for `['navbar', 'items', 2, 'type']`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
	path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${String(key)}` : String(key))).join('');

/**
 * Turns what zod found in `root` into problems that say what was expected and what was found; loses none. `unknown` is said
 * of a field that the schema doesn't have.
 */
export const fieldProblems = (
	issues: readonly z.core.$ZodIssue[],
	root: unknown,
	unknown = 'unknown field, expected none of this name',
): FieldProblem[] =>
	issues.flatMap((issue): FieldProblem[] => {
		const {path} = issue;
		if (issue.code === 'unrecognized_keys') {
			return issue.keys.map((key) => ({path: [...path, key], message: unknown}));
		}
		const found = valueAt(root, path);
		if (found === undefined && issue.code === 'invalid_type') {
			return [{path, message: `expected ${issue.expected}, but the field is missing`}];
		}
		return [{path, message: `${expectation(issue)}${shown(found)}`}];
	});

const expectation = (issue: z.core.$ZodIssue): string => {
	if (issue.code === 'invalid_type') {
		return `expected ${issue.expected}`;
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
