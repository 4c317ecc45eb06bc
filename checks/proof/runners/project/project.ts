import {cp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {dependenciesOf} from '../../../../pipeline/base/data/dependencies';
import {pathFrom} from '../../../../pipeline/base/file-paths';
import {repoDir} from '../../../../pipeline/base/site-dir';
import {toolkitDir} from '../../../../scripts/toolkit/install';
import {peersDir} from '../../peers';
import type {StandIn} from '../../samples/needs';
import type {Outcome} from '../outcome';
import {runConfined} from './confined';
import {installBrowser, installPackages} from './packages';
import {silence} from './stand-ins';
import {TEMPLATE} from './template';

/** Lets Node run TypeScript. */
export const TSX = pathToFileURL(path.join(repoDir, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;

/** Runs a command with a stand-in for AWS. */
export const STAND_IN = path.join(import.meta.dirname, '../..', 'cloud', 'run.ts');
/** Runs a command with stand-ins for other hosts. */
const HOSTS_STAND_IN = path.join(import.meta.dirname, '../..', 'hosts', 'run.ts');
/** The /etc/hosts of commands that ask such hosts. */
export const HOSTS = path.join('tmp', 'hosts');
/** Files that stand-ins return as the output of renders. */
export const OUTPUT_PICTURE = path.join(repoDir, 'public', 'icon-192.png');
const OUTPUT_VIDEO = path.join('node_modules', '.machine', 'clip.mp4');

/** Ends what hangs. On a busy machine, a sample may take a minute instead of seconds. */
export const PATIENCE_MS = 300_000;

/** For making a project, which happens once in a run. */
export const SETUP_MS = 900_000;

/** What a sample finds in its project, besides the template. */
export type Setting = {
	/** Names of the compositions; all last `durationInFrames`. */
	ids: string[];
	durationInFrames: number;
	/** Other places that the entry point has to be at, such as `src/remotion/index.ts`. */
	entryPoints: string[];
	/** Files by their path in the project. */
	files: Record<string, string>;
	/** Media by their path in the project. */
	media: string[];
	/** How many processors the machine seems to have: each makes the toolkit open another page. */
	processors: number;
	type?: 'module';
};

/** A project of the toolkit in a folder of its own, made again for each sample except for its packages. */
export type Project = {
	/**
	 * Runs a command after the project was set up; `before` prepares something and is no part of the sample, and `standIn` says
	 * what of the sample asks what, if something stands in for that.
	 */
	run: (
		setting: Setting,
		command: string[],
		options?: {limitMs?: number; before?: string; standIn?: {of: StandIn; in: 'node' | 'shell'; code: string}},
	) => Promise<Outcome>;
	remove: () => Promise<void>;
};

export const write = async (root: string, file: string, content: string | Buffer): Promise<void> => {
	const target = path.join(root, file);
	await mkdir(path.dirname(target), {recursive: true});
	await writeFile(target, content);
};

/** The packages of a project, all of one version: what has an older one is only there for a sample that imports it. */
const pinnedPackages = async (root: string, files: Setting['files']): Promise<Record<string, string>> => {
	const dependencies = dependenciesOf(toolkitDir);
	const older = Object.keys(dependencies).filter((name) => name.startsWith('@remotion/') && dependencies[name] !== dependencies.remotion);
	for (const name of older) {
		const link = path.join(root, 'node_modules', name);
		await rm(link, {force: true});
		if (Object.values(files).some((code) => code.includes(`'${name}'`))) {
			await symlink(path.join(toolkitDir, 'node_modules', name), link);
		} else {
			delete dependencies[name];
		}
	}

	return dependencies;
};

/** Removes what the last sample left, except for the packages. */
const empty = async (root: string): Promise<void> => {
	for (const entry of await readdir(root)) {
		if (entry !== 'node_modules') {
			await rm(path.join(root, entry), {recursive: true, force: true});
		}
	}
};

/** The template's entry point at each place where samples expect one. */
const writeEntryPoints = async (root: string, entryPoints: readonly string[]): Promise<void> => {
	const entry = await readFile(path.join(TEMPLATE, 'src', 'index.ts'), 'utf8');
	for (const place of entryPoints) {
		const compositions = pathFrom(path.dirname(place), 'src/Compositions');
		await write(root, place, entry.replace('./Compositions', compositions.startsWith('.') ? compositions : `./${compositions}`));
	}
};

/** A sound or a clip under each name by which samples ask for one. */
const writeMedia = async (root: string, media: readonly string[]): Promise<void> => {
	const sound = path.join(root, 'public/sound.wav');
	await write(root, 'public/sound.wav', silence());
	for (const file of media) {
		const clip = path.join(root, 'node_modules', '.machine', file.endsWith('.webm') ? 'clip.webm' : 'clip.mp4');
		await mkdir(path.dirname(path.join(root, file)), {recursive: true});
		await cp(file.endsWith('.wav') ? sound : clip, path.join(root, file));
	}
};

const layOut = async (root: string, {ids, durationInFrames, entryPoints, files, media, type}: Setting): Promise<void> => {
	await empty(root);
	for (const [file, content] of Object.entries(files)) {
		await write(root, file, content);
	}

	await cp(path.join(TEMPLATE, 'src'), path.join(root, 'src'), {recursive: true});
	await cp(path.join(TEMPLATE, 'tsconfig.json'), path.join(root, 'tsconfig.json'));
	await write(root, 'package.json', JSON.stringify({name: 'sample', private: true, type, dependencies: await pinnedPackages(root, files)}));
	await write(root, 'src/names.ts', `export const ids = ${JSON.stringify(ids)};\nexport const durationInFrames = ${durationInFrames};\n`);
	await writeEntryPoints(root, entryPoints);
	await writeMedia(root, media);
};

export const withStandIn = ({of, in: place, code}: {of: StandIn; in: 'node' | 'shell'; code: string}): string[] => {
	const [script, ...given] = of === 'aws' ? [STAND_IN, place] : [HOSTS_STAND_IN, of, place];
	const outputs = [OUTPUT_VIDEO, OUTPUT_PICTURE];
	return ['node', '--import', TSX, script!, ...given, ...outputs, ...(of === 'aws' ? [] : [code])];
};

/** What commands in a project find in their environment. */
export const environmentOf = (modules: string): Record<string, string> => ({
	PATH: `${path.join(modules, '.machine')}:${process.env.PATH}`,
	NODE_OPTIONS: `--require ${path.join(TEMPLATE, 'bin', 'machine.cjs')}`,
	TYPESCRIPT_PATH: path.join(repoDir, 'node_modules', 'typescript'),
	// For packages of the toolkit that expect others beside them, but are somewhere else themselves.
	NODE_PATH: path.join(peersDir, 'node_modules'),
	BROWSER: 'none',
	CI: 'true',
});

/** Makes a project in a folder, with the toolkit's packages and a browser; throws when it can't render anything. */
export const makeProject = async (root: string, browser: string): Promise<Project> => {
	const modules = path.join(root, 'node_modules');
	const env = environmentOf(modules);
	const run: Project['run'] = async (setting, command, {limitMs = PATIENCE_MS, before, standIn} = {}) => {
		await layOut(root, setting);
		const asking = standIn ? [...withStandIn(standIn), ...command] : command;
		const asksHosts = standIn && standIn.of !== 'aws';
		if (asksHosts) {
			await write(root, HOSTS, '');
		}

		const whole = before ? ['bash', '-ec', `${before}; exec "$@"`, 'bash', ...asking] : asking;
		return runConfined(root, whole, {...env, PROCESSORS: String(setting.processors), ...(asksHosts ? {HOSTS} : {})}, limitMs);
	};
	await rm(root, {recursive: true, force: true});
	await mkdir(modules, {recursive: true});
	await Promise.all([installPackages(modules), installBrowser(modules, browser)]);
	const setting: Setting = {ids: ['Clip'], durationInFrames: 15, entryPoints: [], files: {}, media: [], processors: 2};
	const clips = 'for name in clip.mp4 clip.webm; do npx remotion render Clip node_modules/.machine/$name; done';
	const {result, reason} = await run(setting, ['bash', '-ec', clips], {limitMs: SETUP_MS});
	const remove = () => rm(root, {recursive: true, force: true});
	if (result !== 'ran') {
		await remove();
		throw new Error(`The project that samples run in renders nothing: ${reason}`);
	}

	return {run, remove};
};
