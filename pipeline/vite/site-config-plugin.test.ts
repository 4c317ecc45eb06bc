import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createServer, type ViteDevServer} from 'vite';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {smallConfig} from '../testing/small-config';

const {site} = vi.hoisted(() => {
	const folder = `${process.cwd()}/.cache/test-vite-plugin-${process.pid}`;
	process.env.SITE_DIR = folder;
	return {site: folder};
});
const {leftOutEntries} = await import('../config/site-config');
const {siteConfigPlugin} = await import('./site-config-plugin');

const file = path.join(site, 'site.config.ts');
const items = [
	{to: '/search', label: 'Search'},
	{to: '/docs/later', label: 'Later'},
];
const write = (changes: object) =>
	writeFileSync(file, `export default ${JSON.stringify({...smallConfig, navbar: {...smallConfig.navbar, items}, ...changes})};`);

let server: ViteDevServer;
const sent: {type: string; err?: {message: string}}[] = [];
beforeAll(async () => {
	mkdirSync(path.join(site, 'content'), {recursive: true});
	write({});
	server = await createServer({
		root: site,
		configFile: false,
		logLevel: 'silent',
		server: {middlewareMode: true, ws: false, watch: null},
		plugins: [siteConfigPlugin()],
	});
	vi.spyOn(server.ws, 'send').mockImplementation((payload) => sent.push(payload as never));
});
afterAll(async () => {
	await server.close();
	rmSync(site, {recursive: true});
});

const change = (changes: object) => {
	sent.length = 0;
	write(changes);
	server.watcher.emit('change', file);
	return vi.waitFor(() => expect(sent).toHaveLength(1), {timeout: 15_000});
};
const load = async () => (await server.ssrLoadModule('virtual:site-config')).default;

test('the browser gets the configuration without entries whose page is not written, which coverage lists', async () => {
	expect((await load()).navbar.items).toEqual([{type: 'default', position: 'left', to: '/search', label: 'Search'}]);
	expect(await leftOutEntries()).toEqual([{where: 'navbar.items[1]', label: 'Later', path: '/docs/later'}]);
});

test('a change shows; CFG-01 a mistake is an overlay, and the server lives on', async () => {
	await change({title: 'New title'});
	expect(sent[0]).toEqual({type: 'full-reload'});
	expect((await load()).title).toBe('New title');
	await change({title: 3});
	expect(sent[0]).toMatchObject({
		type: 'error',
		err: {message: expect.stringMatching(/site\.config\.ts:1: field "title": expected string, got 3$/)},
	});
	await expect(load()).rejects.toThrow('field "title": expected string, got 3');
	await change({title: 'Mended'});
	expect((await load()).title).toBe('Mended');
});
