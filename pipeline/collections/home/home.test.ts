import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {contentDir} from '../../base/site-dir';
import {cueLines} from '../../demos/live-source';
import {productPage} from '../products/product-page';
import {fillIn} from '../products/product-words';
import {checkQuotes} from '../quotes';
import {countIn} from './counts';

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

	test('a number that the package does not have is named with its file', async () => {
		expect(fillIn('up to {maxFunctions} functions', {maxFunctions: 1000}, vi.fn())).toBe('up to 1,000 functions');
		await expect(productPage('lambda', {regions: 1})).rejects.toThrow(
			/^content\/products\/lambda\.yml:\d\d: field "facts\[2\]\.figure": \{maxFunctions\} is no known number, expected one of regions$/,
		);
	});
});

describe('quotations of the home page', () => {
	const story = () => 'It worked. "It took us a day," says Ana.';

	const check = (quote: string, storyOf: () => string | undefined) =>
		checkQuotes([{path: '/a', quote, field: ['stories', 'quote', 'text']}], path.join(contentDir, 'home.yml'), storyOf);

	test('words that a story has between quotation marks pass, and those of a story that a site lacks', () => {
		expect(() => check('It took us a day', story)).not.toThrow();
		expect(() => check('Anything', () => undefined)).not.toThrow();
	});

	test.each(['It took us one day', 'It worked', 'took us a day'])('"%s" is not what the story quotes', (quote) => {
		expect(() => check(quote, story)).toThrow(/^content\/home\.yml:\d+: field "stories\.quote\.text": \/a doesn't quote/);
	});
});

describe('lines that light up', () => {
	const source = 'const a = 1;\nconst b = 2;\nuse(a);';

	const problem = (field: readonly PropertyKey[], message: string) => ({file: 'video.json', field: field.join('.'), message});

	test('a cue finds its line', () => {
		expect(cueLines(source, [{code: 'const b', from: 3, to: 9}], problem)).toEqual([{line: 1, from: 3, to: 9}]);
	});

	test.each(['const', 'const c'])('a cue for "%s" that is in several lines or in none is an error', (code) => {
		expect(() => cueLines(source, [{code, from: 0, to: 1}], problem)).toThrow(
			/field "cues\.0\.code": .* is in [02] lines of the source, expected one/,
		);
	});
});
