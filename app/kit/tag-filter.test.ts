import {describe, expect, it} from 'vitest';
import {sharedTags, toSearch} from './tag-filter';

const items = [{tags: ['charts', 'data']}, {tags: ['card', 'data']}, {tags: ['canvas', 'noise']}, {tags: ['noise']}, {tags: ['data']}];

describe('SHW-01 a filter by words and tag', () => {
	it.each([
		['', ['data', 'noise']],
		['noise', ['data', 'noise']],
		['card', ['data', 'noise', 'card']],
		['unknown', ['data', 'noise']],
	])('offers the tags that are shared and the chosen one %j', (chosen, expected) => {
		expect(sharedTags(items, chosen)).toEqual(expected);
	});

	it.each([
		[{query: '', tag: ''}, ''],
		[{query: 'a b', tag: ''}, '?q=a+b'],
		[{query: 'x', tag: 'motion blur'}, '?q=x&tag=motion+blur'],
	])('writes %j into the URL', (filter, expected) => {
		expect(toSearch(filter)).toBe(expected);
	});
});
