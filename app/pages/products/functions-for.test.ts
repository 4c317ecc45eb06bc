import {expect, test} from 'vitest';
import {functionsFor} from './functions-for';

const limits = {maxFunctions: 200, minFrames: 5};

test.each([
	['even shares', 600, 20, {functions: 30, tooMany: false}],
	['a rest that needs a function of its own', 601, 20, {functions: 31, tooMany: false}],
	['a share below the least one', 100, 1, {functions: 20, tooMany: false}],
	['exactly as many as are allowed', 1000, 5, {functions: 200, tooMany: false}],
	['more than are allowed', 3600, 5, {functions: 200, tooMany: true}],
	['fewer frames than one share', 3, 20, {functions: 1, tooMany: false}],
])('PRD-01 a render is divided with %s', (_, frames, share, expected) => {
	expect(functionsFor(frames, share, limits)).toEqual(expected);
});
