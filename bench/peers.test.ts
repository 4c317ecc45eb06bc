import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {serveSite} from '../tests/support/sites/serve-site';
import {temporaryFolder} from '../tests/support/temporary-folder';
import {parsePeer} from './peers';

const root = temporaryFolder();
const built = (name: string) => path.join(root, name);
beforeAll(() => {
	for (const dir of ['docusaurus/build', 'vitepress/docs/.vitepress/dist/docs', 'empty']) {
		mkdirSync(built(dir), {recursive: true});
	}

	writeFileSync(path.join(built('docusaurus/build'), 'index.html'), '');
});

test.each([
	['docusaurus/build', 'docusaurus'],
	['vitepress/docs/.vitepress/dist', 'vitepress'],
])('%s is called %s', (dir, name) => {
	expect(parsePeer(built(dir))).toEqual({name, dir: built(dir)});
});

test('a name may be given', () => {
	expect(parsePeer(`Other 1.0=${built('docusaurus/build')}`)).toEqual({name: 'Other 1.0', dir: built('docusaurus/build')});
});

test('our own site is served with its home page only', async () => {
	await expect(serveSite(built('vitepress/docs/.vitepress/dist'))).rejects.toThrow('No built site in');
});

test('a folder that holds no site is named', () => {
	expect(() => parsePeer(built('empty'))).toThrow(`${built('empty')} is no built site`);
});
