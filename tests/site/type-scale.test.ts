import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {pathFrom} from '../../pipeline/base/file-paths';
import {listFiles} from '../../pipeline/base/list-files';
import {repoDir} from '../../pipeline/base/site-dir';

/** Paper has a scale of its own, in points; a font declares the weights that it has. */
const OTHER_SCALE = ['app/theme/print.css', 'app/theme/fonts.css'];

const read = (file: string): string => readFileSync(path.join(repoDir, file), 'utf8');
const sheets = ['app', 'prose']
	.flatMap((folder) => listFiles(path.join(repoDir, folder)))
	.map((file) => pathFrom(repoDir, file))
	.filter((file) => file.endsWith('.css') && !OTHER_SCALE.includes(file));

/** Declared names, such as `--size-lg`, in a sheet. */
const declared = (file: string, prefix: string): string[] =>
	[...read(file).matchAll(new RegExp(`(${prefix}[\\w-]+)[: ]`, 'g'))].map(([, name]) => name!);

const SIZES = declared('app/theme/tokens.css', '--size-').map((name) => `var(${name})`);
const WEIGHTS = declared('app/theme/tokens.css', '--weight-').map((name) => `var(${name})`);
/** Text that follows the text around it: code, keys and marks. */
const RELATIVE = /^(inherit|1em|0\.\d+em)$/;

const faultsOf = (file: string, text: string): string[] =>
	text
		.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
		.split('\n')
		.flatMap((line, index) => {
			const where = `${file}:${index + 1}: ${line.trim()}`;
			const [, property, value = ''] = /^\s*(font|font-size|font-weight):\s*([^;]+);/.exec(line) ?? [];
			const known = (words: string[], scale: string[]) => words.every((word) => scale.includes(word) || RELATIVE.test(word));
			const size = property === 'font-size' && !known([value], SIZES);
			const weight = property === 'font-weight' && !known([value], WEIGHTS);
			// `font: var(--weight-medium) var(--size-sm) / 1.4 var(--font-mono)`
			const both = property === 'font' && value !== 'inherit' && !known(value.split(' / ')[0]!.split(' '), [...SIZES, ...WEIGHTS]);
			const query = /@media[^{]*\b(width|height)\b/.test(line);
			return size || weight || both || query ? [where] : [];
		});

test('the color of the browser around a page is that of its ground', () => {
	const [, light, dark] = /--bg: light-dark\((#\w+), (#\w+)\)/.exec(read('app/theme/tokens.css')) ?? [];
	const around = [
		...read('app/root.tsx').matchAll(/name="theme-color" data-mode="(\w+)" media="\(prefers-color-scheme: \1\)" content="(#\w+)"/g),
	];
	expect(around.map(([, mode, color]) => [mode, color])).toEqual([
		['light', light],
		['dark', dark],
	]);
});

describe('one scale of type, one list of breakpoints', () => {
	test('first headings come in four steps, and the scale is small', () => {
		expect(SIZES.filter((name) => name.includes('title'))).toHaveLength(4);
		expect(SIZES.length).toBeLessThanOrEqual(14);
		expect(WEIGHTS).toHaveLength(3);
	});

	test('every sheet takes sizes and weights from the scale and names its breakpoints', () => {
		expect(sheets.length).toBeGreaterThan(30);
		expect(sheets.flatMap((file) => faultsOf(file, read(file)))).toEqual([]);
	});

	test('every named breakpoint is declared', () => {
		const lines = read('app/theme/breakpoints.css').match(/^@custom-media .+$/gm) ?? [];
		const names = lines.flatMap((line) => /^@custom-media (--\w+) \((?:width|height) (?:<|<=|>=) [\d.]+em\);$/.exec(line)?.[1] ?? []);
		expect(names).toHaveLength(lines.length);
		const used = sheets.flatMap((file) =>
			[...read(file).matchAll(/@media[^{]*/g)].flatMap(([query]) => [...query.matchAll(/\((--[\w-]+)\)/g)].map(([, name]) => name!)),
		);
		expect([...new Set(used)].filter((name) => !names.includes(name))).toEqual([]);
	});

	test('a size, a weight or a width of its own is found', () => {
		const sheet =
			'.a {\n\tfont-size: 17px;\n\tfont-weight: 600;\n\tfont: 500 0.9rem / 1 serif;\n\tfont-size: 0.9em;\n}\n@media (width < 700px) {\n}';
		expect(faultsOf('x.css', sheet).map((fault) => fault.split(':')[1])).toEqual(['2', '3', '4', '7']);
	});
});
