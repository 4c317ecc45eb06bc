import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {writeJson} from '../../../pipeline/base/data/write-json';
import type {Alias, ExportFacts, PackageFacts} from '../../../pipeline/content/facts/facts';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {toolkitPackages} from '../packages';
import {readPackageFacts} from './package-facts';

const files: Record<string, string> = {
	'package.json': JSON.stringify({dependencies: {'@remotion/tiny': '1.2.3', other: '1.0.0'}}),
	'node_modules/other/index.d.ts': 'export interface OtherAttributes { outer?: string }',
	'node_modules/other/package.json': JSON.stringify({name: 'other', types: 'index.d.ts'}),
	'node_modules/@remotion/tiny/package.json': JSON.stringify({
		name: '@remotion/tiny',
		version: '1.2.3',
		exports: {'.': {types: './dist/index.d.ts'}, './extra': {types: './dist/extra.d.ts'}, './package.json': './package.json'},
	}),
	'node_modules/@remotion/tiny/dist/index.d.ts': `
		import type {OtherAttributes} from 'other';
		interface ReactElement { type: string }
		declare const modes: readonly ['slow', 'fast'];
		export type Mode = (typeof modes)[number];
		export type RunOptions = {
			mode: Mode;
			size?: number | undefined;
			/** @deprecated Use \`size\` */
			width?: number;
			onDone?: ((mode: Mode) => void) | null;
			given?: string;
		};
		export declare const run: (options: RunOptions) => Promise<Mode | null>;
		export declare const Box: (props: {color?: string; children: string} & OtherAttributes) => ReactElement;
		export declare function add(a: number, b?: number): number;
		export interface Settings {
			/** @default 15 */
			setSize(size: number): void;
		}
		export declare const TinyInternals: {secret: number};
	`,
	'node_modules/@remotion/tiny/dist/index.js': `
		const constants_1 = require('./constants');
		const inner = ({mode, size = constants_1.SIZE, ...rest}) => { const {onDone = null} = rest; };
		const run = (options) => inner({...options, given: options.given !== null && options.given !== void 0 ? options.given : 'yes'});
		exports.run = wrap(run);
		const Box = ({color = 'red', children}) => children;
		exports.Box = Box;
		function add(a, b = 2) { return a + b; }
		exports.add = add;
	`,
	'node_modules/@remotion/tiny/dist/constants.js': 'exports.SIZE = 4 * 10;',
	'node_modules/@remotion/tiny/dist/extra.d.ts': "export {run} from './index';",
};

const dir = temporaryFolder();
let tiny: PackageFacts;

beforeAll(() => {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
		writeFileSync(path.join(dir, name), text);
	}

	tiny = readPackageFacts(toolkitPackages(dir), dir)[0]!;
}, 60_000);

const main = (name: string): ExportFacts | Alias | undefined => tiny.entries['@remotion/tiny']?.[name];

const cases: [string, string, unknown][] = [
	['a union keeps the order of the array that it is made of', 'Mode', {kind: 'type', values: ['slow', 'fast']}],
	[
		'options are expanded, with what the declarations and the code say of each',
		'RunOptions',
		{
			kind: 'type',
			members: {
				mode: {type: 'Mode'},
				size: {type: 'number', optional: true, default: '40'},
				width: {type: 'number', optional: true, deprecated: 'Use `size`'},
				onDone: {type: '((mode: Mode) => void) | null', optional: true, default: 'null'},
				given: {type: 'string', optional: true, default: "'yes'"},
			},
		},
	],
	[
		'a function names the type of its options',
		'run',
		{
			kind: 'function',
			signature: ['run(options: RunOptions): Promise<Mode | null>'],
			parameters: [{name: 'options', type: 'RunOptions', membersOf: '@remotion/tiny#RunOptions'}],
			returns: 'Promise<Mode | null>',
		},
	],
	[
		'a component lists its own props and names where others come from',
		'Box',
		{
			kind: 'component',
			members: {color: {type: 'string', optional: true, default: "'red'"}, children: {type: 'string'}},
			inherits: ['OtherAttributes'],
		},
	],
	[
		'a function has no default, whatever its comment says of the value that it sets',
		'Settings',
		{kind: 'type', members: {setSize: {type: '(size: number) => void'}}},
	],
	[
		'a parameter has the default of the code',
		'add',
		{
			kind: 'function',
			signature: ['add(a: number, b?: number): number'],
			parameters: [
				{name: 'a', type: 'number'},
				{name: 'b', type: 'number', optional: true, default: '2'},
			],
			returns: 'number',
		},
	],
	['internals are marked and not expanded', 'TinyInternals', {kind: 'const', internal: true}],
];

test.each(cases)('%s', (_, name, expected) => {
	expect(main(name)).toEqual(expected);
});

test('every entry point is read, and what it exports again points to the full facts', () => {
	expect(tiny.entries['@remotion/tiny/extra']).toEqual({run: {sameAs: '@remotion/tiny#run'}});
});

test('the same packages give the same bytes', () => {
	expect(writeJson(readPackageFacts(toolkitPackages(dir), dir)[0])).toBe(writeJson(tiny));
});
