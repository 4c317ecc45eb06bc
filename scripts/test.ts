import {mkdir, rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {helpFor} from '../pipeline/base/help';
import {type Counts, ONE_FAILED, sum, summaryLine} from '../tests/runner/counts';
import {reports, resultsDir} from '../tests/runner/exec';
import {type Part, partsFor} from '../tests/runner/parts';

helpFor(`Runs the tests: units, the built site, browsers.
  --unit         only those that need no build
  --e2e          only those in a browser
  --grep <text>  only those whose titles contain the text
  --nightly      those that take hours`);

const {values} = parseArgs({
	options: {unit: {type: 'boolean'}, e2e: {type: 'boolean'}, grep: {type: 'string'}, nightly: {type: 'boolean'}},
});

const runPart = async ({name, run}: Part): Promise<Counts> => {
	console.log(`\n── ${name} ──`);
	const start = performance.now();
	const counts = await run().catch((error: unknown) => {
		console.error(error);
		return ONE_FAILED;
	});
	console.log(`── ${name}: ${summaryLine(counts)} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
	return counts;
};

await mkdir(resultsDir, {recursive: true});
await Promise.all((values.nightly ? [reports.nightly] : Object.values(reports)).map((file) => rm(file, {force: true})));

const counts: Counts[] = [];
for (const part of partsFor({only: values.unit ? 'unit' : values.e2e ? 'e2e' : undefined, grep: values.grep, nightly: values.nightly})) {
	counts.push(await runPart(part));
}

const total = sum(counts);
console.log(`\n${summaryLine(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
