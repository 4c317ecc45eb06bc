import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pathFrom} from '../../pipeline/base/file-paths';
import {listFiles} from '../../pipeline/base/list-files';
import {repoDir} from '../../pipeline/base/site-dir';

const read = (file: string): string => readFileSync(path.join(repoDir, file), 'utf8');
const files = ['app', 'prose', 'videos'].flatMap((folder) => listFiles(path.join(repoDir, folder)).map((file) => pathFrom(repoDir, file)));
const sources = new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, read(file)]));
const sheets = new Map(files.filter((file) => file.endsWith('.css')).map((file) => [file, read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')]));

/** Classes of a CSS module that code can name: those of its selectors, without global ones. */
const classesOf = (css: string): Set<string> => {
	const selectors = [...css.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/(?:^|[;{}])([^;{}]*)\{/g)].map(
		([, selector]) => selector!,
	);
	return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!)));
};

const namesClass = (code: string, name: string): boolean => new RegExp(`\\w\\.${name}\\b|\\['${name}'\\]`).test(code);

const unusedClasses = (sheet: string, css: string): string[] => {
	const users = [...sources].filter(([, code]) => code.includes(`/${path.posix.basename(sheet)}'`)).map(([, code]) => code);
	return [...classesOf(css)].filter((name) => !users.some((code) => namesClass(code, name))).map((name) => `${sheet}: .${name}`);
};

test('a class that no file names is found', () => {
	const sheet = [...sheets.keys()].find((file) => file.endsWith('/navbar.module.css'))!;
	const css = `${sheets.get(sheet)} .nobody, a:has(.nothing) { color: red; & .inside { color: red; } } :global(.elsewhere) p { margin: 0.5rem; }`;
	expect(unusedClasses(sheet, css)).toEqual(['nobody', 'nothing', 'inside'].map((name) => `${sheet}: .${name}`));
});

test('every class of a CSS module is named by a file that imports it', () => {
	const modules = [...sheets].filter(([file]) => file.endsWith('.module.css'));
	expect(modules.length).toBeGreaterThan(50);
	expect(modules.flatMap(([file, css]) => unusedClasses(file, css))).toEqual([]);
});

test('every token is used', () => {
	const tokens = new Set([...(sheets.get('app/theme/tokens.css') ?? '').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!));
	expect(tokens.size).toBeGreaterThan(50);
	const texts = [...sheets.values(), ...sources.values()];
	// With its end, so that `--space-1` is not found in `--space-12`.
	expect([...tokens].filter((name) => !texts.some((text) => new RegExp(`(?<!^\\s*)${name}(?![\\w-]|:)`, 'm').test(text)))).toEqual([]);
});
