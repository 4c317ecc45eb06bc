import {describe, expect, it} from 'vitest';
import type {PostYear} from '../../pipeline/content/types';
import {tagPath, tagsOf, withTag} from './by-tag';

const post = (path: string, tags?: string[]) => ({path, title: path, date: '2024-01-01', tags});
const years: PostYear[] = [
	{year: 2024, posts: [post('/a', ['Release', 'Media']), post('/b', ['Release'])]},
	{year: 2023, posts: [post('/c', ['Release', 'Lambda', 'Media']), post('/d')]},
];

describe('posts by tag', () => {
	it('offers what posts share, the most frequent first, and the chosen one', () => {
		expect(tagsOf(years)).toEqual(['Release', 'Media']);
		expect(tagsOf(years, 'Lambda')).toEqual(['Release', 'Media', 'Lambda']);
		expect(tagsOf(years, 'Unheard of')).toEqual(['Release', 'Media']);
	});

	it('keeps years that have a post with the tag', () => {
		expect(withTag(years, 'Lambda').map(({year, posts}) => [year, posts.length])).toEqual([[2023, 1]]);
	});

	it.each(['', 'Unheard of'])('shows every post for "%s"', (tag) => {
		expect(withTag(years, tag)).toBe(years);
	});

	it.each([
		['', '/blog/archive'],
		['Open source', '/blog/archive?tag=Open+source'],
	])('the URL of "%s" is %s', (tag, path) => {
		expect(tagPath('/blog/archive', tag)).toBe(path);
	});
});
