import {describe, expect, it} from 'vitest';
import {pathFrom} from '../base/file-paths';
import {repoDir} from '../base/site-dir';
import {compilerFiles} from './compiler-hash';

describe('the sources that decide about compiled pages', () => {
	const files = compilerFiles().map((file) => pathFrom(repoDir, file));

	it.each([
		['the compiler', 'pipeline/compiler/compile-page.ts'],
		['an author component, which no import names', 'prose/callout/component.tsx'],
		['what only an author component imports', 'prose/demo/controls.tsx'],
	])('count %s', (_, file) => expect(files).toContain(file));

	it('leave out what never reaches a compiled page', () => {
		expect(files.filter((file) => /\.test\.|\/(?:client\.ts|island\/)/.test(file))).toEqual([]);
	});
});
