import {expect, test} from 'vitest';
import {editDistance} from './edit-distance';

test.each([
	['spring', 'spring', 0],
	['sprnig', 'spring', 2],
	['sprin', 'spring', 1],
	['', 'abc', 3],
	['loop', 'pool', 2],
])('%s and %s are %i edits apart', (a, b, edits) => {
	expect(editDistance(a, b)).toBe(edits);
	expect(editDistance(b, a)).toBe(edits);
});
