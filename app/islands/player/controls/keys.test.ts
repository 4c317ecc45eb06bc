import {expect, test} from 'vitest';
import {commandOfKey, keyList} from './keys';

const plain = {ctrlKey: false, metaKey: false, altKey: false};

test.each([
	[',', {frames: -1}],
	['.', {frames: 1}],
	['>', {rate: 1}],
	['K', 'toggle'],
	['m', 'mute'],
	['x', null],
	['Enter', null],
])('the key %s asks for %j', (key, command) => {
	expect(commandOfKey({...plain, key})).toEqual(command);
});

test('a key with a modifier belongs to the browser', () => {
	expect(commandOfKey({...plain, key: 'f', ctrlKey: true})).toBeNull();
});

test('every letter and sign in the list works; arrows belong to the timeline', () => {
	const signs = keyList.flatMap(([keys]) => keys).filter((key) => /^[!-~]$/.test(key));
	expect(signs.filter((key) => commandOfKey({...plain, key}) === null)).toEqual([]);
});
