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
		// These know `light-dark()`. Written out for older ones, it would no longer follow a dark part of a light page.
		cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
		// Fonts and posters are files of their own: inlined they would be sent with every page.
		assetsInlineLimit: 0,
		cssMinify: true,
		// Large are 3D, the code editor and the converter, which come on intent. What pages send is bounded by tests/budgets.ts.
		chunkSizeWarningLimit: 1_000,
		modulePreload: {polyfill: false},
		// The route table loads the content index only when asked for all pages; the timings are those of the prerendering.
		rolldownOptions: {checks: {ineffectiveDynamicImport: false, pluginTimings: false}},
	},
	// All that the browser loads, at once: what is found later makes the page load afresh under the reader.
	optimizeDeps: {
		rolldownOptions: {plugins: [audioOnDemandPlugin()]},
		include: [...inBrowser, '@remotion/transitions/*', '@remotion/media-parser/web'],
		exclude: Object.keys(packages.dependencies)
			.filter((name) => !inBrowser.includes(name) && !name.startsWith('react'))
			.concat('react-dom/server'),
	},
	// The toolkit's types and videos live beside the app; nothing else may be read in development.
	// What the first page needs is prepared while the reader opens the browser.
	server: {
		warmup: {ssrFiles: ['app/root.tsx', 'app/routes/doc.tsx'], clientFiles: ['app/entry.client.tsx']},
		port: Number(process.env.PORT ?? 3000),
		fs: {allow: ['.']},
		watch: {ignored: writtenDirs.map((dir) => `${dir}/**`)},
	},
}));
