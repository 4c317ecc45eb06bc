import {parseArgs} from 'node:util';
import {peersDir} from '../checks/proof/peers';
import {prove} from '../checks/proof/prove';
import {describeShare} from '../checks/proof/share';
import {loadScope} from '../checks/scope';
import {helpFor} from '../pipeline/base/help';
import {ensureBrowser} from '../tests/runner/ensure-browser';
import {runMain} from './steps';
import {ensureToolkit} from './toolkit/install';

helpFor(`Runs samples of pages and records which ran: those that changed, of all pages or of the files given.
  --again   run every sample
  --failed  run those that failed`);

await runMain(async () => {
	const {values, positionals} = parseArgs({options: {again: {type: 'boolean'}, failed: {type: 'boolean'}}, allowPositionals: true});
	await ensureToolkit();
	await ensureToolkit(peersDir);
	const {wants} = loadScope(positionals);
	let done = 0;
	const share = await prove(wants, {
		browser: await ensureBrowser(),
		today: new Date().toISOString().slice(0, 10),
		again: values.again ? 'all' : values.failed ? 'failed' : undefined,
		onOutcome: ({page, line}, {result, reason}) => {
			done++;
			if (result === 'failed') {
				console.log(`${page}:${line}: ${reason}`);
			} else if (done % 50 === 0) {
				console.error(`${done} done`);
			}
		},
	});
	console.log(`\n${describeShare(share).join('\n')}`);
	// A browser that was killed with a sample in it may leave a timer behind.
	process.exit(0);
});
