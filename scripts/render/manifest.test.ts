import {describe, expect, test} from 'vitest';
import {compareManifests, fingerprint, type Manifest} from './manifest';

describe('which images are rendered again', () => {
	const cases: {name: string; wanted: Manifest; recorded: Manifest; missing?: string; stale: string[]; gone: string[]}[] = [
		{name: 'nothing when nothing changed', wanted: {a: '1'}, recorded: {a: '1'}, stale: [], gone: []},
		{name: 'a new one', wanted: {a: '1', b: '2'}, recorded: {a: '1'}, stale: ['b'], gone: []},
		{name: 'a changed one', wanted: {a: '2'}, recorded: {a: '1'}, stale: ['a'], gone: []},
		{name: 'one whose image was deleted', wanted: {a: '1'}, recorded: {a: '1'}, missing: 'a', stale: ['a'], gone: []},
		{name: 'none for a source that was removed', wanted: {}, recorded: {a: '1'}, stale: [], gone: ['a']},
		{name: 'in sorted order', wanted: {b: '1', a: '1'}, recorded: {}, stale: ['a', 'b'], gone: []},
	];
	test.each(cases)('$name', ({wanted, recorded, missing, stale, gone}) => {
		expect(compareManifests(wanted, recorded, (name) => name !== missing)).toEqual({stale, gone});
	});
});

test('a fingerprint tells parts apart that read the same when joined', () => {
	expect(fingerprint(['ab', 'c'])).not.toBe(fingerprint(['a', 'bc']));
	expect(fingerprint(['ab', 'c'])).toBe(fingerprint(['ab', 'c']));
});
