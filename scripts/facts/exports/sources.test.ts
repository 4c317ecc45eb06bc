import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {readSources, repositoryAt, type SourceOf} from './sources';

const files: Record<string, string> = {
	'tiny/package.json': '{"repository": {"url": "https://github.com/example/tools/tree/main/packages/tiny"}}',
	'tiny/dist/cjs/bundled.d.ts': '',
	'tiny/dist/cjs/bundled.js': '',
	'tiny/dist/esm/index.mjs': '// src/bundled.tsx\nvar a = 1;\n// ../other/src/deep/part.ts\nvar b = 2;\n',
	'tiny/dist/plain.d.ts': '',
	'tiny/dist/plain.js': 'exports.plain = 1;',
	'tiny/dist/drawn.d.ts': '',
	'tiny/dist/drawn.js': 'const jsx_runtime_1 = require("react/jsx-runtime");',
	'tiny/dist/types-only.d.ts': '',
	'tiny/generated.d.ts': '',
	'other/package.json': '{"repository": {"url": "https://github.com/example/tools/tree/main/packages/other"}}',
	'other/dist/deep/part.d.ts': '',
	'homeless/package.json': '{}',
	'homeless/dist/plain.d.ts': '',
	'homeless/dist/plain.js': '',
};

const root = temporaryFolder();
let sourceOf: SourceOf;

const toolkitPackage = (name: string) => ({name, version: '1.2.3', dir: `${root}/${name}`, entries: []});

beforeAll(() => {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
		writeFileSync(path.join(root, name), text);
	}

	sourceOf = readSources(['tiny', 'other', 'homeless'].map(toolkitPackage));
});

test.each([
	['a bundle names', 'tiny/dist/cjs/bundled.d.ts', 'packages/tiny/src/bundled.tsx'],
	['the bundle of another package names', 'other/dist/deep/part.d.ts', 'packages/other/src/deep/part.ts'],
	['was compiled by itself', 'tiny/dist/plain.d.ts', 'packages/tiny/src/plain.ts'],
	['was compiled by itself from JSX', 'tiny/dist/drawn.d.ts', 'packages/tiny/src/drawn.tsx'],
	['nothing shipped proves', 'tiny/dist/types-only.d.ts', undefined],
	['was not compiled', 'tiny/generated.d.ts', undefined],
	['belongs to a package without a repository', 'homeless/dist/plain.d.ts', undefined],
])('the source of a file that %s', (_, file, expected) => {
	expect(sourceOf(`${root}/${file}`)).toBe(expected);
});

test('a release has its own URL in the repository', () => {
	expect(repositoryAt(toolkitPackage('tiny'))).toBe('https://github.com/example/tools/blob/v1.2.3/');
	expect(repositoryAt(toolkitPackage('homeless'))).toBeUndefined();
});
