import {z} from 'zod';
import type {AuthorComponent} from './define';

type Schema = {
	properties?: Record<string, Schema>;
	required?: string[];
	not?: object;
	enum?: unknown[];
	const?: unknown;
	anyOf?: Schema[];
	type?: string;
	default?: unknown;
	description?: string;
};

const code = (value: unknown): string => `\`${String(value)}\``;

const valuesOf = ({enum: values, const: value, anyOf, type}: Schema): string => {
	if (values) {
		return values.map(code).join(', ');
	}
	if (value !== undefined) {
		return code(value);
	}
	if (anyOf) {
		return anyOf.map(valuesOf).join(', ');
	}
	return type === 'boolean' ? '`true`, `false`' : type === 'string' ? 'text' : (type ?? '');
};

const attributeRow = (name: string, schema: Schema, required: boolean): string => {
	const fallback = schema.default === undefined || schema.default === '' ? '' : code(schema.default);
	return `| ${code(name)} | ${valuesOf(schema)} | ${required ? 'required' : fallback} | ${schema.description ?? ''} |`;
};

const schemaOf = ({props}: AuthorComponent): Schema => z.toJSONSchema(props, {io: 'input', unrepresentable: 'any'}) as Schema;

/** Whether authors may write a component themselves. Some are only placed by other components. */
const isWritten = (component: AuthorComponent): boolean => schemaOf(component).not === undefined;

const attributesOf = (component: AuthorComponent): string[] => {
	const {properties = {}, required = []} = schemaOf(component);
	const rows = Object.entries(properties).map(([name, schema]) =>
		// The schema lists attributes with a default as required, too.
		attributeRow(name, schema, required.includes(name) && schema.default === undefined),
	);
	return rows.length === 0 ? [] : [['| Attribute | Values | Default | |', '|---|---|---|---|', ...rows].join('\n')];
};

const sectionOf = (component: AuthorComponent): string => {
	const {name, about, example, parent} = component;
	const place = parent ? [`Used inside \`<${parent}>\`.`] : [];
	const sample = example ? [`\`\`\`mdx\n${example}\n\`\`\``] : [];
	return [`${parent ? '###' : '##'} \`<${name}>\``, [about, ...place].join(' '), ...sample, ...attributesOf(component)].join('\n\n');
};

/** The author guide: purpose, example and attributes of each component. Items follow their parents. */
export const authorGuide = (components: Iterable<AuthorComponent>): string => {
	const written = [...components].filter(isWritten);
	const sections = written
		.filter(({parent}) => parent === undefined)
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((component) => [component, ...written.filter(({parent}) => parent === component.name)]);
	return [
		'# Components',
		'<!-- Written by `npm run guide` from the definitions in `prose/`. Edit those. -->',
		'Leave a blank line between a tag and the Markdown inside it. Attributes take text in quotes, or a number, `true` or `false` in braces; an attribute without a value is `true`. Every component has a Markdown form, too, for the page at its URL + `.md`.',
		...sections.map(sectionOf),
	]
		.join('\n\n')
		.concat('\n');
};
