import {defineConfig} from 'vitest/config';
import {siteConfigPlugin} from './pipeline/vite/site-config-plugin.ts';

const all = 'tests/built/*.test.ts';

/**
 * Unit tests stand beside their source. `tests/built` asks the built site, so that `npm run build` comes first. Browser tests
 * (`tests/e2e`) belong to Playwright.
 */
export default defineConfig({
	plugins: [siteConfigPlugin()],
	test: {
		environment: 'node',
		testTimeout: 20_000,
		// By default one processor is left alone, which on a machine of two is half of it.
		maxWorkers: '100%',
		projects: [
			{
				extends: true,
				test: {name: 'unit', include: ['{app,pipeline,prose,checks,scripts,server,bench,tests}/**/*.test.{ts,tsx}'], exclude: [all]},
			},
			{extends: true, test: {name: 'built', include: [all], testTimeout: 180_000}},
		],
	},
});
