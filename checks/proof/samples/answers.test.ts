import {expect, test} from 'vitest';
import {answerFor} from './answers';

const file = (code: string, path = 'a.ts') => ({path, code, source: 'a.mdx', firstLine: 1});

test.each([
	["const data = (await (await fetch('https://api.example.com/a')).json()) as {stars: number};", '{"stars":1}'],
	['fetch(`https://api.example.com/a`).then((r) => r.json()).then((teams: {name: string}[]) => teams);', '[{"name":"Sample"}]'],
	["const response = await fetch('https://api.example.com/a');\nconst list: number[] = await response.json();", '[1]'],
	["const response = await fetch('https://api.example.com/a');\nawait response.json();", '{}'],
	["const text = await (await fetch('https://api.example.com/a')).text();", 'M 0 0 L 60 60'],
])('%s', (code, body) => {
	expect(answerFor(file(code), [])).toMatchObject({body, addresses: [expect.stringContaining('https://api.example.com/a')]});
});

test('a host that only a package asks gets no answer', () => {
	expect(answerFor(file("import {getUsage} from '@remotion/licensing';\nawait getUsage({apiKey: 'a'});"), []).addresses).toEqual([]);
});

test('the files that a sample imports ask, too', () => {
	const other = file("export const load = async () => (await fetch('/api/a')).json() as Promise<{url: string}>;", 'b.ts');
	expect(answerFor(file("import {load} from './b';\nawait load();"), [other])).toEqual({
		addresses: ['/api/a'],
		body: '{"url":"/stand-in/clip.mp4"}',
	});
});
