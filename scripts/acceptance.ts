import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {helpFor} from '../pipeline/base/help';
import {repoDir} from '../pipeline/base/site-dir';
import {proofs} from '../tests/runner/acceptance';
import {type PlaywrightReport, playwrightTests, type VitestReport, vitestTests} from '../tests/runner/counts';
import {readReport, reports} from '../tests/runner/exec';

helpFor(`Compares the results of the last npm test with tests/acceptance.tsv, and lists the promises without a passing test.
  --strict  exit with 1 when there are any`);

const {values} = parseArgs({options: {strict: {type: 'boolean'}}});

const unit = await readReport<VitestReport>(reports.unit);
const built = await readReport<VitestReport>(reports.built);
const playwright = await readReport<PlaywrightReport>(reports.playwright);
for (const [name, report] of Object.entries({'unit tests': unit, 'tests of the built site': built, 'browser tests': playwright})) {
	if (!report) {
		console.error(`No results of ${name}: run \`npm test\` first.`);
	}
}

const table = await readFile(path.join(repoDir, 'tests', 'acceptance.tsv'), 'utf8');
const all = proofs(table, [
	...[unit, built].flatMap((report) => (report ? vitestTests(report) : [])),
	...(playwright ? playwrightTests(playwright) : []),
]);
const open = all.filter(({state}) => state !== 'proved');

for (const {id, state, promise} of open) {
	console.log(`${id}  ${state.padEnd(8)}  ${promise}`);
}

console.log(`${all.length - open.length} of ${all.length} proved`);
process.exit(values.strict && open.length > 0 ? 1 : 0);
