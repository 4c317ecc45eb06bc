import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {repoDir} from '../base/site-dir.ts';
import {className} from './class-names.ts';

const file = (name: string): string => path.join(repoDir, name);

test('a class is named by its file', () => {
	expect(className('toggle', file('app/one/bar.module.css'))).toBe('bar_toggle');
	expect(className('list', file('app/one/bar.module.css?used'))).toBe('bar_list');
});

test('two CSS modules with one name are refused, with both paths', () => {
	const real = file('app/docs/sidebar.module.css');
	className('toggle', real);
	expect(() => className('toggle', file('app/two/sidebar.module.css'))).toThrow(
		'app/two/sidebar.module.css is called like app/docs/sidebar.module.css, expected a file name of its own: it names the classes',
	);
});

test('a CSS module that was moved keeps its name', () => {
	const folder = temporaryFolder();
	const [before, after] = ['before', 'after'].map((name) => path.join(folder, name, 'moved.module.css')) as [string, string];
	fs.mkdirSync(path.dirname(before));
	fs.writeFileSync(before, '');
	className('toggle', before);
	fs.rmSync(before);
	expect(className('toggle', after)).toBe('moved_toggle');
});
