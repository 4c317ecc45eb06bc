import {expect, test} from 'vitest';
import {median, percentile} from './statistics';
import {formatTable} from './table';

test('a table aligns its columns and marks what is missing', () => {
	expect(
		formatTable([
			{page: 'docs', ms: 1234.56},
			{page: 'home', ms: undefined},
		]),
	).toBe(['page       ms', '────  ───────', 'docs  1,234.6', 'home        –'].join('\n'));
});

test.each([
	[[3, 1, 2], 2],
	[[4, 1, 3, 2], 2],
	[[7], 7],
])('the median of %o is %d', (values, expected) => {
	expect(median(values)).toBe(expected);
});

test('the 95th percentile is a value that 95 of 100 do not pass', () => {
	expect(
		percentile(
			Array.from({length: 100}, (_, i) => i + 1),
			0.95,
		),
	).toBe(95);
});
