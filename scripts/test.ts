import {mkdir, rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {helpFor} from '../pipeline/base/help';
import {type Counts, ONE_FAILED, sum, summaryLine} from '../tests/runner/counts';
import {keepingBin, reports, resultsDir, runBin} from '../tests/runner/exec';
import {type Part, type Stage, stagesFor} from '../tests/runner/parts';

helpFor(`Runs the tests: units, the built site, browsers.
  --unit         only those that need no build
  --e2e          only those in a browser
  --grep <text>  only those whose titles contain the text
  --nightly      those that take hours`);

const {values} = parseArgs({
	options: {unit: {type: 'boolean'}, e2e: {type: 'boolean'}, grep: {type: 'string'}, nightly: {type: 'boolean'}},
});

const timed = async (part: Part, run: Parameters<Part['run']>[0]): Promise<{counts: Counts; summary: string}> => {
	const start = performance.now();
	const counts = await part.run(run).catch((error: unknown) => {
		console.error(error);
		return ONE_FAILED;
	});
	return {counts, summary: `── ${part.name}: ${summaryLine(counts)} (${((performance.now() - start) / 1000).toFixed(1)} s)`};
};

const runShown = async (part: Part): Promise<Counts> => {
	console.log(`\n── ${part.name} ──`);
	const {counts, summary} = await timed(part, runBin);
	console.log(summary);
	return counts;
};

/** What a part beside another one prints comes at once when it has ended. */
const runBeside = async (part: Part): Promise<Counts> => {
	const {runBin: run, printed} = keepingBin();
	const {counts, summary} = await timed(part, run);
	console.log(`\n── ${part.name} ──\n${printed()}${summary}`);
	return counts;
};

const runLane = async (parts: Part[], run: (part: Part) => Promise<Counts>): Promise<Counts> => {
	const counts: Counts[] = [];
	for (const part of parts) {
		counts.push(await run(part));
	}

	return sum(counts);
};

const runStage = async ([shown = [], ...beside]: Stage): Promise<Counts> =>
	sum(await Promise.all([runLane(shown, runShown), ...beside.map((lane) => runLane(lane, runBeside))]));

await mkdir(resultsDir, {recursive: true});
await Promise.all((values.nightly ? [reports.nightly] : Object.values(reports)).map((file) => rm(file, {force: true})));

const counts: Counts[] = [];
for (const stage of stagesFor({only: values.unit ? 'unit' : values.e2e ? 'e2e' : undefined, grep: values.grep, nightly: values.nightly})) {
	counts.push(await runStage(stage));
}

const total = sum(counts);
console.log(`\n${summaryLine(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
