import {expect, test} from 'vitest';
import {namedFiles} from './assets';

const names = ['samples/bells.mp3', 'samples/hills.webp', 'mine.png'];
const of = (code: string, props: Record<string, unknown> = {}) => namedFiles(names, [{name: 'index.tsx', code}], props);

test.each([
	["staticFile('samples/bells.mp3')", ['samples/bells.mp3']],
	['const a = "mine.png", b = `samples/hills.webp`', ['samples/hills.webp', 'mine.png']],
	["staticFile('not-mine.png')", []],
	['// mine.png', []],
])('PLY-01 %s names %j', (code, expected) => {
	expect(of(code)).toEqual(expected);
});

test('PLY-01 a prop may name a file', () => {
	expect(of('', {sources: ['mine.png']})).toEqual(['mine.png']);
});
