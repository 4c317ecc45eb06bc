import {describe, expect, test} from 'vitest';
import {categoryCards, readFrontMatter} from './og-cards';

test('each top-level category of each sidebar has a card under the slug of its label; single pages have none', () => {
	const cards = categoryCards({
		main: [{label: 'Get help', items: []}, {label: 'Upgrading'}],
		api: [{label: '@remotion/player', items: []}],
	});
	expect(Object.keys(cards)).toEqual(['docs-get-help', 'docs-remotionplayer']);
	expect(cards['docs-remotionplayer']?.title).toBe('@remotion/player');
});

describe('the front matter of an article', () => {
	test('gives title and date', () => {
		expect(readFrontMatter("---\ntitle: 'A: B'\ndate: 2021-02-11\n---\ntext", 'a.mdx')).toEqual({title: 'A: B', date: '2021-02-11'});
	});

	test.each([
		['without title', '---\ndate: 2021-02-11\n---\n'],
		['without front matter', 'text'],
	])('%s is an error that names file and field', (_, source) => {
		expect(() => readFrontMatter(source, 'content/blog/a.mdx')).toThrow('content/blog/a.mdx:1: title is undefined');
	});
});
