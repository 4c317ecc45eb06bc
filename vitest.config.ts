import {defineConfig} from 'vitest/config';
import {siteConfigPlugin} from './pipeline/vite/site-config-plugin.ts';

/** Unit tests stand beside their source; browser tests (`tests/e2e/*.spec.ts`) belong to Playwright. */
export default defineConfig({
	plugins: [siteConfigPlugin()],
	test: {
		include: ['{app,pipeline,prose,checks,scripts,server,bench,tests}/**/*.test.{ts,tsx}'],
		environment: 'node',
		testTimeout: 20_000,
		// By default one processor is left alone, which on a machine of two is half of it.
		maxWorkers: '100%',
	},
});
