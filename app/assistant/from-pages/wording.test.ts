import {describe, expect, it} from 'vitest';
import type {PassageBlock} from '../../../pipeline/assistant/format';
import {isEcho, isQuoted} from './wording';

const text = (words: string): PassageBlock => ({kind: 'text', text: words});
const message = (code: string): PassageBlock => ({kind: 'code', code, language: 'text'});
const pasted = 'Error: inputRange (4) and outputRange (9) must have the same length, what now?';

describe('ASK-01 what a passage shares with the wording of a question', () => {
	it.each([
		['the message itself, whatever its numbers', message('inputRange (2) and outputRange (3) must have the same length'), true],
		['the message as a sentence', text('inputRange (2) and outputRange (3) must have the same length.'), true],
		['the message with its explanation', text('`inputRange (2) and outputRange (3) must have the same length`: add a value.'), false],
		[
			'a longer message of which the end was pasted',
			text('Failed to draw frame 8. inputRange (2) and outputRange (3) must have the same length.'),
			true,
		],
		['something else', text('Each point needs its value.'), false],
		['a sample in the same words', {kind: 'code', code: 'const inputRange = [0, 1];', language: 'ts'}, false],
	] as const)('ASK-01 repeats it or not: %s', (_, block, is) => {
		expect(isEcho(block, pasted)).toBe(is);
	});

	it.each([
		['names the message in code', text('`inputRange (2) and outputRange (3) must have the same length`: add a value.'), true],
		['prints the message', message('inputRange (2) and outputRange (3) must have the same length'), true],
		['only says the same in its sentences', text('The inputRange and outputRange must have the same length.'), false],
		['names something shorter', text('`inputRange` and `outputRange` must have the same length.'), false],
	])('ASK-01 explains the pasted message or not: it %s', (_, block, is) => {
		expect(isQuoted(block, pasted)).toBe(is);
	});
});
