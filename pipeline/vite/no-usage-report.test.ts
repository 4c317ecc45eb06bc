import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Rolldown} from 'vite';
import {expect, test} from 'vitest';
import {repoDir} from '../base/site-dir';
import {noUsageReport, withoutUsageReport} from './no-usage-report';

const entry = path.join(repoDir, 'node_modules/@remotion/webcodecs/dist/esm/index.mjs');

test('FLT-06 the bundled package keeps its work and loses its reports', async () => {
	const [built] = (await build({
		configFile: false,
		logLevel: 'error',
		plugins: [noUsageReport()],
		build: {write: false, lib: {entry, formats: ['es']}},
	})) as Rolldown.RolldownOutput[];
	const {code} = built!.output[0];
	expect(code).toContain('webm');
	expect(code).not.toMatch(/remotion\.pro|\/api\/track/);
});

test('a package that reports in another way stops the build', () => {
	expect(() => withoutUsageReport(readFileSync(entry, 'utf8').replace('import_licensing = ', 'other = '))).toThrow(/in another way/);
});

test('a package that does not report stays as it is', () => {
	expect(withoutUsageReport('export const a = 1;')).toBeUndefined();
});
