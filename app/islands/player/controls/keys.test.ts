import {expect, test} from 'vitest';
import {keyList, wishOfKey} from './keys';

const plain = {ctrlKey: false, metaKey: false, altKey: false};

test.each([
	[',', {frames: -1}],
	['.', {frames: 1}],
	['>', {rate: 1}],
	['K', 'toggle'],
	['m', 'mute'],
	['x', null],
	['Enter', null],
])('the key %s asks for %j', (key, wish) => {
	expect(wishOfKey({...plain, key})).toEqual(wish);
});

test('a key with a modifier belongs to the browser', () => {
	expect(wishOfKey({...plain, key: 'f', ctrlKey: true})).toBeNull();
});

test('every letter and sign in the list works; arrows belong to the timeline', () => {
	const signs = keyList.flatMap(([keys]) => keys).filter((key) => /^[!-~]$/.test(key));
	expect(signs.filter((key) => wishOfKey({...plain, key}) === null)).toEqual([]);
});
