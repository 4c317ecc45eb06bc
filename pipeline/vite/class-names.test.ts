import path from 'node:path';
import {expect, test} from 'vitest';
import {repoDir} from '../base/site-dir.ts';
import {className} from './class-names.ts';

const file = (name: string): string => path.join(repoDir, name);

test('a class is named by its file', () => {
	expect(className('toggle', file('app/one/bar.module.css'))).toBe('bar_toggle');
	expect(className('list', file('app/one/bar.module.css?used'))).toBe('bar_list');
});

test('two CSS modules with one name are refused, with both paths', () => {
	className('toggle', file('app/one/twice.module.css'));
	expect(() => className('toggle', file('app/two/twice.module.css'))).toThrow(
		'app/two/twice.module.css is called like app/one/twice.module.css, expected a file name of its own: it names the classes',
	);
});
