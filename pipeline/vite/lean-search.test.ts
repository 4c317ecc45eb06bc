import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin, type Rolldown} from 'vite';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {cacheDir} from '../base/site-dir';
import {leanSearchPlugin} from './lean-search';

const dir = path.join(cacheDir, `test-lean-search-${process.pid}`);
beforeAll(() => {
	mkdirSync(dir, {recursive: true});
});
afterAll(() => rmSync(dir, {recursive: true}));

const bundled = async (plugins: Plugin[]): Promise<string> => {
	const entry = path.join(dir, 'entry.js');
	writeFileSync(entry, "export {createAutocomplete} from '@algolia/autocomplete-core';");
	const options = {write: false, lib: {entry, formats: ['es' as const]}};
	const [built] = (await build({configFile: false, logLevel: 'error', plugins, build: options})) as Rolldown.RolldownOutput[];
	return built!.output[0].code;
};

test('the bundle has no analytics', async () => {
	const [whole, lean] = [await bundled([]), await bundled([leanSearchPlugin()])];
	expect(whole).toContain('search-insights');
	expect(lean).not.toContain('search-insights');
	expect(lean.length).toBeLessThan(0.85 * whole.length);
});

test('the search box without analytics answers a query', async () => {
	const file = path.join(dir, 'box.mjs');
	writeFileSync(file, await bundled([leanSearchPlugin()]));
	const {createAutocomplete} = (await import(/* @vite-ignore */ file)) as Pick<
		typeof import('@algolia/autocomplete-core'),
		'createAutocomplete'
	>;
	let items: unknown[] = [];
	const box = createAutocomplete<{title: string}>({
		insights: false,
		environment: {setTimeout, clearTimeout} as unknown as Window,
		onStateChange: ({state}) => {
			items = state.collections.flatMap((collection) => collection.items);
		},
		getSources: ({query}) => [{sourceId: 'hits', getItems: () => [{title: query}]}],
	});
	box.setQuery('spring');
	await box.refresh();
	expect(items).toMatchObject([{title: 'spring'}]);
});
