import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type Installed = {folder: string; manifest: Record<string, unknown> & {name: string; version: string}};

/** By name: each version that is installed, the one on top first. */
export type Packages = Map<string, Map<string, Installed>>;

const namesIn = (modules: string): string[] =>
	readdirSync(modules)
		.filter((name) => !name.startsWith('.'))
		.flatMap((name) => (name.startsWith('@') ? readdirSync(path.join(modules, name)).map((each) => `${name}/${each}`) : [name]));

/**
 * The packages in folders called `node_modules`, with those that they hold for themselves; of two folders, the first counts as on
 * top. A folder that isn't installed has none.
 */
export const installedIn = (folders: string[]): Packages => {
	const found: Packages = new Map();
	const waiting = folders.filter((folder) => existsSync(folder));
	for (let modules = waiting.shift(); modules; modules = waiting.shift()) {
		for (const name of namesIn(modules)) {
			const folder = path.join(modules, name);
			const file = path.join(folder, 'package.json');
			if (existsSync(file)) {
				const manifest = JSON.parse(readFileSync(file, 'utf8')) as Installed['manifest'];
				const versions = found.get(manifest.name) ?? new Map<string, Installed>();
				found.set(manifest.name, versions.has(manifest.version) ? versions : versions.set(manifest.version, {folder, manifest}));
			}

			if (existsSync(path.join(folder, 'node_modules'))) {
				waiting.push(path.join(folder, 'node_modules'));
			}
		}
	}

	return found;
};
