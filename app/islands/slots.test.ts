import {describe, expect, test} from 'vitest';
import {type Candidate, chooseAlive, createSlots} from './slots';

const near = (key: string, seen: number): Candidate<string> => ({key, near: true, seen});
const far = (key: string, seen: number): Candidate<string> => ({key, near: false, seen});

describe('who may be alive', () => {
	const cases: {name: string; candidates: Candidate<string>[]; alive: string[]}[] = [
		{name: 'nobody before anybody was seen', candidates: [], alive: []},
		{name: 'everybody while there is room', candidates: [near('a', 1), far('b', 2)], alive: ['a', 'b']},
		{name: 'the near before the far', candidates: [far('a', 9), near('b', 1), near('c', 2)], alive: ['c', 'b']},
		{name: 'the last seen among the near', candidates: [near('a', 1), near('b', 2), near('c', 3)], alive: ['c', 'b']},
	];
	test.each(cases)('$name', ({candidates, alive}) => {
		expect(chooseAlive(candidates, 2)).toEqual(alive);
	});
});

test('a place is given on when another one comes, and back when that one goes', () => {
	const slots = createSlots<string>(1);
	const heard: boolean[] = [];
	slots.enter('a');
	slots.subscribe(() => heard.push(slots.isAlive('a')));
	slots.enter('b');
	slots.leave('b');
	slots.remove('b');
	expect(heard).toEqual([false, true, true]);
	expect(slots.isAlive('b')).toBe(false);
});

test('what has left the viewport keeps its place until somebody needs it', () => {
	const slots = createSlots<string>(1);
	slots.enter('a');
	slots.leave('a');
	expect(slots.isAlive('a')).toBe(true);
});

test('leaving without having been seen changes nothing', () => {
	const slots = createSlots<string>(1);
	slots.leave('a');
	expect(slots.isAlive('a')).toBe(false);
});
