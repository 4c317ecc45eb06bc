import {expect, test} from 'vitest';
import {toFailure} from './failure';

test.each([
	['an error', new RangeError('Too deep'), 'RangeError: Too deep'],
	['text', 'gone', 'gone'],
	['nothing', undefined, 'undefined'],
	['a symbol', Symbol('a'), 'Symbol(a)'],
	['an object without text', Object.create(null), 'The code threw an object that isn’t an error.'],
])('PLY-01 code that throws %s is told', (_, thrown, message) => {
	expect(toFailure(thrown)).toEqual({message});
});
