import {expect, test} from 'vitest';
import {duplicateDescriptions, duplicateTitles} from './duplicates';
import {fieldFinding, toPage} from './pages';

const page = (name: string, title: string, description: string) =>
	toPage(`content/docs/${name}.mdx`, `docs/${name}.mdx`, `---\ntitle: ${title}\ndescription: ${description}\n---\n\nText\n`);

test('a description that two pages share is found on the second', () => {
	const pages = [page('a', 'A', 'One sentence.'), page('b', 'B', 'One  Sentence.'), page('c', 'C', 'Another one.')];
	expect(duplicateDescriptions(pages)).toEqual([
		{
			file: 'content/docs/b.mdx',
			line: 3,
			message: 'field "description": the same as that of content/docs/a.mdx, expected one of its own',
		},
	]);
});

test('a title that two pages share is found, unless one has a metaTitle of its own', () => {
	const pages = [page('a', 'draw()', 'One.'), page('b', 'draw()', 'Two.'), page('c', "draw()\nmetaTitle: 'draw() from c'", 'Three.')];
	expect(duplicateTitles(pages)).toEqual([
		{
			file: 'content/docs/b.mdx',
			line: 2,
			message: 'field "title": the same as that of content/docs/a.mdx, expected a metaTitle that tells them apart',
		},
	]);
});

test.each([
	['a field', ['answers'], 'answers', 4],
	['an entry of a list', ['answers', 1, 'section'], 'answers[1].section', 6],
	['a field that the page does not have', ['keywords'], 'keywords', 2],
])('a finding about %s is on its line', (_, path, field, line) => {
	const page = toPage(
		'content/docs/a.mdx',
		'docs/a.mdx',
		'---\ntitle: A\nanswers:\n  - question: One?\n  - question: Two?\n    section: two\n---\n',
	);
	expect(fieldFinding(page, path, 'wrong')).toEqual({file: 'content/docs/a.mdx', line, message: `field "${field}": wrong`});
});
