import {describe, expect, it} from 'vitest';
import {blankFrontMatter, parseFrontMatter} from './front-matter';

const lines = {
	title: 'title: Layers',
	description: 'description: Stack elements with absolute positioning and the order of the markup.',
	kind: 'kind: guide',
};

const parse = (change: Record<string, string | undefined>) => {
	const text = Object.values({...lines, ...change}).filter((line) => line !== undefined);
	return parseFrontMatter(`---\n${text.join('\n')}\n---\nText`, {file: '/content/docs/layers.mdx', section: 'docs'});
};

describe('front matter', () => {
	it('reads a complete page', () => {
		expect(parse({symbols: 'symbols: [spring, interpolate]'}).value).toMatchObject({
			title: 'Layers',
			kind: 'guide',
			symbols: ['spring', 'interpolate'],
		});
	});

	it.each([
		['a missing field', {kind: undefined}, 2, 'kind', /guide/],
		['an unknown field', {colour: 'colour: red'}, 5, 'colour', /unknown name, expected one of title, /],
		['a wrong type', {title: 'title: 404'}, 2, 'title', /string/],
		[
			'a short description',
			{description: 'description: Too short.'},
			3,
			'description',
			/50 to 160 characters instead of 10, got "Too short\."/,
		],
		['a long description', {description: `description: ${'a'.repeat(161)}`}, 3, 'description', /characters instead of 161/],
		['an unknown kind', {kind: 'kind: essay'}, 4, 'kind', /expected one of guide, .*, got "essay"/],
		['a wrong entry of a list', {symbols: 'symbols: [a, 2]'}, 5, 'symbols[1]', /string/],
		['an answer without a question', {symbols: 'answers: [{section: a}]'}, 5, 'answers[0].question', /string/],
		['broken YAML', {kind: 'kind: "guide" b'}, 4, undefined, /./],
	])('names line, field and what was expected for %s', (_, change, line, field, message) => {
		const problem = parse(change).problems?.[0];
		expect(problem).toMatchObject({file: '/content/docs/layers.mdx', line});
		expect(problem?.field).toBe(field);
		expect(problem?.message).toMatch(message);
	});

	it('reports every fault at once', () => {
		expect(parse({kind: undefined, colour: 'colour: red', title: 'title: 1'}).problems).toHaveLength(3);
	});

	it('asks a post for a real date and an author', () => {
		const source = `---\n${lines.title}\n${lines.description}\ndate: 2021-02-30\nauthors: []\n---\n`;
		const {problems} = parseFrontMatter(source, {file: '/content/blog/a.mdx', section: 'blog'});
		expect(problems?.map(({field}) => field)).toEqual(['date', 'authors']);
	});

	it.each([
		['a tag that is not on the list', 'tags: [Realese]', 'tags[0]', /expected one of Release, .*, got "Realese"/],
		['a cover without a video', 'cover: no-such-video', 'cover', /folder of videos/],
	])('asks a post for known names: %s', (_, line, field, message) => {
		const source = `---\n${lines.title}\n${lines.description}\ndate: 2021-02-03\nauthors: [a]\n${line}\n---\n`;
		const problem = parseFrontMatter(source, {file: '/content/blog/a.mdx', section: 'blog'}).problems?.[0];
		expect(problem).toMatchObject({line: 6, field});
		expect(problem?.message).toMatch(message);
	});

	it('reports a file without front matter', () => {
		expect(parseFrontMatter('# Title', {file: '/a.mdx', section: 'docs'}).problems?.[0]).toMatchObject({line: 1});
	});

	it('keeps the line numbers of the text', () => {
		const source = `---\n${lines.title}\n---\n\nText`;
		expect(blankFrontMatter(source).split('\n').indexOf('Text')).toBe(source.split('\n').indexOf('Text'));
	});
});
