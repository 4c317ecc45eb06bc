import {createHash} from 'node:crypto';
import path from 'node:path';
import {build, type Rollup} from 'vite';
import {packageEntries, packageNeeds, RENDERER} from '../../app/playground/modules';
import {repoDir} from '../base/site-dir';
import {frameToolkit} from './frame-toolkit';

/** A script of the frame: `src` is its URL, with the hash of its bytes. */
export type FrameScript = {name: string; src: string; code: string};

/** Modules that must exist once: the packages' scripts take them from the core's. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'remotion', 'remotion/no-react'];

const moduleExpression = (id: string): string => `remotionPlayground.modules[${JSON.stringify(id)}]`;

const VIRTUAL = '\0playground-entry';
/** Modules of the core, as the packages' scripts see them: no `import` and no `require` is left in those. */
const SHARED_PREFIX = '\0playground-shared:';

/**
 * One classic script without imports. Module scripts of a frame of an opaque origin would need headers for other
 * origins, which not every host can be told to send.
 */
const bundle = async (name: string, source: string, shared: string[]): Promise<FrameScript> => {
	const output = (await build({
		configFile: false,
		root: repoDir,
		logLevel: 'error',
		mode: 'production',
		oxc: {jsx: {runtime: 'automatic', development: false}},
		publicDir: false,
		define: {'process.env.NODE_ENV': '"production"'},
		plugins: [
			{
				name: 'playground-entry',
				enforce: 'pre',
				resolveId(id) {
					const known = id.replace(/^@playground\/remotion/, 'remotion');
					return id === VIRTUAL ? id : shared.includes(known) ? SHARED_PREFIX + known : undefined;
				},
				load: (id) =>
					id === VIRTUAL
						? source
						: id.startsWith(SHARED_PREFIX)
							? `module.exports = ${moduleExpression(id.slice(SHARED_PREFIX.length))};`
							: undefined,
			},
			frameToolkit(),
		],
		build: {
			write: false,
			target: 'es2022',
			modulePreload: false,
			rolldownOptions: {
				input: {[name]: VIRTUAL},
				// One file: what loads more by itself, as the encoders of sound, is left out.
				output: {format: 'iife', codeSplitting: false},
			},
		},
	})) as Rollup.RollupOutput;
	const [chunk] = output.output;
	const hash = createHash('sha256').update(chunk.code).digest('hex').slice(0, 8);
	return {name, src: `/assets/playground-${name}-${hash}.js`, code: chunk.code};
};

/** `@react-three/fiber` as a part of a file name: `react-three-fiber`. */
const scriptName = (packageName: string): string => packageName.replace('@remotion/', '').replace('@', '').replaceAll('/', '-');

const packageSource = (name: string, entries: readonly string[]): string =>
	entries
		.map((entry, index) => `import * as m${index} from ${JSON.stringify(name + entry)};\n${moduleExpression(name + entry)} = m${index};`)
		.join('\n');

const rendererSource = (): string =>
	`import * as renderer from ${JSON.stringify(path.join(repoDir, 'app/playground/frame/renderer.ts'))};\n${moduleExpression(RENDERER)} = renderer;`;

/** The frame's own script and one for each package that code may import. */
export const buildFrameScripts = async (): Promise<{core: FrameScript; packages: Record<string, FrameScript>}> => {
	const main = path.join(repoDir, 'app/playground/frame/main.ts');
	const core = await bundle('core', `import ${JSON.stringify(main)};`, []);
	const packages: Record<string, FrameScript> = {};
	for (const [name, entries] of Object.entries(packageEntries)) {
		packages[name] = await bundle(scriptName(name), packageSource(name, entries), [...SHARED, ...(packageNeeds[name] ?? [])]);
	}

	packages[RENDERER] = await bundle(RENDERER, rendererSource(), SHARED);
	return {core, packages};
};
