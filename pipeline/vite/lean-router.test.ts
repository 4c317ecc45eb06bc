import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin, type Rolldown} from 'vite';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {cacheDir, repoDir} from '../base/site-dir';
import {leanRouter, leanRouterPlugin} from './lean-router';
import {IDLE, UNREACHED} from './unused-router';

const dir = path.join(cacheDir, `test-lean-router-${process.pid}`);
beforeAll(() => {
	mkdirSync(dir, {recursive: true});
});
afterAll(() => rmSync(dir, {recursive: true}));

const bundled = async (name: string, plugins: Plugin[]): Promise<string> => {
	const entry = path.join(dir, `${name}.js`);
	writeFileSync(entry, `export {${name}} from 'react-router';`);
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
const ABSENT = 'NavLink';

test('the bundle keeps what is used, and loses warnings and components that are not', async () => {
	const whole = await bundled('Link', []);
	expect(whole).toContain(ABSENT);
	const lean = await bundled('Link', [leanRouterPlugin()]);
	expect(lean).toContain('data-discover');
	expect(lean).not.toContain(ABSENT);
	expect(lean.length).toBeLessThan(whole.length);
});

const folder = path.join(repoDir, 'node_modules/react-router/dist/development');
const chunks = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
const code = chunks.map((name) => readFileSync(path.join(folder, name), 'utf8')).find((text) => text.includes(SWITCH)) ?? '';

test('nothing but names, marks, the switch of warnings and bodies of unused functions changes', () => {
	const lines = (text: string) => new Set(text.split('\n'));
	const before = lines(code);
	const changed = [...lines(leanRouter(code))].filter((line) => !before.has(line));
	expect(changed).toContain('const ENABLE_DEV_WARNINGS = false;');
	const isExpected = /^var \w+ = \/\* @__PURE__ \*\/ |ENABLE_DEV_WARNINGS = false|^\}\)\(\);$|\) \{(?: return .+; )?\}$/;
	expect(changed.filter((line) => !isExpected.test(line))).toEqual([]);
});

test.each([...UNREACHED, ...Object.keys(IDLE)])('the unused function %s is there once', (name) => {
	expect(code.split(`function ${name}(`)).toHaveLength(2);
});

/** Makes a call of an unreached function fail, even if the router swallows what it throws. */
const alarm = (name: string) => `{ (globalThis.reached ??= []).push('${name}'); throw new Error('reached ${name}'); }`;
const reached = () => (globalThis as {reached?: string[]}).reached ?? [];

test('a lean router loads the data of a page, names what is unknown or fails, and goes back', async () => {
	const file = path.join(dir, 'router.mjs');
	writeFileSync(file, await bundled('createMemoryRouter', [leanRouterPlugin(alarm)]));
	const {createMemoryRouter} = (await import(/* @vite-ignore */ file)) as Pick<typeof import('react-router'), 'createMemoryRouter'>;
	const router = createMemoryRouter(
		[
			{
				id: 'root',
				path: '/',
				hasErrorBoundary: true,
				children: [
					{id: 'page', path: 'page/:name', loader: ({params}) => params.name},
					{
						id: 'broken',
						path: 'broken',
						loader: () => {
							throw new Error('broken');
						},
					},
				],
			},
		],
		{
			dataStrategy: async ({matches}) => {
				const loaded = matches.filter((match) => match.shouldCallHandler());
				return Object.fromEntries(await Promise.all(loaded.map(async (match) => [match.route.id, await match.resolve()] as const)));
			},
		},
	);
	const at = async (to: string | number) => {
		await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
		return router.state;
	};

	expect(await at('/page/one')).toMatchObject({location: {pathname: '/page/one'}, loaderData: {page: 'one'}, errors: null});
	expect(await at('/page/two#part')).toMatchObject({location: {hash: '#part'}, loaderData: {page: 'two'}, historyAction: 'PUSH'});
	expect(await at('/none')).toMatchObject({errors: {root: {status: 404}}});
	expect(await at('/broken')).toMatchObject({errors: {root: {message: 'broken'}}});
	// A navigation that another one overtakes, the same page once more, and a replaced one.
	await Promise.all([at('/page/slow'), at('/page/fast')]);
	expect(router.state).toMatchObject({location: {pathname: '/page/fast'}, loaderData: {page: 'fast'}, errors: null});
	await router.navigate('/page/fast?query', {replace: true, state: {kept: true}, preventScrollReset: true});
	expect(router.state).toMatchObject({location: {search: '?query', state: {kept: true}}, historyAction: 'REPLACE', errors: null});
	expect(await at(-1)).toMatchObject({errors: {root: {message: 'broken'}}});
	expect(await at(-2)).toMatchObject({location: {pathname: '/page/two'}, loaderData: {page: 'two'}, historyAction: 'POP', errors: null});
	router.dispose();
	expect(reached()).toEqual([]);
});
