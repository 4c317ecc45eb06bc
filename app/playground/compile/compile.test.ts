import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {pathFrom} from '../../../pipeline/base/file-paths';
import {listFiles} from '../../../pipeline/base/list-files';
import {pathOfFile} from '../../../pipeline/base/paths';
import {contentDir} from '../../../pipeline/base/site-dir';
import {listDemos, readDemo} from '../../../pipeline/demos/demos';
import {compile} from './compile';
import {guard} from './guards';
import {readImportedNames} from './imports';
import {readPropDefaults} from './prop-defaults';
import {findWarnings, rules} from './rules';

const entry = (code: string) => [{name: 'index.tsx', code}];
const errors = (code: string) => compile(entry(code)).problems.map(({line, message}) => ({line, message}));

describe('PLY-01 code is compiled', () => {
	test('every video of the site compiles without an error, line for line', () => {
		expect(listDemos().length).toBeGreaterThan(50);
		for (const id of listDemos()) {
			const {source} = readDemo(id);
			const {problems, program} = compile(entry(source));
			expect(
				problems.filter(({severity}) => severity === 'error'),
				id,
			).toEqual([]);
			expect(program?.files[0]?.code.split('\n').length, id).toBe(source.split('\n').length);
		}
	});

	test('types go, imports become calls, and the packages are named', () => {
		const {program} = compile(
			entry(
				"import {noise2D} from '@remotion/noise';\nimport {slide} from '@remotion/transitions/slide';\nexport default ({a = 1}: {a?: number}) => <p>{noise2D('x', a, 0)}</p>;",
			),
		);
		expect(program?.packages).toEqual(['@remotion/noise', '@remotion/transitions']);
		expect(program?.defaults).toEqual({a: 1});
		expect(program?.files[0]?.code).toContain("require('@remotion/noise')");
	});

	test('a syntax error names its line', () => {
		expect(errors('const a = 1;\nconst b = (;\n')).toEqual([{line: 2, message: 'Unexpected token'}]);
	});

	test('an unknown import is reported with its line', () => {
		const [problem] = errors("import {a} from 'remotion';\nimport _ from 'lodash';\n");
		expect(problem).toMatchObject({line: 2, message: expect.stringContaining('lodash')});
	});

	test('files import each other, and a missing one is an error', () => {
		const files = [
			{name: 'index.tsx', code: "import {x} from './x';\nexport default () => <p>{x}</p>;"},
			{name: 'x.ts', code: 'export const x = 1;'},
		];
		expect(compile(files).problems).toEqual([]);
		expect(compile(files.slice(0, 1)).problems).toMatchObject([{line: 1, message: 'There is no file “./x” here.'}]);
	});
});

test.each([
	["import {Nope} from 'remotion';\nconst a = <Nope />;", ['Nope']],
	["import {nope as b, c} from 'remotion';\nb(1);", ['nope']],
	["import React, {useState} from 'react';\nexport const a = {useState};", ['useState']],
	["import {type A, B} from 'remotion';\nimport type {C} from 'react';\nconst a: B = 1;", []],
	["import * as three from 'three';\nimport fade from '@remotion/transitions/fade';\nimport {x} from './x';\nthree.y(fade, x);", []],
])('PLY-01 the names that code needs of packages are read: %s', (code, names) => {
	expect(readImportedNames(code).map(({name}) => name)).toEqual(names);
});

describe('PLY-01 loops and functions are guarded at their line', () => {
	test.each([
		['for (;;) {\n}', 'for (;;) {__guard(1);\n}'],
		['for (const a of b) c();', 'for (const a of b) {__guard(1);c();}'],
		['\nwhile (true) x++', '\nwhile (true) {__guard(2);x++}'],
		['do x++; while (true)', 'do {__guard(1);x++;} while (true)'],
		['for (const a of b) for (const c in d) e()', 'for (const a of b) {__guard(1);for (const c in d) {__guard(1);e()}}'],
		['while (next());', 'while (next()){__guard(1);;}'],
		['const f = (a) => ({b: a});', 'const f = (a) => (__guard(1),({b: a}));'],
		['const f = async () => {\n};', 'const f = async () => {__guard(1);\n};'],
		['function f(): void {}', 'function f(): void {__guard(1);}'],
		['const f = () => () => 1;', 'const f = () => (__guard(1),() => (__guard(1),1));'],
		['const o = {m() {}};', 'const o = {m() {__guard(1);}};'],
		['for (;;);', 'for (;;){__guard(1);;}'],
	])('%s', (code, guarded) => {
		expect(guard(code)).toBe(guarded);
	});
});

describe('PLY-01 our rules', () => {
	test.each([
		['const a = Math.random();', '/docs/using-randomness'],
		["const a = <p style={{transition: 'all 1s'}} />;", '/docs/animating-properties'],
		["const a = {animationName: 'x'};", '/docs/animating-properties'],
		['const a = <video src="x" />;', '/docs/video-tags'],
		['const a = <audio src="x"></audio>;', '/docs/using-audio'],
		['const a = <img src="x" />;', '/docs/use-img-and-iframe'],
		['window.setTimeout(() => 1, 10);', '/docs/use-current-frame'],
	])('%s is warned of once', (code, page) => {
		expect(findWarnings(code).map((warning) => warning.page)).toEqual([page]);
	});

	test('what only looks like it is let pass', () => {
		expect(findWarnings("random('x'); const Video = 1; <Video />; const transitionTo = 1; // Math.random()")).toEqual([]);
	});

	test('each leads to a page that is there', () => {
		const pages = listFiles(path.join(contentDir, 'docs')).map((file) => pathOfFile(pathFrom(contentDir, file)));
		for (const {page} of rules) {
			expect(pages).toContain(page);
		}
	});

	test('no video of the site breaks one', () => {
		expect(listDemos().length).toBeGreaterThan(50);
		for (const id of listDemos()) {
			expect(findWarnings(readFileSync(readDemo(id).sourceFile, 'utf8')), id).toEqual([]);
		}
	});
});

test.each([
	["export default function A({a = 1, b = 'x', c = -2, d, e = true, f = [1]}: P) {}", {a: 1, b: 'x', c: -2, e: true}],
	['const A: React.FC<P> = ({title = "Hi"}) => null;\nexport default A;', {title: 'Hi'}],
	["function A({color: c = '#fff'}) {}\nexport default A;", {color: '#fff'}],
	['export default () => null;', {}],
	['export const x = 1;', {}],
])('PLY-01 the defaults of props are read: %s', (code, defaults) => {
	expect(readPropDefaults(code)).toEqual(defaults);
});
