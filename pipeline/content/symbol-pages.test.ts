import {expect, test} from 'vitest';
import {symbolPages} from './symbol-pages';

const {byPackage} = symbolPages();

test.each([
	['an export that the manifest gives a page', 'remotion#spring', '/docs/spring'],
	['a type that only the page names', '@remotion/renderer#RenderMediaOptions', '/docs/renderer/render-media'],
])('REF-03 %s leads there', (_, id, path) => {
	expect(byPackage.get(id)).toBe(path);
});
