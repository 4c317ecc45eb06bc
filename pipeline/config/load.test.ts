import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {cacheDir} from '../base/site-dir';
import {smallConfig} from '../testing/small-config';
import {loadConfig} from './load';

const directory = temporaryFolder(cacheDir);

const load = (source: string, name = 'site.config.ts') => {
	const file = path.join(directory, name);
	writeFileSync(file, source);
	return loadConfig(undefined, file);
};

describe('CFG-01 site.config.ts', () => {
	test('is read with what it imports, and again after a change', async () => {
		const part = path.join(directory, 'part.ts');
		writeFileSync(part, 'export const title: string = "First";');
		const source = `import {title} from './part';\nexport default {...${JSON.stringify(smallConfig)}, title};`;
		const {config, dependencies} = await load(source);
		expect(config.title).toBe('First');
		expect(dependencies).toContain(part);
		writeFileSync(part, 'export const title: string = "Second";');
		expect((await load(source)).config.title).toBe('Second');
	});

	test.each([
		['a field of the wrong type', 'export default {\n\ttitle: 3,\n};', /site\.config\.ts:2: field "title": expected string, got 3\n/],
		['a syntax error', 'export default {', /site\.config\.ts: cannot be read: /],
		['an error while it runs', 'throw new Error("broken");', /site\.config\.ts: cannot be read: broken/],
		['no default export', 'export const title = 1;', /site\.config\.ts: /],
	])('with %s is an error of one kind', async (_, source, message) => {
		await expect(load(source)).rejects.toThrow(expect.objectContaining({name: 'ConfigError', message: expect.stringMatching(message)}));
	});

	test('must be there', async () => {
		await expect(loadConfig(undefined, path.join(directory, 'none', 'site.config.ts'))).rejects.toThrow(
			/none\/site\.config\.ts: no such file/,
		);
	});

	test('of this site is valid', async () => {
		const {config} = await loadConfig();
		expect(config).toMatchObject({
			url: 'https://www.remotion.dev',
			docsVersion: '4.0.359',
			navbar: {logo: {brandUrl: 'https://www.remotion.dev/brand'}},
		});
	});
});
