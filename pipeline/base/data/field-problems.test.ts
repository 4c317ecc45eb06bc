import {describe, expect, test} from 'vitest';
import {z} from 'zod';
import {validate} from './field-problems';

const link = z.strictObject({label: z.string(), to: z.string().startsWith('/', 'expected a site path')});
const schema = z.strictObject({
	title: z.string(),
	kind: z.enum(['guide', 'api']).optional(),
	size: z.int().optional(),
	links: z
		.array(z.union([link, z.strictObject({label: z.string(), href: z.string(), icon: z.string()})]))
		.min(1)
		.optional(),
	target: z.union([z.string(), z.strictObject({to: z.string()})], 'expected a path or {"to"}').optional(),
	moved: z.record(z.string().startsWith('/', 'expected a path'), z.string()).optional(),
});

const problemsOf = (value: object) =>
	validate(schema, {title: 'Home', ...value}).problems?.map(({path, message}) => `${path.join('.')}: ${message}`);

test('a valid value is returned', () => {
	expect(validate(schema, {title: 'Home'})).toEqual({value: {title: 'Home'}});
});

describe('a problem says what was expected and what is there', () => {
	test.each<[string, object, string[]]>([
		['a missing field', {title: undefined}, ['title: expected string, but the field is missing']],
		['a wrong type', {title: 4}, ['title: expected string, got 4']],
		['a wrong choice', {kind: 'Guide'}, ['kind: expected one of guide, api, got "Guide"']],
		['a long text', {kind: 'x'.repeat(100)}, ['kind: expected one of guide, api']],
		['an unknown field', {titel: 'Home'}, ['titel: unknown name, expected one of title, kind, size, links, target, moved']],
		['a wrong key', {moved: {docs: '/'}}, ['moved.docs: expected a path, got "docs"']],
		['a union with words of its own', {target: 4}, ['target: expected a path or {"to"}, got 4']],
		[
			'a union without',
			{links: [{label: 'Docs', too: '/docs'}]},
			['links.0.to: expected string, but the field is missing', 'links.0.too: unknown name, expected one of label, to'],
		],
		['a field in a union', {links: [{label: 'Docs', to: 'docs'}]}, ['links.0.to: expected a site path, got "docs"']],
		['an empty list', {links: []}, ['links: expected at least 1 entry']],
		['several at once', {title: 4, size: 'x'}, ['title: expected string, got 4', 'size: expected number, got "x"']],
	])('%s', (_, value, expected) => {
		expect(problemsOf(value)).toEqual(expected);
	});
});
