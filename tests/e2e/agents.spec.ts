import {computeScore, runChecks} from 'afdocs';
import {expect, test} from '../support/servers';

/** It asks the hosts that pages link to, and a test run has no network. */
const NEEDS_NETWORK = ['markdown-link-portability'];
/** What does not pass yet; the list may only become shorter. */
const KNOWN_GAPS = ['llms-txt-size', 'content-start-position', 'markdown-content-parity'];
const SCORE = 90;

test('AGT-01 the checks for documentation that agents read find nothing new', async ({site}) => {
	test.setTimeout(180_000);
	const report = await runChecks(site, {
		canonicalOrigin: 'https://www.remotion.dev',
		samplingStrategy: 'deterministic',
		maxLinksToTest: 12,
		skipCheckIds: NEEDS_NETWORK,
	});
	const found = report.results.filter(({status}) => !['pass', 'skip'].includes(status));
	expect(found.filter(({id}) => !KNOWN_GAPS.includes(id)).map(({id, message}) => `${id}: ${message}`)).toEqual([]);
	expect(computeScore(report).overall).toBeGreaterThanOrEqual(SCORE);
});
