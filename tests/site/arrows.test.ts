import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {repositoryFiles} from '../../pipeline/base/repository-files';
import {repoDir} from '../../pipeline/base/site-dir';

const NOTHING = /^(?!)/;

/** Which code of other rooms runs in a room; types may come from anywhere. STRUCTURE.md says the same in words. */
const ARROWS: Record<string, RegExp> = {
	app: /^(?:pipeline\/(?:base\/|(?:assistant|search)\/format$|collections\/showcase\/starting-point$)|prose\/[\w-]+\/(?:client|island\/|stored-choice)|prose\/prose-client)/,
	// Routes load their data while the site is built.
	'app/routes': /^(?:pipeline|app|prose)\//,
	pipeline:
		/^(?:app\/(?:lib\/|navigation\/clean-path$|playground\/(?:files|modules|compile\/))|prose\/|server\/(?:static\/(?:headers|files)|edge\/negotiate)$)/,
	content: NOTHING,
	videos: NOTHING,
	prose: /^(?:app\/(?:islands|lib)\/|pipeline\/base\/)/,
	server:
		/^(?:app\/(?:navigation\/clean-path|search\/(?:embedded\/|likely-pages)|playground\/(?:compile\/|project|address\/link)|assistant\/(?:from-endpoint\/messages|panel\/protocol)|lib\/)|pipeline\/(?:base\/|(?:assistant|search)\/format$|output\/rules$|compiler\/code\/imports$))/,
};

const room = (file: string): string => (/^app\/routes(?:\/|\.ts$)/.test(file) ? 'app/routes' : file.slice(0, file.indexOf('/')));

/** What a module imports and doesn't only take types from, as paths from the root of the repository without an ending. */
const importsOf = (file: string, code: string): string[] =>
	[...code.matchAll(/(?:^(?:import|export)\s([^'";]*?)from\s+|\bimport\()'(\.[^']+)'/gm)]
		.filter(([, names = '']) => !names.startsWith('type ') && !/^\{\s*(?:type\s[^,}]+,?\s*)+\}\s*$/.test(names))
		.map(([, , specifier = '']) => path.posix.join(path.posix.dirname(file), specifier).replace(/\.ts$/, ''));

test('code imports other rooms only along the arrows of STRUCTURE.md', async () => {
	const files = (await repositoryFiles()).filter((file) => /\.tsx?$/.test(file) && room(file) in ARROWS && !file.includes('.test.'));
	const wrong = files.flatMap((file) =>
		importsOf(file, readFileSync(path.join(repoDir, file), 'utf8'))
			.filter(
				(target) =>
					target.split('/')[0] !== file.split('/')[0] && /^(?:app|pipeline|prose|server|checks|scripts|tests|bench)\//.test(target),
			)
			.filter((target) => !ARROWS[room(file)]!.test(target))
			.map((target) => `${file} imports ${target}`),
	);
	expect(files.length).toBeGreaterThan(500);
	expect(wrong).toEqual([]);
});

test('what is in app/lib could be a package: it imports nothing else of ours', async () => {
	const files = (await repositoryFiles()).filter((file) => /^app\/lib\/.+\.tsx?$/.test(file) && !file.includes('.test.'));
	const targets = files.flatMap((file) => importsOf(file, readFileSync(path.join(repoDir, file), 'utf8')));
	expect(files.length).toBeGreaterThan(10);
	expect(targets.filter((target) => !target.startsWith('app/lib/'))).toEqual([]);
});

test('an import of types only is none, however it is written', () => {
	const code =
		"import type {A} from './a';\nimport {type B, type C} from './b';\nimport {type D, e} from './d';\nconst f = import('./f');\n";
	expect(importsOf('app/x.ts', code)).toEqual(['app/d', 'app/f']);
});
