import {describe, expect, it} from 'vitest';
import {filterPages} from './page-list';

const sections = [
	{title: 'Audio', pages: [{title: 'Controlling Volume', path: '/docs/audio/volume', description: 'Loudness over time.'}]},
	{title: 'Blog', pages: [{title: 'Remotion 4.0', path: '/blog/4-0', description: 'A release.'}]},
];

describe('filtering the list of pages', () => {
	it.each([
		['', ['/docs/audio/volume', '/blog/4-0']],
		['VOLUME', ['/docs/audio/volume']],
		['loud audio', ['/docs/audio/volume']],
		['4-0', ['/blog/4-0']],
		['nothing like it', []],
		['<script>', []],
	])('"%s" leaves %j', (query, paths) => {
		expect(filterPages(sections, query).flatMap(({pages}) => pages.map(({path}) => path))).toEqual(paths);
	});
});
