import {beforeAll, describe, expect, test} from 'vitest';
import {ensureToolkit} from '../../../scripts/toolkit/install';
import {formatFinding} from '../../finding';
import {toPage} from '../../pages';
import {agrees} from '../runners/browser/stage/compare';
import {readNotation} from './notation';
import {wrongResults} from './pure';

beforeAll(() => ensureToolkit(), 600_000);

const page = (...lines: string[]) => toPage('content/docs/a.mdx', 'docs/a.mdx', ['```ts', ...lines, '```'].join('\n'));
const wrongIn = async (...lines: string[]): Promise<string[]> => (await wrongResults([page(...lines)])).map(formatFinding);

describe('RUN-01 a value as a comment states it', () => {
	const right: [string, unknown][] = [
		['0.5', 0.5],
		['0.58', 0.575_2],
		['0.57…', 0.575_2],
		['-1.50', -1.5],
		['1e3', 1000],
		["'M 0 0'", 'M 0 0'],
		["'M 0 … Z'", 'M 0 0 L 1 1 Z'],
		['[1, …, 4]', [1, 2, 3, 4]],
		['[1, 2]', new Float32Array([1, 2])],
		["{x: 1, 'a-b': [true, null, undefined]}", {x: 1, 'a-b': [true, null, undefined]}],
		['{x: 1, …}', {x: 1, y: 2}],
		['NaN', Number.NaN],
		['-Infinity', -Infinity],
	];
	test.each(right)('%s', (text, actual) => {
		expect(agrees(readNotation(text)!, actual)).toBe(true);
	});

	const wrong: [string, unknown][] = [
		['0.5', 0.56],
		['0.57', 0.575_2],
		['0.58…', 0.575_2],
		['23', 22.6],
		['1', '1'],
		["'null'", null],
		['null', undefined],
		['undefined', 'undefined'],
		["'M 0 0'", 'M 0 0 '],
		["'M … Z'", 'M 0 0 L 1 1'],
		['[1, 2]', [1, 2, 3]],
		['[1, …, 4]', [1, 2, 3]],
		['{x: 1}', {x: 1, y: 2}],
		['{x: 1, y: undefined}', {x: 1}],
		['{}', []],
		['[]', {}],
	];
	test.each(wrong)('%s is not %j', (text, actual) => {
		expect(agrees(readNotation(text)!, actual)).toBe(false);
	});

	test.each(['0 to 29, again', 'such as 5', "'avc', 'hevc'", 'width', 'a(1)', '{x}', '[1, …, 3, …]', ''])('%s is no value', (text) => {
		expect(readNotation(text)).toBeUndefined();
	});
});

describe('RUN-01 samples whose comments are right', () => {
	const samples: [string, string[]][] = [
		['behind an expression', ["import {interpolate} from 'remotion';", 'interpolate(10, [0, 20], [0, 1]); // 0.5']],
		['below a declaration', ['export const a = {x: [1, 2]};', '// {', '//   x: [1, 2],', '// }']],
		['in a function that is called', ['const f = () => {', '  return 2; // 2', '};', 'export const a = f();']],
		['with words after a colon, or an arrow', ['export const a = 0; // 0: the first', 'export const b = 1; // => 1']],
		['what is printed', ["console.log('a b', 1); // a b 1", "console.log('a'); // 'a'", 'console.log({x: 1}); // {x: 1}']],
		['what a loop prints', ['for (const a of [1, 2]) {', '  console.log(a);', '}', '// 1', '// 2']],
		['prose', ['export const a = 1; // per frame', 'export const b = 2;', '// 3', 'export const c = 3;']],
		[
			'what only a render knows',
			["import {useCurrentFrame} from 'remotion';", 'export const A = () => {', '  const a = useCurrentFrame(); // 90', '};'],
		],
		['what a cloud answers', ["import {getRegions} from '@remotion/lambda/client';", 'console.log(await getRegions()); // []']],
		['an illustration', ['console.log(Math.random()); // For example 0.5']],
		[
			'blocks that import each other',
			["import {a} from './a';", 'export const b = a + 1; // 2', '```', '', '```ts title="src/a.ts"', 'export const a = 1;'],
		],
	];
	test.each(samples)('%s', async (_, lines) => {
		expect(await wrongIn(...lines)).toEqual([]);
	});
});

describe('RUN-01 a wrong result is a finding with its line, what is stated and what is so', () => {
	const samples: [string, string[], string[]][] = [
		[
			'a value',
			["import {interpolate} from 'remotion';", '', 'interpolate(10, [0, 20], [0, 1]); // 0.6'],
			['content/docs/a.mdx:4 the comment says 0.6, but the sample gives 0.5'],
		],
		[
			'a value on lines of its own',
			['export const a = {x: 1};', '// {', "//   x: '1',", '// }'],
			["content/docs/a.mdx:3 the comment says {   x: '1', }, but the sample gives {x: 1}"],
		],
		[
			'text behind an arrow',
			["export const a = 'M 0 0'; // → M 0 1"],
			["content/docs/a.mdx:2 the comment says → M 0 1, but the sample gives 'M 0 0'"],
		],
		[
			'text that is printed',
			['console.log(\'opus\'); // "aac"'],
			['content/docs/a.mdx:2 the comment says "aac", but the sample prints opus'],
		],
		[
			'one line of a loop',
			['for (const a of [1, 2]) {', '  console.log(a);', '}', '// 1', '// 3'],
			['content/docs/a.mdx:6 the comment says 3, but the sample prints 2'],
		],
		[
			'a loop that prints less, and one that prints more',
			[
				'for (const a of [1]) {',
				'  console.log(a);',
				'}',
				'// 1',
				'// 2',
				'',
				'for (const a of [1, 2]) {',
				'  console.log(a);',
				'}',
				'// 1',
			],
			[
				"content/docs/a.mdx:5 the comment says 1 2, but running the sample doesn't reach this line",
				'content/docs/a.mdx:12 the comment says nothing, but the sample prints 2',
			],
		],
		[
			'a line that nobody reaches',
			['export const f = () => {', '  return 2; // 2', '};'],
			["content/docs/a.mdx:3 the comment says 2, but running the sample doesn't reach this line"],
		],
		[
			'a sample that fails',
			["throw new Error('No');", 'export const a = 1; // 1'],
			['content/docs/a.mdx:3 the sample fails before it gives this: Error: No'],
		],
	];
	test.each(samples)('%s', async (_, lines, findings) => {
		expect(await wrongIn(...lines)).toEqual(findings);
	});
});
