import path from 'node:path';
import {reactRouter} from '@react-router/dev/vite';
import {defineConfig} from 'vite';
import {chunksPlugin} from './pipeline/chunks-plugin';
import {siteConfigPlugin} from './pipeline/config/vite-plugin';
import {dataVersion} from './pipeline/data-version';
import {contentDevPlugin} from './pipeline/dev-plugin';
import {siteDir} from './pipeline/site-dir';

export default defineConfig({
	publicDir: path.join(siteDir, 'public'),
	define: {__DATA_VERSION__: JSON.stringify(dataVersion()), __BUILD_YEAR__: new Date().getFullYear()},
	plugins: [siteConfigPlugin(), chunksPlugin(), contentDevPlugin(), reactRouter()],
	// The package counts conversions at a host of its own; these pages ask no host but theirs. Newer versions do not.
	resolve: {alias: {'@remotion/licensing': path.resolve('app/islands/video-tool/no-licensing.ts')}},
	build: {
		target: 'es2022',
		// Fonts and posters are files of their own: inlined they would be sent with every page.
		assetsInlineLimit: 0,
		cssMinify: true,
		modulePreload: {polyfill: false},
		// The route table loads the content index only when asked for all pages; the timings are those of the prerendering.
		rolldownOptions: {checks: {ineffectiveDynamicImport: false, pluginTimings: false}},
	},
	// The toolkit's types and videos live beside the app; nothing else may be read in development.
	server: {fs: {allow: ['.']}},
});
