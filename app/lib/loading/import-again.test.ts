import {expect, test, vi} from 'vitest';
import {importAgain} from './import-again';

/** The import of a module of this folder as a build writes it, whose URL the browser keeps as failed. */
const lostImport = (name: string) =>
	Object.assign(
		vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
		{toString: () => `()=>import("./${name}")`},
	);

test('LOD-01 after a failure, whoever asks next gets the module from another URL, and only once', async () => {
	const asked = lostImport('once.ts');
	await expect(importAgain(asked)).rejects.toThrow('Failed to fetch');
	const found = await importAgain<object>(lostImport('once.ts'));
	expect(found).toHaveProperty('once');
	expect(await importAgain(asked)).toBe(found);
});

test('LOD-01 a URL that fails, too, is not asked for again', async () => {
	await expect(importAgain(lostImport('nowhere.ts'))).rejects.toThrow('Failed to fetch');
	await expect(importAgain(lostImport('nowhere.ts'))).rejects.toThrow('nowhere.ts?again=1');
	await expect(importAgain(lostImport('nowhere.ts'))).rejects.toThrow('nowhere.ts?again=2');
});

test('an import that names no file of the build fails as it is', async () => {
	const load = () => Promise.reject(new Error('Of the development server'));
	await expect(importAgain(load)).rejects.toThrow('Of the development server');
	await expect(importAgain(load)).rejects.toThrow('Of the development server');
});
