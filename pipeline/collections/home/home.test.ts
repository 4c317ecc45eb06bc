import {describe, expect, test} from 'vitest';
import {cueLines} from '../../demos/live-source';
import {fillIn} from '../products/product-words';
import {countIn} from './counts';
import {checkQuotes} from './quotes';

describe('numbers of the home page', () => {
	test('samples are blocks that are compiled, options those of lists, and a video counts once', () => {
		const page = [
			'```tsx title="src/Root.tsx"',
			'```',
			'- one',
			'  ```ts',
			'  ```',
			'```ts nocheck="pseudo code"',
			'```bash',
			'<Option name="crf">',
			'<Flag name="--crf">',
			'<Prop name="fps">',
			'<Demo id="spring-curve" />',
		].join('\n');
		const {samples, options, demos} = countIn([page, '<Demo id="spring-curve" />\n<Demo id="api-fade" />']);
		expect({samples, options, demos: [...demos]}).toEqual({samples: 2, options: 3, demos: ['spring-curve', 'api-fade']});
	});

	test('a number that the package does not have is named with its file', () => {
		expect(fillIn('up to {maxFunctions} functions', {maxFunctions: 1000}, 'a.yml')).toBe('up to 1,000 functions');
		expect(() => fillIn('{regions} regions', {maxFunctions: 1}, 'a.yml')).toThrow(
			/a\.yml: \{regions\} is no known number, expected one of maxFunctions/,
		);
	});
});

describe('quotations of the home page', () => {
	const story = () => 'It worked. "It took us a day," says Ana.';

	test('words that a story has between quotation marks pass, and those of a story that a site lacks', () => {
		expect(() => checkQuotes([{path: '/a', quote: 'It took us a day'}], 'home.yml', story)).not.toThrow();
		expect(() => checkQuotes([{path: '/a', quote: 'Anything'}], 'home.yml', () => undefined)).not.toThrow();
	});

	test.each(['It took us one day', 'It worked', 'took us a day'])('"%s" is not what the story quotes', (quote) => {
		expect(() => checkQuotes([{path: '/a', quote}], 'home.yml', story)).toThrow(/home\.yml: field "stories": \/a doesn't quote/);
	});
});

describe('lines that light up', () => {
	const source = 'const a = 1;\nconst b = 2;\nuse(a);';

	test('a cue finds its line', () => {
		expect(cueLines(source, [{code: 'const b', from: 3, to: 9}])).toEqual([{line: 1, from: 3, to: 9}]);
	});

	test.each(['const', 'const c'])('a cue for "%s" that is in several lines or in none is an error', (code) => {
		expect(() => cueLines(source, [{code, from: 0, to: 1}])).toThrow(/the cue .* is in [02] lines, expected one/);
	});
});
