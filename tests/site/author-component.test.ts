import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'vite';
import {beforeAll, describe, expect, test} from 'vitest';
import {cacheDir, repoDir} from '../../pipeline/base/site-dir';
import {temporaryFolder} from '../support/temporary-folder';

const COPIED = ['app', 'pipeline', 'prose', 'package.json', 'tsconfig.json'];
const LINKED = ['node_modules', 'facts', 'videos'];

const copy = temporaryFolder(cacheDir);
beforeAll(() => {
	for (const name of COPIED) {
		fs.cpSync(path.join(repoDir, name), path.join(copy, name), {recursive: true});
	}
	for (const name of LINKED) {
		fs.symlinkSync(path.join(repoDir, name), path.join(copy, name), 'junction');
	}
	fs.cpSync(path.join(repoDir, 'tests/fixtures/author-component'), copy, {recursive: true});
});

describe('adding one folder to prose/ adds an author component', () => {
	test('to pages, their Markdown form and the author guide', () => {
		const {REPO_DIR: _, ...env} = process.env;
		const output = execFileSync(process.execPath, ['--import', 'tsx', 'draw.ts'], {cwd: copy, env, encoding: 'utf8'});
		const {html, markdown, guide} = JSON.parse(output.trim().split('\n').at(-1) ?? '');
		expect(html).toContain('<div class="keyframe" data-keyframe=""><p class="keyframe-label">Frame 30</p><p>The title fades in.</p></div>');
		expect(markdown).toMatch(/\*\*Frame 30:\*\*[\s\S]*The title fades in\./);
		expect(guide).toContain('## `<Keyframe>`\n\nA frame at which something changes.');
		expect(guide).toContain('| `at` | integer | required | The frame, counted from 0. |');
	}, 60_000);

	test('to the styles and the code of the browser; the styles of Markdown come first', async () => {
		const result = await build({
			root: copy,
			configFile: false,
			logLevel: 'error',
			build: {write: false, minify: false, lib: {entry: 'browser.ts', formats: ['es']}, rolldownOptions: {external: [/^react/]}},
		});
		const files = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
		const textOf = (ending: string) =>
			files.map((file) => (file.fileName.endsWith(ending) ? String(file.type === 'chunk' ? file.code : file.source) : '')).join('');
		expect(textOf('.js')).toContain('data-keyframe');
		expect(textOf('.css')).toContain('.prose .keyframe');
		expect(textOf('.css').indexOf('.prose h2')).toBeLessThan(textOf('.css').indexOf('.prose .callout'));
	}, 60_000);
});
