import {prove} from '../checks/proof/prove';
import {describeShare} from '../checks/proof/record';
import {loadScope} from '../checks/scope';
import {ensureBrowser} from '../tests/runner/ensure-browser';
import {runMain} from './steps';
import {ensureToolkit} from './toolkit/install';

await runMain(async () => {
	ensureToolkit();
	const {wants} = await loadScope(process.argv.slice(2));
	const {outcomes, share} = await prove(wants, {
		browser: await ensureBrowser(),
		today: new Date().toISOString().slice(0, 10),
		onProgress: (done, of) => done % 50 === 0 && console.error(`${done} of ${of}`),
	});
	for (const [{page, line}, {result, reason}] of outcomes) {
		if (result === 'failed') {
			console.log(`${page}:${line}: ${reason}`);
		}
	}

	console.log(`\n${describeShare(share).join('\n')}`);
	// A browser that was killed with a sample in it may leave a timer behind.
	process.exit(0);
});
