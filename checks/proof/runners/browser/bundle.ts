import {cp, mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {build, type OnResolveArgs, type OnResolveResult, type Plugin} from 'esbuild';
import {slashed} from '../../../../pipeline/base/file-paths';
import {repoDir} from '../../../../pipeline/base/site-dir';
import {toolkitDir} from '../../../../scripts/toolkit/install';
import type {SampleFile} from '../../../samples/layout';
import {peersDir} from '../../peers';
import {watched} from '../../results/comments';
import {withExports} from '../../samples/exports';

const STAND_IN = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|mov|mp3|wav|aac|m4a|ttf|otf|woff2?|txt|srt|glb|gltf|hdr|riv)$/;
/** What runs in the browser beside the samples. */
const STAGE = path.join(import.meta.dirname, 'stage');
const STYLES = /\.(?:css|scss|sass|less)$/;

/** What must exist only once: the packages beside the toolkit would find the copies that the site itself uses. */
const SHARED = /^(?:react|react-dom)(?:\/|$)/;

/** Imports that don't resolve become modules that say so when they're loaded, so that one of them fails one sample. */
const tolerant = (root: string): Plugin => ({
	name: 'tolerant',
	setup({onResolve, onLoad, resolve}) {
		const resolveIn = async (folders: string[], name: string, {importer, kind}: OnResolveArgs): Promise<OnResolveResult | undefined> => {
			for (const resolveDir of folders) {
				const found = await resolve(name, {importer, resolveDir, kind, pluginData: {asked: true}});
				if (found.errors.length === 0) {
					return found;
				}
			}

			return undefined;
		};
		onResolve({filter: /.*/}, async (args) => {
			const {path: name, importer, resolveDir, kind, pluginData} = args;
			if (kind === 'entry-point' || pluginData?.asked) {
				return undefined;
			}

			const isOfSample = slashed(importer).startsWith(slashed(root));
			if (STYLES.test(name) || (isOfSample && STAND_IN.test(name))) {
				return {path: name, namespace: 'stand-in'};
			}

			// Packages that also run in Node import its modules, and don't use them in a browser.
			if (isBuiltin(name)) {
				return {path: name, namespace: isOfSample ? 'missing' : 'unused'};
			}

			const folders = SHARED.test(name) ? [toolkitDir] : [resolveDir, peersDir, toolkitDir];
			return (await resolveIn(folders, name, args)) ?? {path: name, namespace: 'missing'};
		});
		onLoad({filter: /.*/, namespace: 'stand-in'}, ({path: name}) => ({
			contents: STYLES.test(name) ? 'export default {}' : `export default ${JSON.stringify(`/stand-in/${path.basename(name)}`)}`,
		}));
		onLoad({filter: /.*/, namespace: 'unused'}, () => ({contents: 'module.exports = {}'}));
		onLoad({filter: /.*/, namespace: 'missing'}, ({path: name}) => ({
			contents: `throw new Error(${JSON.stringify(`${name} is not here`)}); module.exports = {};`,
		}));
	},
});

const slug = (file: string): string => file.replaceAll(/[^\w./-]/g, '-');

/** Writes samples into `source/` of a folder that has the toolkit's packages; returns where each is. */
export const layOutSamples = async (files: SampleFile[], folder: string): Promise<Map<SampleFile, string>> => {
	const root = path.join(folder, 'source');
	await rm(folder, {recursive: true, force: true});
	await mkdir(root, {recursive: true});
	await symlink(path.join(toolkitDir, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
	const places = new Map(files.map((file) => [file, path.join(root, slug(file.path))]));
	for (const [file, place] of places) {
		await mkdir(path.dirname(place), {recursive: true});
		await writeFile(
			place,
			file.path.endsWith('.json')
				? file.code
				: withExports(
						watched(file),
						files.filter((other) => other.source === file.source && other !== file),
					),
		);
	}

	return places;
};

/**
 * Bundles samples for a browser into a folder, with the toolkit's packages: `stage.js`, and a module for each of `wanted`, which
 * may import the other `files`. Returns their URLs. Throws when a sample has no valid syntax.
 */
export const bundleSamples = async (wanted: SampleFile[], files: SampleFile[], folder: string): Promise<Map<SampleFile, string>> => {
	// The stage and the samples share one copy of React and of the toolkit: that of `toolkit/`.
	const places = await layOutSamples(files, folder);
	const root = path.join(folder, 'source');
	const stage = path.join(folder, 'stage');
	await cp(STAGE, stage, {recursive: true});
	await build({
		entryPoints: {
			stage: path.join(stage, 'stage.ts'),
			...Object.fromEntries(wanted.map((file, index) => [`sample-${index}`, places.get(file)!])),
		},
		outdir: path.join(folder, 'site'),
		bundle: true,
		splitting: true,
		format: 'esm',
		target: 'es2022',
		platform: 'browser',
		jsx: 'automatic',
		loader: {'.wasm': 'file', '.js': 'jsx'},
		define: {'process.env.NODE_ENV': '"production"', 'process.env': '{}'},
		plugins: [tolerant(root)],
		absWorkingDir: repoDir,
		logLevel: 'silent',
	});
	return new Map(wanted.map((file, index) => [file, `/sample-${index}.js`]));
};
