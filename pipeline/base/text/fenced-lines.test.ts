import {expect, test} from 'vitest';
import {fencedLines} from './fenced-lines';

test.each([
	['a block', ['text', '```ts', '# code', '```', 'text'], '.###.'],
	['a block in a list', ['- item', '  ~~~', '  code', '  ~~~', 'text'], '.###.'],
	['a block of Markdown with a block in it', ['````md', '```ts', '```', '````', 'text'], '####.'],
	['a line in a block that begins like its end', ['```', '``` no end', '```', 'text'], '###.'],
	['a block without an end', ['text', '```', 'code'], '.##'],
	['code in a line', ['`a` and ``b``'], '.'],
])('%s', (_, lines, expected) => {
	expect(
		fencedLines(lines)
			.map((isCode) => (isCode ? '#' : '.'))
			.join(''),
	).toBe(expected);
});
