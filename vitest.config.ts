import {defineConfig} from 'vitest/config';
import {siteConfigPlugin} from './pipeline/vite/site-config-plugin.ts';

const built = 'tests/built/*.test.ts';
const golden = 'tests/golden/*.test.ts';

/**
 * Unit tests are beside their source. `tests/built` asks the built site, so that `npm run build` comes first. Browser tests
 * (`tests/e2e`) belong to Playwright.
 */
export default defineConfig({
	plugins: [siteConfigPlugin()],
	test: {
		environment: 'node',
		// Only to give up: a machine that is busy with other work is no fault.
		testTimeout: 180_000,
		hookTimeout: 180_000,
		// By default one processor is left alone, which on a machine of two is half of it.
		maxWorkers: '100%',
		// Quicker to start than processes, and there is one for each of two hundred files.
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
