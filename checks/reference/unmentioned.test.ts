import {expect, test} from 'vitest';
import type {PackageFacts} from '../../pipeline/content/facts/facts';
import {toPage} from '../pages';
import {unmentionedSymbols} from './unmentioned';

const packages: PackageFacts[] = [
	{name: 'tiny', version: '1.0.0', entries: {tiny: {draw: {kind: 'function'}, erase: {kind: 'function'}, Shape: {kind: 'type'}}}},
];
const page = toPage('content/docs/a.mdx', 'docs/a.mdx', '---\ntitle: A\nsymbols: [draw, erase, Shape]\n---\n\nCall `draw()`.\n');

test('VER-02 a page that claims an export and says nothing of it is found; types are told by lists', () => {
	const message = 'field "symbols": the page does not mention erase, expected it in the text';
	expect(unmentionedSymbols([page], packages, [])).toEqual([{file: 'content/docs/a.mdx', line: 3, message}]);
});

test('VER-02 a symbol that the manifest promises on a written page is claimed too', () => {
	const other = toPage('content/docs/b.mdx', 'docs/b.mdx', '---\ntitle: B\n---\n\nText\n');
	const rows = [{path: '/docs/b', package: 'tiny', symbols: ['draw'], note: ''}];
	expect(unmentionedSymbols([other], packages, rows).map(({file}) => file)).toEqual(['content/docs/b.mdx']);
});
