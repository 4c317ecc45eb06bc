import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import {reactRouter} from '@react-router/dev/vite';
import customMedia from 'postcss-custom-media';
import {defineConfig} from 'vite';
import packages from './package.json' with {type: 'json'};
import {repoDir, siteDir, writtenDirs} from './pipeline/base/site-dir.ts';
import {audioOnDemandPlugin} from './pipeline/vite/audio-on-demand.ts';
import {chunksPlugin} from './pipeline/vite/chunks-plugin.ts';
import {className} from './pipeline/vite/class-names.ts';
import {dataVersion} from './pipeline/vite/data-version.ts';
import {contentDevPlugin} from './pipeline/vite/dev-plugin.ts';
import {leanRouterPlugin} from './pipeline/vite/lean-router.ts';
import {leanSearchPlugin} from './pipeline/vite/lean-search.ts';
import {preloadPartPlugin} from './pipeline/vite/preload-part.ts';
import {siteConfigPlugin} from './pipeline/vite/site-config-plugin.ts';

const toolkit = Object.keys(packages.dependencies).filter((name) => name === 'remotion' || name.startsWith('@remotion/'));
const editor = Object.keys(packages.dependencies).filter((name) => /^@(codemirror|lezer)\/|^sucrase$/.test(name));
const inBrowser = [
	...toolkit,
	...editor,
	'three',
	'@react-three/fiber',
	'mediabunny',
	'minisearch',
	'@algolia/autocomplete-core',
	'algoliasearch/lite',
];

export default defineConfig(({command}) => ({
	publicDir: path.join(siteDir, 'public'),
	define: {__DATA_VERSION__: JSON.stringify(command === 'build' ? dataVersion() : 'development'), __BUILD_YEAR__: new Date().getFullYear()},
	plugins: [
		siteConfigPlugin(),
		chunksPlugin(),
		contentDevPlugin(),
		audioOnDemandPlugin(),
		leanRouterPlugin(),
		leanSearchPlugin(),
		preloadPartPlugin(),
		reactRouter(),
	],
	css: {
		modules: {generateScopedName: className},
		postcss: {plugins: [globalData({files: [path.join(repoDir, 'app/theme/breakpoints.css')]}), customMedia()]},
	},
	build: {
		target: 'es2022',
		// Browsers that know `light-dark()`. Compiled for older ones, it wouldn't follow a dark part of a light page.
		cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
		// Fonts and posters stay files: inlined, they would be sent with every page.
		assetsInlineLimit: 0,
		cssMinify: true,
		// 3D, the code editor and the converter are larger, but load on demand. tests/budgets.ts limits what pages load.
		chunkSizeWarningLimit: 1_000,
		modulePreload: {polyfill: false},
		// Warnings about the route table, which imports the content index on demand, and about the time that prerendering takes.
		rolldownOptions: {checks: {ineffectiveDynamicImport: false, pluginTimings: false}},
	},
	// Pages have the text of some functions in them, such as the one that scrolls the sidebar.
	environments: {ssr: {build: {minify: true}}},
	// Everything that the browser may load: a dependency that Vite discovers later makes it reload the page.
	optimizeDeps: {
		rolldownOptions: {plugins: [audioOnDemandPlugin()]},
		include: [...inBrowser, '@remotion/transitions/*', '@remotion/media-parser/web'],
		exclude: Object.keys(packages.dependencies)
			.filter((name) => !inBrowser.includes(name) && !name.startsWith('react'))
			.concat('react-dom/server'),
	},
	server: {
		// Transforms what the first page needs before a browser asks for it.
		warmup: {ssrFiles: ['app/root.tsx', 'app/routes/doc.tsx'], clientFiles: ['app/entry.client.tsx']},
		port: Number(process.env.PORT ?? 3000),
		// Videos and the toolkit's types are outside of the app, and nothing outside of the repository may be read.
		fs: {allow: ['.']},
		watch: {ignored: writtenDirs.map((dir) => `${dir}/**`)},
	},
}));
