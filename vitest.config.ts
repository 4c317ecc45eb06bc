import {defineConfig} from 'vitest/config';

/** Unit tests stand beside their source; browser tests (`tests/*.spec.ts`) belong to Playwright. */
export default defineConfig({
	test: {
		include: ['{app,pipeline,checks,scripts,server,bench,tests}/**/*.test.{ts,tsx}'],
		environment: 'node',
		testTimeout: 20_000,
	},
});
