import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serveSite} from '../tests/support/sites/serve-site';
import {parsePeer} from './peers';

let root: string;
const built = (name: string) => path.join(root, name);
beforeAll(() => {
	root = mkdtempSync(path.join(tmpdir(), 'peers-'));
	for (const dir of ['docusaurus/build', 'vitepress/docs/.vitepress/dist/docs', 'empty']) {
		mkdirSync(built(dir), {recursive: true});
	}

	writeFileSync(path.join(built('docusaurus/build'), 'index.html'), '');
});
afterAll(() => rmSync(root, {recursive: true}));

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
