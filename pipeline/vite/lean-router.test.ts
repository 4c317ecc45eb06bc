import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin, type Rolldown} from 'vite';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {cacheDir, repoDir} from '../base/site-dir';
import {leanRouter, leanRouterPlugin} from './lean-router';

const dir = path.join(cacheDir, `test-lean-router-${process.pid}`);
const entry = path.join(dir, 'entry.js');
beforeAll(() => {
	mkdirSync(dir, {recursive: true});
	writeFileSync(entry, `export {Link} from 'react-router';`);
});
afterAll(() => rmSync(dir, {recursive: true}));

const bundled = async (plugins: Plugin[]): Promise<string> => {
	const [built] = (await build({
		configFile: false,
		logLevel: 'error',
		plugins,
		build: {write: false, lib: {entry, formats: ['es']}, rolldownOptions: {external: ['react', 'react-dom']}},
	})) as Rolldown.RolldownOutput[];
	return built!.output[0].code;
};

/** What turns warnings on, and a component that the entry does not export. */
const SWITCH = 'var ENABLE_DEV_WARNINGS = true;';
const UNUSED = 'NavLink';

test('the bundle keeps what is used, and loses warnings and components that are not', async () => {
	const whole = await bundled([]);
	expect(whole).toContain(UNUSED);
	const lean = await bundled([leanRouterPlugin()]);
	expect(lean).toContain('data-discover');
	expect(lean).not.toContain(UNUSED);
	expect(lean.length).toBeLessThan(whole.length);
});

test('nothing but names, marks and the switch of warnings changes', () => {
	const folder = path.join(repoDir, 'node_modules/react-router/dist/development');
	const chunks = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
	const code = chunks.map((name) => readFileSync(path.join(folder, name), 'utf8')).find((text) => text.includes(SWITCH)) ?? '';
	const lines = (text: string) => new Set(text.split('\n'));
	const before = lines(code);
	const changed = [...lines(leanRouter(code))].filter((line) => !before.has(line));
	expect(changed).toContain('const ENABLE_DEV_WARNINGS = false;');
	expect(changed.filter((line) => !/^var \w+ = \/\* @__PURE__ \*\/ React\d*\.\w+\(|ENABLE_DEV_WARNINGS = false/.test(line))).toEqual([]);
});
