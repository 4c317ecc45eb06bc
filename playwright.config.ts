import {defineConfig} from '@playwright/test';
import {DISABLED_FEATURES} from './tests/browser-features';
import {NIGHTLY} from './tests/nightly';
import {findBrowser} from './tests/runner/ensure-browser';

/** Browser tests run against the built site; `tests/support/sites/servers.ts` serves it. */
export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '*.spec.ts',
	[process.env.NIGHTLY ? 'grep' : 'grepInvert']: new RegExp(NIGHTLY),
	outputDir: 'test-results/playwright',
	snapshotPathTemplate: '{testDir}/whole/pictures/{arg}{ext}',
	globalSetup: './tests/support/sites/build-fixtures.ts',
	workers: 2,
	fullyParallel: true,
	// A test that passes at the second try says that something is wrong: it fails.
	retries: 0,
	forbidOnly: Boolean(process.env.CI),
	// Waits end with what they wait for; these limits only say when to give up, on a machine that is busy with other work.
	timeout: 300_000,
	expect: {timeout: 90_000},
	reporter: [['list'], ['json', {outputFile: 'test-results/playwright.json'}]],
	use: {
		browserName: 'chromium',
		viewport: {width: 1366, height: 900},
		// Videos that nobody looks at cost most of the time of a machine without a GPU; `moving` turns them on.
		contextOptions: {reducedMotion: 'reduce'},
		trace: 'on-first-retry',
		launchOptions: {
			executablePath: findBrowser(),
			args: [
				'--no-sandbox',
				// The headless shell has frames of other origins in the page's process, where one that hangs would stop the page.
				'--site-per-process',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				// Pages live for seconds here, which is too short for what optimizing compilers give back: an eighth less time.
				'--js-flags=--no-opt --no-maglev',
				`--disable-features=${DISABLED_FEATURES.join(',')}`,
			],
		},
	},
});
