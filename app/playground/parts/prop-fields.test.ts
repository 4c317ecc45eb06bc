import {expect, test} from 'vitest';
import {fieldKind, propFields} from './prop-fields';

test.each([
	[12, [1, 2], 'json'],
	[[1, 2], undefined, 'json'],
	[null, undefined, 'json'],
	['#123456', 'Hello', 'text'],
	['#123456', '#000000', 'color'],
	['red', '#000000', 'text'],
	['#123456', undefined, 'color'],
	[3, undefined, 'number'],
	['x', 3, 'text'],
	[true, false, 'boolean'],
])('PLY-01 the field of %j, where %j is usual, is of the kind %s', (value, usual, kind) => {
	expect(fieldKind(value, usual)).toBe(kind);
});

test('PLY-01 a prop knows what is usual: what the code says, else what its schema says', () => {
	const schema = [
		{name: 'color', kind: 'color'},
		{name: 'title', kind: 'text', value: 'A'},
	] as const;
	const fields = propFields(schema, {title: 'B'}, {title: 'C', list: [1]});
	expect(fields.map(({name, value, usual}) => [name, value, usual])).toEqual([
		['color', '#000000', '#000000'],
		['title', 'C', 'B'],
		['list', [1], undefined],
	]);
});
