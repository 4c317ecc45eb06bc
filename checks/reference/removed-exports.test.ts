import {expect, test} from 'vitest';
import type {CommandLineFacts, PackageFacts} from '../../pipeline/content/facts/facts';
import {formatFinding} from '../finding';
import {toPage} from '../pages';
import {pagesAboutRemoved} from './removed-exports';
import {parseExceptions} from './undocumented';

const packages: PackageFacts[] = [
	{
		name: '@remotion/tiny',
		version: '1.0.0',
		entries: {'@remotion/tiny': {draw: {kind: 'function'}, Shape: {kind: 'component', members: {onDraw: {type: 'string'}}}}},
	},
];
const cli: CommandLineFacts = {flags: {}, options: {}, commands: {render: {flags: {}}}};

const page = (path: string, title: string, text: string, kind = 'api') =>
	toPage(
		`content/docs/${path}.mdx`,
		`docs/${path}.mdx`,
		`---\ntitle: '${title}'\nkind: ${kind}\npackage: '@remotion/tiny'\n---\n\n${text}\n\nSecond.\n`,
	);
const find = (pages: ReturnType<typeof page>[], rows = '') =>
	pagesAboutRemoved(pages, packages, cli, parseExceptions(rows)).map(formatFinding);

const install = page('cli/install', 'npx remotion install', 'This command does not exist any more.', 'cli');
const row = '/docs/cli/install npx remotion install\tLeft with version 4';

test('VER-02 pages about what exists need no row: exports, props and commands', () => {
	const pages = [
		page('draw', 'draw()', 'Draws.'),
		page('shape', '<Shape>', 'A shape.'),
		page('on-draw', 'onDraw()', 'A prop.'),
		page('cli/render', 'npx remotion render', 'Renders.', 'cli'),
		page('drawing', 'Drawing', 'A guide.'),
	];
	expect(find(pages)).toEqual([]);
});

test('VER-03 a page about a command that is gone needs a row with a reason', () => {
	expect(find([install])).toEqual([
		expect.stringMatching(/^content\/docs\/cli\/install\.mdx:2 field "title": npx remotion install does not exist, expected .* row/),
	]);
	expect(find([install], row)).toEqual([]);
	expect(() => find([install], '/docs/cli/install npx remotion install\t')).toThrow('has no reason');
});

test('VER-02 a page about an export that is gone needs a row with a reason', () => {
	const paint = page('paint', 'paint()', 'Now called draw(); the old name is not exported any more.');
	expect(find([paint])).toHaveLength(1);
	expect(find([paint], '/docs/paint paint\tRenamed draw')).toEqual([]);
});

test('VER-02 a listed page says at its top that its subject is gone, not further down', () => {
	const silent = page('paint', 'paint()', 'Paints a shape.\n\nIt does not exist any more.');
	expect(find([silent], '/docs/paint paint\tRenamed draw')).toEqual([
		expect.stringContaining('paint does not exist, expected the first paragraph to say so'),
	]);
});

test('VER-02 a row for something that exists excuses nothing', () => {
	expect(find([page('draw', 'draw()', 'Draws.')], '/docs/draw draw\tGone')).toEqual([
		expect.stringContaining('/docs/draw draw excuses nothing'),
	]);
});
