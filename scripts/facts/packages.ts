import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dependenciesOf} from '../../pipeline/base/data/dependencies';
import {isToolkitPackage} from '../../pipeline/base/toolkit-package';

/** An entry point that users may import, and its declarations. */
export type EntryPoint = {name: string; declarations: string};

export type ToolkitPackage = {name: string; version: string; dir: string; entries: EntryPoint[]};

type Target = string | {types?: string} | undefined;

type PackageJson = {
	name: string;
	version: string;
	main?: string;
	types?: string;
	exports?: Record<string, Target>;
};

const readJson = (file: string): PackageJson => JSON.parse(readFileSync(file, 'utf8'));

const declarationsOf = (dir: string, target: Target): string | undefined => {
	const named = typeof target === 'string' ? target : target?.types;
	if (named === undefined) {
		return undefined;
	}

	const base = path.join(dir, named);
	return [base, base.replace(/\.[cm]?js$/, '.d.ts'), path.join(base, 'index.d.ts')].find(
		(file) => file.endsWith('.d.ts') && existsSync(file),
	);
};

/** Every font is an entry point of its own and all are alike: one speaks for the others. */
const isOneOfMany = (name: string, entry: string): boolean =>
	name === '@remotion/google-fonts' && !['.', './from-info', './Roboto'].includes(entry);

/** The entry points of a package according to its `exports`, or its main file when it has none. */
const entryPoints = (dir: string): EntryPoint[] => {
	const {name, exports, types, main} = readJson(path.join(dir, 'package.json'));
	const targets: Record<string, Target> = exports ?? {'.': types ?? main ?? 'index.js'};
	if (exports?.['./*']) {
		const {types: pattern} = exports['./*'] as {types: string};
		targets['./Roboto'] = {types: pattern.replace('*', 'Roboto')};
	}

	return Object.entries(targets)
		.filter(([entry]) => !entry.includes('*') && !isOneOfMany(name, entry))
		.flatMap(([entry, target]) => {
			const declarations = declarationsOf(dir, target);
			return declarations === undefined ? [] : [{name: path.posix.join(name, entry), declarations}];
		})
		.sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** The version of an installed package. */
export const toolkitVersion = (toolkitDir: string, name: string): string =>
	readJson(path.join(toolkitDir, 'node_modules', name, 'package.json')).version;

/** The packages that `toolkit/package.json` pins, sorted by name. */
export const toolkitPackages = (toolkitDir: string): ToolkitPackage[] =>
	Object.keys(dependenciesOf(toolkitDir))
		.filter(isToolkitPackage)
		.sort()
		.map((name) => {
			const dir = path.join(toolkitDir, 'node_modules', name);
			return {name, version: readJson(path.join(dir, 'package.json')).version, dir, entries: entryPoints(dir)};
		});
