import {expect, test} from 'vitest';
import {readSchemaFields} from './schema-fields';

test('PLY-01 fields of a schema are taken as they are', () => {
	const fields = [
		{name: 'size', kind: 'number', value: 3, min: 1, max: 9, step: 1},
		{name: 'mode', kind: 'choice', options: ['a', 'b'], value: 'b'},
		{name: 'title', kind: 'text'},
	];
	expect(readSchemaFields(fields)).toEqual(fields);
});

test.each([
	['no list', {length: 3}],
	['a name with markup', [{name: '<b>', kind: 'text'}]],
	['a kind that we do not know', [{name: 'a', kind: 'script'}]],
	['a choice of nothing', [{name: 'a', kind: 'choice', options: [1, {}]}]],
	['null', [null, 3, 'x']],
])('PLY-02 %s gives no field', (_, given) => {
	expect(readSchemaFields(given)).toEqual([]);
});

test('PLY-02 numbers that are none, huge values and endless lists are left out', () => {
	const [field] = readSchemaFields([{name: 'a', kind: 'number', min: Number.NaN, max: 'x', value: 'y'.repeat(20_000)}]);
	expect(field).toEqual({name: 'a', kind: 'number'});
	expect(readSchemaFields(Array.from({length: 500}, (_, index) => ({name: `a${index}`, kind: 'text'})))).toHaveLength(60);
});
