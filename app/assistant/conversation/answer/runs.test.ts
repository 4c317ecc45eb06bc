import {describe, expect, it} from 'vitest';
import {cutRuns} from './runs';

describe('AI-03 colored code', () => {
	it.each([
		[
			'k5 1 s3',
			[
				['const', 'k'],
				[' ', ''],
				["'a'", 's'],
				[';', ''],
			],
			"const 'a';",
		],
		[undefined, [["const 'a';", '']], "const 'a';"],
		['<b>', [["const 'a';", '']], "const 'a';"],
	])('AI-03 %s', (runs, expected, code) => {
		const cut = cutRuns(code, runs);
		expect(cut.map(({text, mark}) => [text, mark])).toEqual(expected);
		expect(cut.map(({text}) => text).join('')).toBe(code);
	});
});
