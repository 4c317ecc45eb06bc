import {expect, test} from 'vitest';
import {moveClip, trimClip} from './clips';
import {begin, endGroup, redo, step, undo} from './history';

const to = (value: number) => () => value;

test('steps are undone and done again, and a new step forgets what was undone', () => {
	const two = step(step(begin(0), to(1), ''), to(2), '');
	expect(undo(two).present).toBe(1);
	expect(redo(undo(two)).present).toBe(2);
	expect(undo(undo(undo(two))).present).toBe(0);
	expect(redo(step(undo(two), to(3), '')).present).toBe(3);
});

test('what continues a change is no step of its own, until the change ends', () => {
	const dragged = step(step(begin(0), to(1), 'drag'), to(2), 'drag');
	expect(undo(dragged).present).toBe(0);
	expect(undo(step(endGroup(dragged), to(3), 'drag')).present).toBe(2);
});

test('a change to the same value is no step, begins no change and forgets nothing', () => {
	const undone = undo(step(begin(0), to(1), 'drag'));
	const same = step(undone, to(0), 'drag');
	expect(same).toBe(undone);
	expect(undo(step(step(begin(0), to(0), 'drag'), to(1), 'drag')).present).toBe(0);
});

test('a clip that is moved or trimmed against its neighbor makes no step', () => {
	const clip = {id: 'a', track: 0, label: 'A', color: '#0b84f3', from: 0, durationInFrames: 30};
	const clips = [clip, {...clip, id: 'b', from: 30}];
	expect(moveClip(clips, 'a', 12, 90)).toBe(clips);
	expect(trimClip(clips, 'a', 'end', 40, 90)).toBe(clips);
	expect(moveClip(clips, 'b', 31, 90)).not.toBe(clips);
});
