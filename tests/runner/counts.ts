/** How a part of the test run went. */
export type Counts = {passed: number; failed: number; skipped: number};

export const ONE_PASSED: Counts = {passed: 1, failed: 0, skipped: 0};
export const ONE_FAILED: Counts = {passed: 0, failed: 1, skipped: 0};

/** A test that ran, by its own title (without enclosing describes). */
export type RanTest = {title: string; status: 'passed' | 'failed' | 'skipped'};

/** The part of Vitest's JSON report that we read. */
export type VitestReport = {
	testResults: {name: string; status: string; assertionResults: {title: string; status: string}[]}[];
};

type PlaywrightSuite = {suites?: PlaywrightSuite[]; specs?: {title: string; tests: {status: string}[]}[]};

/** The part of Playwright's JSON report that we read. */
export type PlaywrightReport = {suites: PlaywrightSuite[]; errors?: {message?: string}[]};

const vitestStatus = (status: string): RanTest['status'] => (status === 'passed' || status === 'failed' ? status : 'skipped');

/** Every test of a Vitest report; a file that could not be loaded counts as one failed test. */
export const vitestTests = ({testResults}: VitestReport): RanTest[] =>
	testResults.flatMap(({name, status, assertionResults}) =>
		assertionResults.length === 0 && status === 'failed'
			? [{title: name, status: 'failed' as const}]
			: assertionResults.map((test) => ({title: test.title, status: vitestStatus(test.status)})),
	);

const playwrightStatus = (statuses: string[]): RanTest['status'] => {
	if (statuses.length === 0 || statuses.includes('unexpected')) {
		return 'failed';
	}

	return statuses.every((status) => status === 'skipped') ? 'skipped' : 'passed';
};

const suiteTests = ({suites = [], specs = []}: PlaywrightSuite): RanTest[] => [
	...specs.map(({title, tests}) => ({title, status: playwrightStatus(tests.map(({status}) => status))})),
	...suites.flatMap(suiteTests),
];

/** Every test of a Playwright report; an error outside of all tests counts as one failed test. */
export const playwrightTests = ({suites, errors = []}: PlaywrightReport): RanTest[] => [
	...suites.flatMap(suiteTests),
	...errors.map(({message}) => ({title: message ?? 'error outside of all tests', status: 'failed' as const})),
];

/** Counts tests by status. */
export const countTests = (tests: RanTest[]): Counts => ({
	passed: tests.filter(({status}) => status === 'passed').length,
	failed: tests.filter(({status}) => status === 'failed').length,
	skipped: tests.filter(({status}) => status === 'skipped').length,
});

/** Adds up the parts. */
export const sum = (parts: Counts[]): Counts =>
	parts.reduce((a, b) => ({passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped}), {
		passed: 0,
		failed: 0,
		skipped: 0,
	});

/** The last line of the test run. */
export const summaryLine = ({passed, failed, skipped}: Counts): string =>
	`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
