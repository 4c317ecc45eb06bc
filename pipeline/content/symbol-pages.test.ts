import {expect, test} from 'vitest';
import {symbolPages, toSymbolPages} from './symbol-pages';

const {byPackage} = symbolPages();

test.each([
	['an export that the manifest gives a page', 'remotion#spring', '/docs/spring'],
	['a type that only the page names', '@remotion/renderer#RenderMediaOptions', '/docs/renderer/render-media'],
])('REF-03 %s leads there', (_, id, path) => {
	expect(byPackage.get(id)).toBe(path);
});

test('REF-03 an export that two pages name belongs to the first', () => {
	const pages = toSymbolPages([
		{path: '/docs/first', package: 'remotion', symbols: ['spring']},
		{path: '/docs/second', package: 'remotion', symbols: ['spring', 'interpolate']},
	]);
	expect([...pages.byPackage]).toEqual([
		['remotion#spring', '/docs/first'],
		['remotion#interpolate', '/docs/second'],
	]);
	expect(pages.byName.get('spring')).toEqual(new Set(['/docs/first']));
});
