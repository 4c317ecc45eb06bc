import {describe, expect, test} from 'vitest';
import type {Clip} from '../clip';
import {moveClip, snap, splitClip, trimClip} from './clips';

const clip = (id: string, track: number, from: number, durationInFrames: number): Clip => ({
	...{id, track, from, durationInFrames},
	...{label: id, color: '#000000'},
});

const clips = [clip('a', 0, 10, 30), clip('b', 0, 60, 30), clip('c', 1, 0, 20)];
const find = (all: Clip[], id: string) => all.find((candidate) => candidate.id === id)!;
const span = (all: Clip[], id: string) => [find(all, id).from, find(all, id).from + find(all, id).durationInFrames];

describe('PRD-01 a clip', () => {
	test.each([
		['moves freely where there is room', 'a', 25, [25, 55]],
		['stops at its neighbor', 'a', 99, [30, 60]],
		['stops at the start', 'a', -5, [0, 30]],
		['stops at the end of the video', 'b', 99, [70, 100]],
		['ignores other tracks', 'c', 50, [50, 70]],
	])('%s', (_, id, to, expected) => {
		expect(span(moveClip(clips, id, to, 100), id)).toEqual(expected);
	});

	test.each([
		['its end up to the neighbor', 'a', 'end', 99, [10, 60]],
		['its end but never to nothing', 'a', 'end', 0, [10, 16]],
		['its start back to the neighbor', 'b', 'start', 0, [40, 90]],
		['its start but never to nothing', 'b', 'start', 99, [84, 90]],
	] as const)('is trimmed: %s', (_, id, edge, to, expected) => {
		expect(span(trimClip(clips, id, edge, to, 100), id)).toEqual(expected);
	});

	test('is split in two that together are what it was', () => {
		const split = splitClip(clips, 'a', 22, 'a2');
		expect([span(split, 'a'), span(split, 'a2')]).toEqual([
			[10, 22],
			[22, 40],
		]);
		expect(splitClip(clips, 'a', 12, 'a2')).toBe(clips);
		expect(splitClip(clips, 'none', 12, 'a2')).toBe(clips);
	});

	test.each([
		['to the edge of another clip', 59, 60],
		['to the playhead', 76, 75],
		['to nothing far away', 50, 50],
	])('snaps %s', (_, frame, expected) => {
		expect(snap(clips, 'a', frame, 75)).toBe(expected);
	});
});
