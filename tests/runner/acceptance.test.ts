import {expect, test} from 'vitest';
import {proofs} from './acceptance';
import type {RanTest} from './counts';

const table = 'id\tarea\tmust hold\nRTE-01\troutes\tanswers 200\n';

const cases: [string, RanTest[], string][] = [
	['passed', [{title: 'RTE-01 the home answers', status: 'passed'}], 'proved'],
	[
		'failed once',
		[
			{title: 'RTE-01 a', status: 'passed'},
			{title: 'RTE-01 b', status: 'failed'},
		],
		'failing',
	],
	['was skipped', [{title: 'RTE-01 a', status: 'skipped'}], 'untested'],
	['names it in the middle', [{title: 'as RTE-01 says', status: 'passed'}], 'untested'],
	['belongs to a longer id', [{title: 'RTE-011 a', status: 'passed'}], 'untested'],
];

test.each(cases)('an id whose test %s', (_, tests, state) => {
	expect(proofs(table, tests)).toEqual([{id: 'RTE-01', area: 'routes', promise: 'answers 200', state}]);
});
