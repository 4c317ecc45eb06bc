import {expect, test} from 'vitest';
import {problemInFile} from '../base/data/data-file';
import {unescapeHtml} from '../base/text/escape-html';
import {loadHighlighter} from '../compiler/code/highlight';
import {descriptionFile, listDemos, readDemo} from './demos';
import {splitSource} from './live-source';

const source = `export default function Hello({
  title = 'Hi',
  count = 3,
}) {
  return <b>{title} {count}</b>;
}`;

const problem = (field: readonly PropertyKey[], message: string) => problemInFile(descriptionFile('home-hero'), field, message);

const textOf = (html: string) => unescapeHtml(html.replaceAll(/<[^>]+>/g, ''));

test('LIV-01 the gaps are where the default values were, and the rest is the source to the letter', async () => {
	const parts = splitSource(source, {title: 'Hi', count: 3}, {highlight: await loadHighlighter(['tsx']), problem});
	const values: Record<string, string> = {title: "'Hi'", count: '3'};
	expect(parts.map((part) => ('prop' in part ? values[part.prop] : textOf(part.html))).join('')).toBe(source);
	expect(parts.filter((part) => 'prop' in part)).toEqual([{prop: 'title'}, {prop: 'count'}]);
});

test('a default value that the component does not declare is an error that prints it', async () => {
	const highlight = await loadHighlighter(['tsx']);
	expect(() => splitSource(source, {count: 4}, {highlight, problem})).toThrow(
		/^videos\/home\/home-hero\/video\.json:\d+: field "defaultProps\.count": expected "count = 4," in the source/,
	);
});

test('defaults in another order than the parameters are an error that names one', async () => {
	const highlight = await loadHighlighter(['tsx']);
	expect(() => splitSource(source, {count: 3, title: 'Hi'}, {highlight, problem})).toThrow(
		'field "defaultProps.title": the parameter comes earlier in the source',
	);
});

test('LIV-01 more than ten numbers keep their places', async () => {
	const names = Array.from({length: 12}, (_, index) => `p${index}`);
	const long = `export default function Many({\n${names.map((name, index) => `  ${name} = ${index},`).join('\n')}\n}) {}`;
	const parts = splitSource(long, Object.fromEntries(names.map((name, index) => [name, index])), {
		highlight: await loadHighlighter(['tsx']),
		problem,
	});
	expect(parts.map((part) => ('prop' in part ? part.prop.slice(1) : textOf(part.html))).join('')).toBe(long);
});

test('LIV-01 the videos of the home page declare the defaults that video.json names', async () => {
	const highlight = await loadHighlighter(['tsx']);
	const {source: hero, defaultProps} = readDemo('home-hero');
	expect(listDemos()).toContain('home-hero');
	expect(() => splitSource(hero, defaultProps as Record<string, string | number>, {highlight, problem})).not.toThrow();
});
