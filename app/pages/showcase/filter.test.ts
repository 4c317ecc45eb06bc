import {describe, expect, it} from 'vitest';
import {filterPieces, findByWords} from './filter';

const pieces = [
	{title: 'Bar chart race', description: 'Bars overtake each other', tags: ['charts', 'data']},
	{title: 'Weather card', description: 'One day of weather', tags: ['card', 'data']},
	{title: 'Particles', description: 'Points on a sphere', tags: ['canvas', 'noise']},
	{title: 'Noise mountains', description: 'Ridges', tags: ['noise']},
	{title: 'Data story', description: 'A line', tags: ['data']},
];

describe('SHW-01 the filter of the showcase', () => {
	it.each([
		[{query: '', tag: ''}, 5],
		[{query: 'weather', tag: ''}, 1],
		[{query: 'BAR  other', tag: ''}, 1],
		[{query: 'noise', tag: ''}, 2],
		[{query: '', tag: 'data'}, 3],
		[{query: 'line', tag: 'data'}, 1],
		[{query: 'sphere', tag: 'data'}, 0],
		[{query: '', tag: 'Data'}, 0],
	])('%j leaves %i', (filter, count) => {
		expect(filterPieces(pieces, filter)).toHaveLength(count);
	});

	it('finds a video by its author', () => {
		expect(
			findByWords(
				[
					{title: 'A', author: 'Ada'},
					{title: 'B', author: null},
				],
				'ada',
			),
		).toEqual([{title: 'A', author: 'Ada'}]);
	});
});
