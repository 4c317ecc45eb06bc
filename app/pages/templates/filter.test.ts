import {describe, expect, it} from 'vitest';
import {filterPath, filterTemplates, readFilter, stacksOf} from './filter';

const templates = [
	{name: 'blank', kind: 'start', stack: ['React', 'TypeScript']},
	{name: 'next', kind: 'app', stack: ['Next.js App Router', 'React']},
	{name: 'js', kind: 'start', stack: ['JavaScript', 'React']},
];
const names = (query: string) => filterTemplates(templates, readFilter(new URLSearchParams(query), templates)).map(({name}) => name);

describe('filter of the templates', () => {
	it.each([
		['', ['blank', 'next', 'js']],
		['kind=start', ['blank', 'js']],
		['stack=JavaScript', ['js']],
		['kind=start&stack=TypeScript', ['blank']],
		['kind=app&stack=TypeScript', []],
		['kind=nonsense&stack=nonsense', ['blank', 'next', 'js']],
	])('TPL-01 ?%s shows %j', (query, expected) => {
		expect(names(query)).toEqual(expected);
	});

	it.each([
		[{kind: null, stack: null}, '/templates'],
		[{kind: 'app', stack: null}, '/templates?kind=app'],
		[{kind: 'app', stack: 'Next.js App Router'}, '/templates?kind=app&stack=Next.js+App+Router'],
	])('TPL-01 %j is shared as %s and read back', (filter, path) => {
		expect(filterPath(filter)).toBe(path);
		expect(readFilter(new URL(path, 'https://example.com').searchParams, templates)).toEqual(filter);
	});

	it('names what most templates share first', () => {
		expect(stacksOf(templates)).toEqual(['React', 'JavaScript', 'Next.js App Router', 'TypeScript']);
	});
});
