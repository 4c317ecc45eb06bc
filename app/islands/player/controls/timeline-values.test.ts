import {describe, expect, test} from 'vitest';
import {frameForKey, tickStep, timelineText} from './timeline-values';

test.each([
	[36, 90, 30, '1.2 s of 3 s, frame 36'],
	[0, 90, 30, '0 s of 3 s, frame 0'],
	[59, 100, 60, '1 s of 1.7 s, frame 59'],
])('LIV-01 frame %i of %i at %i fps reads as a time and a frame', (frame, duration, fps, text) => {
	expect(timelineText(frame, duration, fps)).toBe(text);
});

describe('LIV-01 the timeline is sought with the keyboard', () => {
	const cases: {key: string; shiftKey?: boolean; from: number; to: number | null}[] = [
		{key: 'ArrowRight', from: 20, to: 21},
		{key: 'ArrowLeft', from: 20, to: 19},
		{key: 'ArrowRight', shiftKey: true, from: 20, to: 30},
		{key: 'ArrowDown', shiftKey: true, from: 5, to: 0},
		{key: 'PageUp', from: 85, to: 89},
		{key: 'PageDown', from: 20, to: 10},
		{key: 'Home', from: 20, to: 0},
		{key: 'End', from: 20, to: 89},
		{key: 'a', from: 20, to: null},
		{key: 'Tab', from: 20, to: null},
	];
	test.each(cases)('$key (shift: $shiftKey) from frame $from leads to $to', ({key, shiftKey = false, from, to}) => {
		expect(frameForKey({key, shiftKey}, from, 89)).toBe(to);
	});
});

test.each([
	[30, 1],
	[90, 2],
	[150, 5],
	[900, 15],
	[100_000, 1667],
])('%i frames get a tick every %i', (duration, step) => {
	expect(tickStep(duration)).toBe(step);
});
