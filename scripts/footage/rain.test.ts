import {expect, test} from 'vitest';
import {rain} from './rain';
import {drawStreet, streetLights} from './street';

test('the same rain falls each time, and no two frames are alike', () => {
	const size = {width: 96, height: 54, frames: 6};
	const film = [...rain(size)];
	expect(film.map(({length}) => length)).toEqual(Array.from({length: 6}, () => 96 * 54 * 3));
	expect(new Set(film.map(String)).size).toBe(6);
	const [again] = rain(size);
	expect(again).toEqual(film[0]);
});

test('the street is at the end where it was at the beginning', () => {
	const lights = streetLights(7);
	const [start, middle, end] = [0, 0.5, 1].map((progress) => drawStreet(lights, 96, 54, progress, 1).light);
	const difference = (other: Float32Array) => start!.reduce((most, value, i) => Math.max(most, Math.abs(value - other[i]!)), 0);
	expect(difference(end!)).toBeLessThan(1e-3);
	expect(difference(middle!)).toBeGreaterThan(0.1);
});
