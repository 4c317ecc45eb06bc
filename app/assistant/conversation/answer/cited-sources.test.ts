import {expect, test} from 'vitest';
import {citedSources} from './cited-sources';

const sources = [1, 2, 3].map((number) => ({path: `/docs/${number}`, title: `Page ${number}`}));

test.each([
	['those that are cited', 'First [2].\n\n- Then [3]', [2, 3]],
	['all when none is cited', 'Nothing.', [1, 2, 3]],
	['none for an index in code', 'See [2]:\n\n```ts\nclips[1]\n```\n\nand `clips[3]`.', [2]],
	['all when only a number that was never given is cited', 'See [9].', [1, 2, 3]],
])('AI-04 a text has %s as its sources', (_, text, expected) => {
	expect(citedSources(text, sources).map(({number}) => number)).toEqual(expected);
});
