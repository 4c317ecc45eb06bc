import {helpFor} from '../pipeline/base/help';
import {runMain} from '../scripts/steps';
import {contentChecks} from './checks';
import {formatFinding} from './finding';
import {loadScope} from './scope';

helpFor('Checks the content: of all pages, or of the files given.');

await runMain(async () => {
	const scope = loadScope(process.argv.slice(2));
	const lines: string[] = [];

	for (const check of contentChecks) {
		const findings = await check.run(scope);
		console.error(`${findings.length === 0 ? '✓' : '✗'} ${check.name}`);
		lines.push(...findings.map(formatFinding));
	}

	for (const line of new Set(lines)) {
		console.log(line);
	}

	process.exitCode = lines.length > 0 ? 1 : 0;
});
