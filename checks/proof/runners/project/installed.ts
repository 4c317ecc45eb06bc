import {cp, mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {dependenciesOf} from '../../../../pipeline/base/data/dependencies';
import {program} from '../../../../pipeline/base/programs';
import {toolkitDir} from '../../../../scripts/toolkit/install';
import {runConfined} from './confined';
import {installBrowser, installCommand} from './packages';
import {environmentOf, HOSTS, PATIENCE_MS, type Project, SETUP_MS, withStandIn, write} from './project';
import {silence} from './stand-ins';
import {TEMPLATE} from './template';

/** The dependencies of a project that was made as the first page says. */
const DEPENDENCIES = ['@remotion/cli', 'remotion', 'react', 'react-dom'];

const manifest = (): string => {
	const dependencies = dependenciesOf(toolkitDir);
	return JSON.stringify({
		name: 'sample',
		private: true,
		scripts: {dev: 'remotion studio', build: 'remotion bundle'},
		dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, dependencies[name]])),
	});
};

/** What commands need in place before they can run: packages to remove, or a repository to restore files from. */
const preparationOf = (code: string): string => {
	const [, removed] = /^npm uninstall (\S+)$/m.exec(code) ?? [];
	if (removed) {
		return `npm install --save-exact ${removed}`;
	}

	return code.includes('git checkout')
		? 'git init -q . && git add package.json package-lock.json && git -c user.name=A -c user.email=a@b.example commit -qm First'
		: 'true';
};

/** Packages and npm's cache are linked, for speed: npm replaces their files, and writes only this one in place. */
const WRITTEN = 'node_modules/.package-lock.json';

const copy = async (from: string, to: string): Promise<void> => {
	for (const name of await readdir(from)) {
		const how = name === 'node_modules' || name === '.npm' ? '-al' : '-a';
		await program('cp', [how, path.join(from, name), to], {preferLocal: false});
	}

	await rm(path.join(to, WRITTEN));
	await cp(path.join(from, WRITTEN), path.join(to, WRITTEN));
};

/**
 * Makes a project in a folder whose packages npm installed from a stand-in for its registry, as it is again before each sample;
 * throws when that fails. Commands always have that registry.
 */
export const makeInstalledProject = async (root: string, browser: string): Promise<Project> => {
	const base = `${root}-base`;
	const run = async (folder: string, code: string, command: string[], limitMs: number) => {
		await write(folder, HOSTS, '');
		const env = {...environmentOf(path.join(folder, 'node_modules')), HOSTS, PROCESSORS: '2'};
		return runConfined(folder, [...withStandIn({of: 'registry', in: 'shell', code}), ...command], env, limitMs);
	};
	await Promise.all([root, base].map((folder) => rm(folder, {recursive: true, force: true})));
	await mkdir(root, {recursive: true});
	await cp(path.join(TEMPLATE, 'src'), path.join(base, 'src'), {recursive: true});
	await cp(path.join(TEMPLATE, 'tsconfig.json'), path.join(base, 'tsconfig.json'));
	await write(base, 'public/sound.wav', silence());
	await write(base, 'package.json', manifest());
	const {result, reason} = await run(base, '', ['npm', 'install'], SETUP_MS);
	const remove = async (): Promise<void> => {
		await Promise.all([root, base].map((folder) => rm(folder, {recursive: true, force: true})));
	};
	if (result !== 'simulated') {
		await remove();
		throw new Error(`No project can be installed from the stand-in for npm: ${reason}`);
	}

	const modules = path.join(root, 'node_modules');
	return {
		run: async (setting, command, {limitMs = PATIENCE_MS} = {}) => {
			for (const entry of await readdir(root)) {
				await rm(path.join(root, entry), {recursive: true, force: true});
			}

			await copy(base, root);
			await installBrowser(modules, browser);
			await rm(path.join(modules, '.bin', 'remotion'));
			await installCommand(modules);
			await write(root, 'src/names.ts', `export const ids = ${JSON.stringify(setting.ids)};\nexport const durationInFrames = 5;\n`);
			const code = command.at(-1) ?? '';
			return run(root, code, ['bash', '-ec', `${preparationOf(code)}\n${code}`], limitMs);
		},
		remove,
	};
};
