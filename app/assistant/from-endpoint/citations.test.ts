import {expect, test} from 'vitest';
import {withKnownCitations} from './citations';

test.each([
	['Use spring() [1]. It settles [2].', 'Use spring() [1]. It settles [2].'],
	['Use spring() [3], not CSS [0].', 'Use spring(), not CSS.'],
	['Both [1][7] and [2] [99].', 'Both [1] and [2].'],
	['A list: `frames[5]` and ```\nitems[8]\n``` stay [8].', 'A list: `frames[5]` and ```\nitems[8]\n``` stay.'],
	['Growing code ```\nitems[8]', 'Growing code ```\nitems[8]'],
	['A [9](/docs/nine) link is no citation.', 'A [9](/docs/nine) link is no citation.'],
	['Years [2024] are none either.', 'Years [2024] are none either.'],
])('AI-04 unknown citations are dropped: %s', (text, expected) => {
	expect(withKnownCitations(text, 2)).toBe(expected);
});
