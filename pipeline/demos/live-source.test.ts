import {expect, test} from 'vitest';
import {loadHighlighter} from '../compiler/code/highlight';
import {listDemos, readDemo} from './demos';
import {splitSource} from './live-source';

const source = `export default function Hello({
  title = 'Hi',
  count = 3,
}) {
  return <b>{title} {count}</b>;
}`;

const textOf = (html: string) =>
	html
		.replaceAll(/<[^>]+>/g, '')
		.replaceAll('&lt;', '<')
		.replaceAll('&amp;', '&');

test('LIV-01 the gaps stand where the default values stood, and the rest is the source to the letter', async () => {
	const parts = splitSource(source, {title: 'Hi', count: 3}, await loadHighlighter(['tsx']));
	const values: Record<string, string> = {title: "'Hi'", count: '3'};
	expect(parts.map((part) => ('prop' in part ? values[part.prop] : textOf(part.html))).join('')).toBe(source);
	expect(parts.filter((part) => 'prop' in part)).toEqual([{prop: 'title'}, {prop: 'count'}]);
});

test('a default value that the component does not declare is an error that prints it', async () => {
	const highlight = await loadHighlighter(['tsx']);
	expect(() => splitSource(source, {count: 4}, highlight)).toThrow('"count = 4," is not in the source');
});

test('defaults in another order than the parameters are an error that names one', async () => {
	const highlight = await loadHighlighter(['tsx']);
	expect(() => splitSource(source, {count: 3, title: 'Hi'}, highlight)).toThrow('the parameter "title" comes earlier in the source');
});

test('LIV-01 more than ten numbers keep their places', async () => {
	const names = Array.from({length: 12}, (_, index) => `p${index}`);
	const long = `export default function Many({\n${names.map((name, index) => `  ${name} = ${index},`).join('\n')}\n}) {}`;
	const parts = splitSource(long, Object.fromEntries(names.map((name, index) => [name, index])), await loadHighlighter(['tsx']));
	expect(parts.map((part) => ('prop' in part ? part.prop.slice(1) : textOf(part.html))).join('')).toBe(long);
});

test('LIV-01 the videos of the home page declare the defaults that video.json names', async () => {
	const highlight = await loadHighlighter(['tsx']);
	const {source: hero, defaultProps} = readDemo('home-hero');
	expect(listDemos()).toContain('home-hero');
	expect(() => splitSource(hero, defaultProps as Record<string, string | number>, highlight)).not.toThrow();
});
