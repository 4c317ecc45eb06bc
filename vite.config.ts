import {reactRouter} from '@react-router/dev/vite';
import path from 'node:path';
import {defineConfig} from 'vite';
import {siteConfigPlugin} from './pipeline/config/vite-plugin';
import {dataVersion} from './pipeline/data-version';
import {contentDevPlugin} from './pipeline/dev-plugin';
import {siteDir} from './pipeline/site-dir';

export default defineConfig({
	publicDir: path.join(siteDir, 'public'),
	define: {__DATA_VERSION__: JSON.stringify(dataVersion()), __BUILD_YEAR__: new Date().getFullYear()},
	plugins: [siteConfigPlugin(), contentDevPlugin(), reactRouter()],
	build: {
		target: 'es2022',
		// Fonts and posters are files of their own: inlined they would be sent with every page.
		assetsInlineLimit: 0,
		cssMinify: true,
		modulePreload: {polyfill: false},
	},
	// The toolkit's types and videos live beside the app; nothing else may be read in development.
	server: {fs: {allow: ['.']}},
});
