import {contentChecks} from '../../checks/checks';
import {formatFinding} from '../../checks/finding';
import {loadScope} from '../../checks/scope';
import {ensureToolkit} from '../../scripts/toolkit/install';
import {buildFixtures} from '../support/sites/build-fixtures';
import {buildGrowthSites} from '../support/sites/growth';
import {
	type Counts,
	countTests,
	ONE_FAILED,
	ONE_PASSED,
	type PlaywrightReport,
	playwrightTests,
	sum,
	type VitestReport,
	vitestTests,
} from './counts';
import {ensureBrowser} from './ensure-browser';
import {type RunBin, readReport, reports, runBin} from './exec';

/** A part of the test run: what it is called, and what running it counts. It may run beside another one if it runs all by `runBin`. */
export type Part = {name: string; run: (runBin: RunBin) => Promise<Counts>};

/** Lanes that run at the same time, the parts of each one after the other. Only the first lane may print. */
export type Stage = Part[][];

/** Everything, then what runs in the browser and what runs at build time, each without the types of the other: see STRUCTURE.md. */
const PROJECTS = ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.node.json'];

/** Runs commands one after the other as one test, which fails with the first of them. */
const runAsOneTest = async (run: RunBin, ...commands: [string, string[]][]): Promise<Counts> => {
	for (const [name, args] of commands) {
		if ((await run(name, args)) !== 0) {
			return ONE_FAILED;
		}
	}

	return ONE_PASSED;
};

/** One project after the other: together they would take more memory than the build beside them leaves. */
const types = async (run: RunBin): Promise<Counts> => {
	const codes: number[] = [];
	for (const project of PROJECTS) {
		codes.push(await run('tsc', ['-p', project]));
	}

	return codes.every((code) => code === 0) ? ONE_PASSED : ONE_FAILED;
};

const counted = (exitCode: number, counts: Counts | undefined): Counts =>
	counts && (exitCode === 0 || counts.failed > 0) ? counts : sum([counts ?? {passed: 0, failed: 0, skipped: 0}, ONE_FAILED]);

/** The projects of vitest.config.ts that one run takes together. */
const VITEST_PROJECTS = {unit: ['unit', 'golden'], built: ['built']};

const vitest = async (part: keyof typeof VITEST_PROJECTS, grep?: string): Promise<Counts> => {
	const file = reports[part];
	const projects = VITEST_PROJECTS[part].map((project) => `--project=${project}`);
	const filter = grep ? ['-t', grep] : [];
	const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
	const code = await runBin('vitest', ['run', ...projects, ...output, ...filter]);
	const report = await readReport<VitestReport>(file);
	const counts = report && countTests(vitestTests(report));
	return counted(code, counts && grep ? {...counts, skipped: 0} : counts);
};

/** Unused exports are only known with the types that the router makes; those of the toolkit arrive meanwhile. */
const lintAndToolkit = async (run: RunBin): Promise<Counts> => {
	const [counts] = await Promise.all([
		runAsOneTest(run, ['react-router', ['typegen']], ['biome', ['check', '.']], ['knip', ['--no-progress']]),
		ensureToolkit(),
	]);
	return counts;
};

/** Checks leave a processor idle: the sites that browser tests need are built beside them. Playwright reports what does not build. */
const contentAndFixtures = async (): Promise<Counts> => {
	const fixtures = siteIsBuilt
		? buildFixtures()
				.then(buildGrowthSites)
				.catch(() => undefined)
		: undefined;
	const counts = await content();
	await fixtures;
	return counts;
};

const content = async (): Promise<Counts> => {
	const scope = await loadScope();
	const counts: Counts[] = [];
	for (const check of contentChecks) {
		const findings = await check.run(scope).catch((error: unknown) => {
			console.error(error);
			return undefined;
		});
		console.log(`${findings?.length === 0 ? '✓' : '✗'} ${check.name}`);
		for (const finding of findings ?? []) {
			console.log(`  ${formatFinding(finding)}`);
		}

		counts.push(findings?.length === 0 ? ONE_PASSED : ONE_FAILED);
	}

	return sum(counts);
};

let siteIsBuilt = true;

const build = async (): Promise<Counts> => {
	siteIsBuilt = (await runBin('tsx', ['scripts/build/build.ts'])) === 0;
	return siteIsBuilt ? ONE_PASSED : ONE_FAILED;
};

const built = async (grep?: string): Promise<Counts> => (siteIsBuilt ? vitest('built', grep) : ONE_FAILED);

const browser = async (grep?: string, nightly = false): Promise<Counts> => {
	const filter = grep ? ['--grep', grep] : [];
	const list = siteIsBuilt ? [] : ['--list'];
	const file = nightly ? reports.nightly : reports.playwright;
	const env = {
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
		...(nightly && {NIGHTLY: '1'}),
		...(siteIsBuilt ? {CHROMIUM_PATH: await ensureBrowser()} : {}),
	};
	const code = await runBin('playwright', ['test', ...list, `--reporter=${siteIsBuilt ? 'list,json' : 'json'}`, ...filter], env);
	const report = await readReport<PlaywrightReport>(file);
	const tests = report && playwrightTests(report);
	if (siteIsBuilt) {
		return counted(code, tests && countTests(tests));
	}

	console.error('The site did not build: all browser tests count as failed.');
	return {passed: 0, failed: Math.max(1, tests?.length ?? 0), skipped: 0};
};

/**
 * The parts of `npm test` in order; with `only` or `grep`, those that these leave. `nightly`: those of `npm run test:nightly`.
 */
export const stagesFor = ({only, grep, nightly}: {only?: 'unit' | 'e2e'; grep?: string; nightly?: boolean}): Stage[] => {
	if (nightly) {
		return [[[{name: 'Build', run: build}]], [[{name: 'Nightly browser tests', run: () => browser(grep, true)}]]];
	}

	const all: (Part & {in?: 'unit' | 'e2e'})[][][] = [
		[
			// Before the tests and checks that need every page compiled: the build does that on all processors.
			[{name: 'Build', run: build, in: 'e2e'}],
			// The build leaves a processor idle while it draws the pages, one after the other.
			[
				{name: 'Toolkit packages, lint', run: lintAndToolkit},
				{name: 'Types', run: types},
			],
		],
		[[{name: 'Unit tests', run: () => vitest('unit', grep), in: 'unit'}]],
		[[{name: 'Content', run: contentAndFixtures}]],
		[[{name: 'Tests of the built site', run: () => built(grep), in: 'e2e'}]],
		[[{name: 'Browser tests', run: () => browser(grep), in: 'e2e'}]],
	];
	const isWanted = (part: {in?: 'unit' | 'e2e'}): boolean => (only ? part.in === only : grep ? part.in !== undefined : true);
	return all.map((lanes) => lanes.map((lane) => lane.filter(isWanted)));
};
