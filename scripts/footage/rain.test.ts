import {expect, test} from 'vitest';
import {rain} from './rain';

const SIZE = {width: 96, height: 54, frames: 40};

/** The mean difference of two frames, of 255. */
const difference = (one: Uint8Array, other: Uint8Array): number =>
	one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length;

test('the same rain falls each time, and the lights are back where they were when the footage repeats', () => {
	const film = [...rain(SIZE)];
	expect(film).toHaveLength(SIZE.frames);
	expect(film.map(({length}) => length)).toEqual(film.map(() => SIZE.width * SIZE.height * 3));
	const [again] = rain(SIZE);
	expect(again).toEqual(film[0]);

	const steps = film.map((frame, i) => difference(frame, film[(i + 1) % film.length]!));
	const cut = steps.pop()!;
	const mean = steps.reduce((sum, step) => sum + step) / steps.length;
	expect(Math.min(...steps)).toBeGreaterThan(0);
	expect(cut).toBeLessThan(1.25 * mean);
});
