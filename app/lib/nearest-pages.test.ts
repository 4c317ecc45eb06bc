import {describe, expect, it} from 'vitest';
import {editDistance, nearestPages} from './nearest-pages';

const pages = [
	{path: '/docs/spring', title: 'spring()'},
	{path: '/docs/layers', title: 'Layers'},
	{path: '/docs/audio/volume', title: 'Controlling Volume'},
	{path: '/docs/player/player', title: '<Player>'},
	{path: '/blog/4-0', title: 'Remotion 4.0'},
];

describe('RTE-02 the nearest pages', () => {
	it.each([
		['/docs/sprng', '/docs/spring'],
		['/docs/layer', '/docs/layers'],
		['/docs/volume', '/docs/audio/volume'],
		['/docs/audio/volum', '/docs/audio/volume'],
		['/blog/4.0', '/blog/4-0'],
	])('RTE-02 for %s comes %s first', (path, first) => {
		expect(nearestPages(path, pages)[0]?.path).toBe(first);
	});

	it('RTE-02 offers nothing for an address unlike any page', () => {
		expect(nearestPages('/wp-admin/setup.php', pages)).toEqual([]);
	});

	it('RTE-02 counts edits', () => {
		expect(editDistance('kitten', 'sitting')).toBe(3);
		expect(editDistance('', 'abc')).toBe(3);
	});
});
