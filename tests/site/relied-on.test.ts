import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {repoDir} from '../../pipeline/base/site-dir';

const read = (...names: string[]): string => readFileSync(path.join(repoDir, ...names), 'utf8');
const {dependencies, devDependencies} = JSON.parse(read('package.json'));
const declared: Record<string, string> = {...dependencies, ...devDependencies};

test('what is read of the router beyond its public interface is that of the pinned version', () => {
	// A new version comes in with a look at `app/navigation/loading/router-state.ts` and `pipeline/vite/lean-router.ts`.
	const version = '7.18.4';
	expect(declared['react-router']).toBe(version);
	expect(JSON.parse(read('node_modules/react-router/package.json')).version).toBe(version);

	const state = read('app/navigation/loading/router-state.ts');
	const names = [...state.matchAll(/__reactRouter\w+(?=\?:)/g)].map(([name]) => name);
	expect(names).toHaveLength(3);
	const client = read('node_modules/react-router/dist/development/dom-export.mjs');
	expect(names.filter((name) => !client.includes(`window.${name}`))).toEqual([]);
});

test('programs that the container starts belong to packages of its own', () => {
	const programs = [...read('Dockerfile').matchAll(/node_modules\/\.bin\/(\S+)/g)].map(([, name]) => name ?? '');
	expect(programs).not.toEqual([]);
	expect(programs.filter((name) => !(name in declared))).toEqual([]);
});
