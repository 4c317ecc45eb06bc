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
import {readReport, reports, runBin} from './exec';

/** A part of the test run: what it is called, and what running it counts. */
export type Part = {name: string; run: () => Promise<Counts>};

/** What parts have to know of the site: when it didn't build, no test of it can run. Without a build in the run it is there already. */
type Site = {isBuilt: boolean};

/** Everything, then what runs in the browser and what runs at build time, each without the types of the other: see STRUCTURE.md. */
const PROJECTS = ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.node.json'];

/** Runs commands one after the other as one test, which fails with the first of them. */
const runAsOneTest = async (...commands: [string, string[]][]): Promise<Counts> => {
	for (const [name, args] of commands) {
		if ((await runBin(name, args)) !== 0) {
			return ONE_FAILED;
		}
	}

	return ONE_PASSED;
};

/** Type checks use one processor each. */
const types = async (): Promise<Counts> => {
	const codes = await Promise.all(PROJECTS.map((project) => runBin('tsc', ['-p', project])));
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
const lintAndToolkit = async (): Promise<Counts> => {
	const [counts] = await Promise.all([
		runAsOneTest(['react-router', ['typegen']], ['biome', ['check', '.']], ['knip', ['--no-progress']]),
		ensureToolkit(),
	]);
	return counts;
};

/** Checks leave a processor idle: the sites that browser tests need are built beside them. Playwright reports what does not build. */
const contentAndFixtures = async (site: Site): Promise<Counts> => {
	const fixtures = site.isBuilt
		? buildFixtures()
				.then(buildGrowthSites)
				.catch(() => undefined)
		: undefined;
	const counts = await content();
	await fixtures;
	return counts;
};

const content = async (): Promise<Counts> => {
	const scope = loadScope();
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

const build = async (site: Site): Promise<Counts> => {
	site.isBuilt = (await runBin('tsx', ['scripts/build/build.ts'])) === 0;
	return site.isBuilt ? ONE_PASSED : ONE_FAILED;
};

const built = async (site: Site, grep?: string): Promise<Counts> => (site.isBuilt ? vitest('built', grep) : ONE_FAILED);

const browser = async ({isBuilt}: Site, grep?: string, nightly = false): Promise<Counts> => {
	const filter = grep ? ['--grep', grep] : [];
	const list = isBuilt ? [] : ['--list'];
	const file = nightly ? reports.nightly : reports.playwright;
	const env = {
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
		...(nightly && {NIGHTLY: '1'}),
		...(isBuilt ? {CHROMIUM_PATH: await ensureBrowser()} : {}),
	};
	const code = await runBin('playwright', ['test', ...list, `--reporter=${isBuilt ? 'list,json' : 'json'}`, ...filter], env);
	const report = await readReport<PlaywrightReport>(file);
	const tests = report && playwrightTests(report);
	if (isBuilt) {
		return counted(code, tests && countTests(tests));
	}

	console.error('The site did not build: all browser tests count as failed.');
	return {passed: 0, failed: Math.max(1, tests?.length ?? 0), skipped: 0};
};

/** The parts of `npm test` in order; with `only` or `grep`, those that these leave. `nightly`: those of `npm run test:nightly`. */
export const partsFor = ({only, grep, nightly}: {only?: 'unit' | 'e2e'; grep?: string; nightly?: boolean}): Part[] => {
	const site: Site = {isBuilt: true};
	const all: (Part & {in?: 'unit' | 'e2e'})[] = [
		{name: 'Toolkit packages, lint', run: lintAndToolkit},
		{name: 'Types', run: types},
		// Before the tests and checks that need every page compiled: the build does that on all processors.
		{name: 'Build', run: () => build(site), in: 'e2e'},
		{name: 'Unit tests', run: () => vitest('unit', grep), in: 'unit'},
		{name: 'Content', run: () => contentAndFixtures(site)},
		{name: 'Tests of the built site', run: () => built(site, grep), in: 'e2e'},
		{name: 'Browser tests', run: () => browser(site, grep), in: 'e2e'},
	];
	if (nightly) {
		return [
			{name: 'Build', run: () => build(site)},
			{name: 'Nightly browser tests', run: () => browser(site, grep, true)},
		];
	}

	return all.filter((part) => (only ? part.in === only : grep ? part.in !== undefined : true));
};
