import {expect, test} from 'vitest';
import type {CommandLineFacts, ExportFacts, PackageFacts} from '../../pipeline/content/facts/facts';
import {type PageSource, toPage} from '../pages';
import {compareExports, readAllPackages, type SymbolRow} from './coverage-exports';
import {compareCommands, pagesWithoutLists} from './coverage-members';
import {parseExceptions, readExceptions, readSymbolRows} from './undocumented';

const facts: ExportFacts = {kind: 'function', returns: 'Shape', parameters: []};
const tiny: PackageFacts = {
	name: '@remotion/tiny',
	version: '1.0.0',
	entries: {
		'@remotion/tiny': {
			draw: facts,
			erase: facts,
			Shape: {kind: 'type', members: {}},
			EraseOptions: {kind: 'type'},
			TinyInternals: {kind: 'const', internal: true},
		},
		'@remotion/tiny/client': {draw: {sameAs: '@remotion/tiny#draw'}},
	},
};
const row = (path: string, ...symbols: string[]): SymbolRow => ({path, package: '@remotion/tiny', symbols, note: ''});
const page = (name: string, ...symbols: string[]): PageSource =>
	toPage(
		`content/docs/${name}.mdx`,
		`docs/${name}.mdx`,
		`---\ntitle: ${name}\nkind: api\npackage: '@remotion/tiny'\nsymbols: [${symbols.join(', ')}]\n---\n\nText\n`,
	);
const compare = (rows: SymbolRow[], pages: PageSource[], exceptions = '') =>
	compareExports({packages: [tiny], rows, pages, exceptions: parseExceptions(exceptions)});

test('VER-02 exports with written pages are documented, and the types that they show with them', () => {
	const coverage = compare([row('/docs/draw', 'draw')], [page('draw', 'draw'), page('erase', 'erase')]);
	expect(coverage).toEqual({total: 5, documented: 5, pending: [], undocumented: [], unknown: [], stale: []});
});

test('VER-02 an export without a page and without a row in the manifest is found', () => {
	expect(compare([row('/docs/draw', 'draw')], [page('draw', 'draw')]).undocumented).toEqual([
		'@remotion/tiny#erase',
		'@remotion/tiny#EraseOptions',
	]);
});

test('VER-02 a page that is promised and not written is pending, no fault', () => {
	const {pending, undocumented, documented} = compare([row('/docs/draw', 'draw'), row('/docs/erase', 'erase')], [page('draw', 'draw')]);
	expect({pending, undocumented, documented}).toEqual({pending: ['/docs/erase: erase'], undocumented: [], documented: 3});
});

test('VER-02 a page that documents a symbol that is gone is found with file and line', () => {
	expect(compare([], [page('draw', 'draw', 'paint')]).unknown).toEqual([
		{
			file: 'content/docs/draw.mdx',
			line: 5,
			message: 'field "symbols": @remotion/tiny does not export paint, expected a name that it exports',
		},
	]);
	expect(compare([row('/docs/paint', 'paint')], []).unknown).toHaveLength(1);
});

test('VER-02 an exception needs a reason and something to excuse', () => {
	expect(compare([row('/docs/draw', 'draw')], [], '@remotion/tiny#erase*\tNot for users\n@remotion/tiny#paint\tGone')).toMatchObject({
		undocumented: ['@remotion/tiny#EraseOptions'],
		stale: ['@remotion/tiny#paint'],
	});
	expect(() => parseExceptions('@remotion/tiny#erase\t')).toThrow('checks/reference/undocumented.tsv: @remotion/tiny#erase has no reason');
});

test('VER-02 a page about something with options that does not list them is found', () => {
	const entries = ['remotion'];
	const spring = (body: string) =>
		toPage('content/docs/spring.mdx', 'docs/spring.mdx', `---\nkind: api\npackage: remotion\nsymbols: [spring]\n---\n\n${body}\n`);
	expect(pagesWithoutLists([spring('<Options of="remotion#spring" />')], entries)).toEqual([]);
	expect(pagesWithoutLists([spring('```mdx\n<Options of="remotion#spring" />\n```')], entries)).toHaveLength(1);
	expect(pagesWithoutLists([spring('Text')], entries)).toEqual([
		{
			file: 'content/docs/spring.mdx',
			line: 4,
			message:
				'field "symbols": spring has options that the page does not list, expected <Options of="remotion#spring"> or <Props of="remotion#spring">',
		},
	]);
});

const cli: CommandLineFacts = {
	flags: {'--log': {}},
	options: {},
	commands: {render: {flags: {'--codec': {}}}, lambda: {flags: {}, commands: ['sites']}, 'lambda sites': {flags: {}}, gpu: {flags: {}}},
};
const cliPage = (path: string, body: string): PageSource =>
	toPage(`content/docs/${path}.mdx`, `docs/${path}.mdx`, `---\nkind: cli\n---\n\n${body}\n`);

test('VER-03 commands without a page and pages without flags are found', () => {
	const pages = [cliPage('cli/render', 'Text'), cliPage('lambda/cli', 'Run `npx remotion lambda sites`.'), cliPage('cli/preview', 'Text')];
	expect(compareCommands(cli, [], pages, [])).toEqual({
		total: 4,
		documented: 3,
		pending: [],
		undocumented: ['gpu'],
		unlisted: [
			{
				file: 'content/docs/cli/render.mdx',
				line: 1,
				message: 'npx remotion render has flags that the page does not list, expected <Flags command="render">',
			},
		],
	});
	expect(compareCommands(cli, ['/docs/cli/gpu'], [cliPage('cli/render', '<Flags command="render" />')], [])).toMatchObject({
		pending: ['gpu'],
		unlisted: [],
	});
});

test('VER-02 the manifest names no symbol that is gone, and every exception excuses something', async () => {
	const {unknown, stale} = compareExports({
		packages: readAllPackages(),
		rows: await readSymbolRows(),
		pages: [],
		exceptions: await readExceptions(),
	});
	expect({unknown, stale}).toEqual({unknown: [], stale: []});
});
