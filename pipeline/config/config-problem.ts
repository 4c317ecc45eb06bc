import type {z} from 'zod';

/** One thing wrong with the configuration: the way to the field and what was expected there. */
export type Problem = {path: readonly PropertyKey[]; message: string};

/** `navbar.items[2].type` for `['navbar', 'items', 2, 'type']`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
	path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${String(key)}` : String(key))).join('');

/** Turns what zod found into problems that say what was expected and what was found; loses none. */
export const problemsOf = (issues: readonly z.core.$ZodIssue[], root: unknown): Problem[] =>
	issues.flatMap((issue): Problem[] => {
		const {path} = issue;
		if (issue.code === 'unrecognized_keys')
			return issue.keys.map((key) => ({path: [...path, key], message: 'unknown field, expected none of this name'}));
		const found = valueAt(root, path);
		if (found === undefined && issue.code === 'invalid_type')
			return [{path, message: `expected ${issue.expected}, but the field is missing`}];
		return [{path, message: `${expectation(issue)}${shown(found)}`}];
	});

const expectation = (issue: z.core.$ZodIssue): string => {
	if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
	if (issue.code === 'invalid_value') return issue.message.startsWith('expected') ? issue.message : `expected ${oneOf(issue.values)}`;
	if (issue.code === 'invalid_union' && issue.discriminator)
		return `unknown item type, expected ${oneOf((issue as {options?: unknown[]}).options ?? [])}`;
	return issue.message;
};

const oneOf = (values: readonly unknown[]): string => {
	const names = values.filter((value) => value !== undefined).map(String);
	return names.length > 1 ? `one of ${names.join(', ')}` : String(names[0]);
};

const shown = (found: unknown): string => {
	if (found === undefined || (typeof found === 'object' && found !== null)) return '';
	return `, got ${JSON.stringify(found)}`;
};

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root);
