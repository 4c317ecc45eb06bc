import {describe, expect, it} from 'vitest';
import {errorChain} from './error-chain';

describe('CRA-01 the error message chain', () => {
	const loop = new Error('loop');
	loop.cause = loop;

	it.each([
		['one error', new Error('outer'), ['outer']],
		['causes, outermost first', new Error('outer', {cause: new Error('inner', {cause: 'root'})}), ['outer', 'inner', 'root']],
		['an error without message', new TypeError(), ['TypeError']],
		['a thrown text', 'plain', ['plain']],
		['a response', {status: 503, statusText: 'Unavailable'}, ['503 Unavailable']],
		['a cause that is itself', loop, ['loop']],
		['nothing', undefined, []],
	])('CRA-01 %s', (_, error, messages) => {
		expect(errorChain(error)).toEqual(messages);
	});
});
