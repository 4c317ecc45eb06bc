import {defineConfig} from 'vitest/config';
import {siteConfigPlugin} from './pipeline/vite/site-config-plugin.ts';

const built = 'tests/built/*.test.ts';
const golden = 'tests/golden/*.test.ts';

/**
 * Unit tests are beside their source. Those of `tests/built` ask the built site and need `npm run build` first. Browser tests
 * (`tests/e2e`) belong to Playwright.
 */
export default defineConfig({
	plugins: [siteConfigPlugin()],
	test: {
		environment: 'node',
		// These limits only end tests that hang: a busy machine must not fail any.
		testTimeout: 180_000,
		hookTimeout: 180_000,
		// The default leaves one processor unused, which is half of a machine with two.
		maxWorkers: '100%',
		// Threads start faster than processes, and each of two hundred files gets one.
		pool: 'threads',
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					include: ['{app,pipeline,prose,checks,scripts,server,bench,tests}/**/*.test.{ts,tsx}'],
					exclude: [built, golden, '**/node_modules/**'],
				},
			},
			// Files that run in one thread share the search index, which takes seconds to make.
			{extends: true, test: {name: 'golden', include: [golden], isolate: false}},
			{extends: true, test: {name: 'built', include: [built]}},
		],
	},
});
