import {posix, win32} from 'node:path';
import {describe, expect, test} from 'vitest';
import {isInside, pathFrom, slashed} from './file-paths';

test('paths have slashes on every system', () => {
	expect(slashed('docs\\api\\index.mdx')).toBe('docs/api/index.mdx');
	expect(slashed('docs/api/index.mdx')).toBe('docs/api/index.mdx');
});

describe.each([
	{name: 'POSIX', system: posix, root: '/home/me/site', other: '/var/site'},
	{name: 'Windows', system: win32, root: 'C:\\Users\\me\\site', other: 'D:\\site'},
])('$name', ({system, root, other}) => {
	const {join} = system;

	test('the path from a folder', () => {
		expect(pathFrom(root, join(root, 'content', 'docs', 'spring.mdx'), system)).toBe('content/docs/spring.mdx');
		expect(pathFrom(join(root, 'content'), join(root, 'videos', 'a'), system)).toBe('../videos/a');
		expect(pathFrom(root, root, system)).toBe('');
	});

	test.each([
		['a file in the folder', join(root, 'content', 'a.mdx'), true],
		['the folder', root, true],
		['a file whose name begins with two dots', join(root, '..hidden'), true],
		['the folder above', join(root, '..'), false],
		['a folder whose name begins alike', `${root}-two`, false],
		['another place', other, false],
	])('%s', (_, file, expected) => {
		expect(isInside(root, file, system)).toBe(expected);
	});
});
