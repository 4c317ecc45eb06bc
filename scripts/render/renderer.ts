import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathFrom} from '../../pipeline/base/file-paths';
import {cacheDir, repoDir, siteDir, videosDir} from '../../pipeline/base/site-dir';
import {ensureBrowser} from '../../tests/runner/ensure-browser';
import type * as Bundler from '../../toolkit/node_modules/@remotion/bundler';
import type * as Renderer from '../../toolkit/node_modules/@remotion/renderer';
import {ensureToolkit, requireFromToolkit, toolkitDir} from '../toolkit/install';

export type Still = {
	/** Id of a video. */
	id: string;
	output: string;
	/** WebP is written with the browser's quality of 80. */
	imageFormat: 'webp' | 'png' | 'jpeg';
	jpegQuality?: number;
	/** Width of the image in pixels; by default, the composition's own. */
	width?: number;
	frame?: number;
	inputProps?: Record<string, unknown>;
};

/** The whole video as a silent file that every browser plays, as small as it may be: it is seen for seconds. */
export type Clip = {
	/** Id of a video. */
	id: string;
	output: string;
	/** Width of the image in pixels. */
	width: number;
	/** Constant quality of VP9, 0 to 63: more is smaller. */
	crf: number;
};

export type Images = {still(still: Still): Promise<void>; clip(clip: Clip): Promise<void>};

const toolkitModules = path.join(toolkitDir, 'node_modules');

type Override = Bundler.WebpackOverrideFn;

const webpackOverride: Override = (config) => ({
	...config,
	resolve: {...config.resolve, modules: [toolkitModules, path.join(repoDir, 'node_modules'), 'node_modules']},
	module: {
		...config.module,
		rules: config.module?.rules?.map((rule) =>
			rule && typeof rule === 'object' && Array.isArray(rule.use) ? {...rule, use: rule.use.map(withoutTsconfig)} : rule,
		),
	},
});

/** Given explicitly, because the bundler's loader would read tsconfig.json with an interface that TypeScript 7 no longer has. */
const withoutTsconfig = <T>(loader: T): T =>
	loader && typeof loader === 'object' && 'options' in loader && String((loader as {loader?: string}).loader).includes('esbuild-loader')
		? {...loader, options: {...(loader.options as object), tsconfigRaw: {compilerOptions: {jsx: 'react-jsx'}}}}
		: loader;

/** A public folder with nothing but the samples: they are the files of the site that a video may play. */
const copySamples = (): string => {
	const folder = path.join(cacheDir, 'render-public');
	rmSync(folder, {recursive: true, force: true});
	cpSync(path.join(siteDir, 'public', 'samples'), path.join(folder, 'samples'), {recursive: true});
	return folder;
};

const bundleVideos = async (bundle: typeof Bundler.bundle): Promise<string> =>
	bundle({
		entryPoint: path.join(videosDir, '_render', 'index.ts'),
		rootDir: repoDir,
		outDir: path.join(cacheDir, 'render'),
		publicDir: copySamples(),
		onProgress: () => undefined,
		webpackOverride,
	});

type Compositions = Awaited<ReturnType<typeof Renderer.getCompositions>>;

/** Options of every call of the renderer. */
type Shared = Pick<Renderer.RenderStillOptions, 'browserExecutable' | 'chromeMode' | 'chromiumOptions' | 'logLevel' | 'serveUrl'> & {
	puppeteerInstance: Awaited<ReturnType<typeof Renderer.openBrowser>>;
};

/** Renders with one browser. Errors name the video and what it should have become. */
const createImages = ({renderMedia, renderStill}: typeof Renderer, compositions: Compositions, shared: Shared): Images => {
	const find = (id: string) => {
		const composition = compositions.find((candidate) => candidate.id === id);
		if (!composition) {
			throw new Error(`The video "${id}" is unknown: expected a folder of this name in videos/ with index.tsx and video.json`);
		}

		return composition;
	};
	return {
		async still({id, width, frame = 0, inputProps = {}, ...output}) {
			const composition = find(id);
			try {
				await renderStill({
					...shared,
					...output,
					composition: {...composition, props: {...composition.defaultProps, ...inputProps}},
					scale: width ? width / composition.width : 1,
					frame,
					inputProps,
				});
			} catch (error) {
				throw new Error(`The video "${id}" could not be rendered at frame ${frame} to ${pathFrom(repoDir, output.output)}`, {cause: error});
			}
		},
		async clip({id, width, crf, output}) {
			const composition = find(id);
			try {
				await renderMedia({
					...shared,
					composition: {...composition, props: composition.defaultProps},
					codec: 'vp9',
					crf,
					muted: true,
					scale: width / composition.width,
					outputLocation: output,
					overwrite: true,
				});
			} catch (error) {
				throw new Error(`The video "${id}" could not be rendered to ${pathFrom(repoDir, output)}`, {cause: error});
			}
		},
	};
};

/** Bundles `videos/`, opens a browser, and calls `use` with functions that render with them. Cleans up afterwards, even after an error. */
export const withRenderer = async (use: (images: Images) => Promise<void>): Promise<void> => {
	await ensureToolkit();
	const {bundle} = requireFromToolkit('@remotion/bundler') as typeof Bundler;
	const renderer = requireFromToolkit('@remotion/renderer') as typeof Renderer;
	const common = {
		browserExecutable: await ensureBrowser(),
		chromeMode: 'chrome-for-testing',
		chromiumOptions: {},
		logLevel: 'error',
	} as const;

	const serveUrl = await bundleVideos(bundle);
	const puppeteerInstance = await renderer.openBrowser('chrome', common);
	const shared = {...common, serveUrl, puppeteerInstance};
	try {
		await use(createImages(renderer, await renderer.getCompositions(serveUrl, shared), shared));
	} finally {
		await puppeteerInstance.close({silent: true});
	}
};
