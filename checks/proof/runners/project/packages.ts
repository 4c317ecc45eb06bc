import {existsSync} from 'node:fs';
import {chmod, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {repoDir} from '../../../../pipeline/base/site-dir';
import {toolkitDir} from '../../../../scripts/toolkit/install';
import {peersDir} from '../../peers';
import {TEMPLATE} from './template';

/** Packages of this repository that samples use and the toolkit doesn't bring. */
const OWN_PACKAGES = ['tsx', 'typescript', 'vite', 'vitest'];

/** Writes a program that a shell finds by its name. */
const script = async (file: string, text: string): Promise<void> => {
	await mkdir(path.dirname(file), {recursive: true});
	await writeFile(file, text);
	await chmod(file, 0o755);
};

/** Where the toolkit looks for the browsers that it downloads; the installed one is as new as the machine, and has one mode only. */
export const installBrowser = async (modules: string, browser: string): Promise<void> => {
	const command = `#!/bin/sh
for each; do
	shift
	[ "$each" = --headless=old ] && each=--headless=new
	set -- "$@" "$each"
done
exec '${browser}' "$@"
`;
	for (const place of [
		'chrome-headless-shell/linux64/chrome-headless-shell-linux64/chrome-headless-shell',
		'chrome-for-testing/linux64/chrome-linux64/chrome',
	]) {
		await script(path.join(modules, '.remotion', place), command);
	}
};

/** Writes the toolkit's own command, but one that ends when the Studio answers. */
export const installCommand = async (modules: string): Promise<void> =>
	script(path.join(modules, '.bin', 'remotion'), await readFile(path.join(TEMPLATE, 'bin', 'remotion.mjs'), 'utf8'));

/** Names what a folder of packages holds; of a scope that both folders have, each of its packages. */
const namesIn = async (installed: string, shared: (name: string) => boolean): Promise<string[]> => {
	const names = (await readdir(installed)).filter((name) => !name.startsWith('.'));
	const all = names.map(async (name) =>
		name.startsWith('@') && shared(name) ? (await readdir(path.join(installed, name))).map((each) => `${name}/${each}`) : [name],
	);
	return (await Promise.all(all)).flat();
};

/** Links the toolkit's packages, those pinned beside it and some of this repository into a folder, with the commands they bring. */
export const installPackages = async (modules: string): Promise<void> => {
	const installed = path.join(toolkitDir, 'node_modules');
	// Only `npm run prove` installs these.
	const beside = path.join(peersDir, 'node_modules');
	const hasPeers = existsSync(beside);
	await mkdir(path.join(modules, '.bin'), {recursive: true});
	const scopes = new Set((hasPeers ? await readdir(beside) : []).filter((name) => name.startsWith('@')));
	const own = await namesIn(installed, (name) => name === '@remotion' || scopes.has(name));
	const others = (hasPeers ? await namesIn(beside, () => true) : []).filter((name) => !own.includes(name));
	for (const [folder, names] of [
		[installed, own],
		[beside, others],
	] as const) {
		for (const name of names) {
			await mkdir(path.dirname(path.join(modules, name)), {recursive: true});
			await symlink(path.join(folder, name), path.join(modules, name));
		}
	}

	for (const name of OWN_PACKAGES) {
		await rm(path.join(modules, name), {force: true});
		await symlink(path.join(repoDir, 'node_modules', name), path.join(modules, name));
	}

	await symlink(path.join(installed, '.bin', 'tsc'), path.join(modules, '.bin', 'tsc'));
	await installCommand(modules);
	await script(path.join(modules, '.machine', 'ffmpeg'), '#!/bin/sh\nexec npx remotion ffmpeg "$@"\n');
	await script(path.join(modules, '.machine', 'nproc'), '#!/bin/sh\necho "$PROCESSORS"\n');
};
