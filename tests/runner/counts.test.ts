import {expect, test} from 'vitest';
import {countTests, playwrightTests, sum, summaryLine, vitestTests} from './counts';

test('a Vitest report is counted test by test, and a file that does not load as one failure', () => {
	const tests = vitestTests({
		testResults: [
			{
				name: 'a.test.ts',
				status: 'failed',
				assertionResults: [
					{title: 'CFG-01 a', status: 'passed'},
					{title: 'b', status: 'failed'},
					{title: 'c', status: 'pending'},
					{title: 'd', status: 'todo'},
				],
			},
			{name: 'broken.test.ts', status: 'failed', assertionResults: []},
			{name: 'empty.test.ts', status: 'passed', assertionResults: []},
		],
	});
	expect(countTests(tests)).toEqual({passed: 1, failed: 2, skipped: 2});
});

test('a Playwright report is counted through nested suites, and an error outside of tests as one failure', () => {
	const spec = (title: string, ...statuses: string[]) => ({title, tests: statuses.map((status) => ({status}))});
	const tests = playwrightTests({
		suites: [
			{specs: [spec('RTE-01 a', 'expected'), spec('b', 'unexpected')]},
			{suites: [{specs: [spec('c', 'flaky'), spec('d', 'skipped'), spec('e', 'expected', 'unexpected')]}]},
		],
		errors: [{message: 'globalSetup failed'}],
	});
	expect(countTests(tests)).toEqual({passed: 2, failed: 3, skipped: 1});
});

test.each([
	[{passed: 3, failed: 0, skipped: 0}, '3 passed, 0 failed'],
	[{passed: 3, failed: 1, skipped: 2}, '3 passed, 1 failed, 2 skipped'],
])('the summary of %o is plain', (counts, line) => {
	expect(summaryLine(counts)).toBe(line);
});

test('parts add up', () => {
	expect(
		sum([
			{passed: 1, failed: 2, skipped: 3},
			{passed: 10, failed: 20, skipped: 30},
		]),
	).toEqual({passed: 11, failed: 22, skipped: 33});
});
