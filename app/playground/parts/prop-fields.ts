import {isColor} from '../../lib/is-color';
import type {SchemaField} from '../schema-fields';

/**
 * A prop in the form. `usual` is the default value, if known. `isOwn` is false while the default applies. `described` is its field in the video's
 * schema.
 */
export type PropField = {name: string; value: unknown; usual: unknown; isOwn: boolean; described?: SchemaField};

export type FieldKind = 'number' | 'boolean' | 'text' | 'color' | 'json';

const isJson = (value: unknown): boolean => !['number', 'boolean', 'string'].includes(typeof value);

/** The kind of field for a value and its default. A text only counts as a color if its default is one, too. */
export const fieldKind = (value: unknown, usual: unknown = value): FieldKind => {
	if (isJson(value) || isJson(usual)) {
		return 'json';
	}

	if (typeof value === 'string') {
		return [value, usual].every((one) => typeof one !== 'string' || isColor(one)) ? 'color' : 'text';
	}

	return typeof value === 'number' ? 'number' : 'boolean';
};

const EMPTY: Record<SchemaField['kind'], unknown> = {
	number: 0,
	boolean: false,
	text: '',
	lines: '',
	color: '#000000',
	choice: '',
	json: null,
};

/** The props in the schema, those in the code, and those that were set, in this order, each once. */
export const propFields = (
	schema: readonly SchemaField[] | null,
	defaults: Record<string, unknown>,
	props: Record<string, unknown>,
): PropField[] => {
	const described = (schema ?? []).map((field) => [
		field.name,
		defaults[field.name] ?? field.value ?? field.options?.[0] ?? EMPTY[field.kind],
	]);
	const usual: Record<string, unknown> = {...Object.fromEntries(described), ...defaults};
	return Object.entries({...usual, ...props}).map(([name, value]) => ({
		name,
		value,
		usual: usual[name],
		isOwn: name in props,
		described: schema?.find((field) => field.name === name),
	}));
};

/** Sets a prop, or removes it if the value equals the default in the code. */
export const withProp = (
	props: Record<string, unknown>,
	defaults: Record<string, unknown>,
	name: string,
	value: unknown,
): Record<string, unknown> => {
	const {[name]: _, ...others} = props;
	return value === defaults[name] ? others : {...others, [name]: value};
};
