import {symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {program} from '../../../pipeline/base/programs';
import {cacheDir, repoDir} from '../../../pipeline/base/site-dir';
import {ensureToolkit, toolkitDir} from '../../../scripts/toolkit/install';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {pinnedVersion} from '../record';
import {DECLARED, SIMULATED} from '../runners/exit-codes';
import {OUTPUT_PICTURE, STAND_IN, TSX} from '../runners/project/project';
import {requestBody} from './webhook';

const version = pinnedVersion().replaceAll('.', '-');
const folder = temporaryFolder(path.join(cacheDir, 'proof'));
const RIGHT = `
import {getRenderProgress, renderMediaOnLambda} from '@remotion/lambda/client';
const region = 'us-east-1';
const functionName = 'remotion-render-${version}-mem2048mb-disk2048mb-120sec';
const {renderId, bucketName} = await renderMediaOnLambda({region, functionName, serveUrl: 'my-videos', composition: 'Intro', codec: 'h264'});
for (;;) {
	const progress = await getRenderProgress({region, functionName, renderId, bucketName});
	if (progress.fatalErrorEncountered) throw new Error(progress.errors[0].message);
	if (progress.done) break;
	await new Promise((resolve) => setTimeout(resolve, 200));
}
`;

beforeAll(async () => {
	await ensureToolkit();
	await symlink(path.join(toolkitDir, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});

let count = 0;
const run = async (code: string): Promise<{exitCode?: number; all: string}> => {
	const file = path.join(folder, `sample-${count++}.mjs`);
	await writeFile(file, code);
	const {exitCode, all} = await program('node', ['--import', TSX, STAND_IN, 'node', OUTPUT_PICTURE, OUTPUT_PICTURE, 'node', file], {
		cwd: repoDir,
		all: true,
		reject: false,
	});
	return {exitCode, all: all ?? ''};
};

// Like all that runs in a project, it needs a Unix shell.
describe.skipIf(process.platform === 'win32')('RUN-01 samples run against a stand-in for AWS', () => {
	test('one that renders, and waits for the render, works; one that asks nothing has not shown anything', async () => {
		expect((await run(RIGHT)).exitCode).toBe(SIMULATED);
		expect((await run("import {getRegions} from '@remotion/lambda'; getRegions();")).exitCode).toBe(DECLARED);
	}, 60_000);

	test.each([
		[
			'a function that is not deployed',
			['mem2048mb-disk2048mb-120sec', 'mem2048mb-disk2048mb-121sec'],
			/ResourceNotFoundException|Function not found/,
		],
		['a function of another version', [`${version}-mem2048mb-disk2048mb`, '4-0-382-mem2048mb-disk2048mb'], /Version mismatch/],
		['an option by another name', ['serveUrl:', 'site:'], /parameter must be a string/],
		['a composition by another name', ['composition:', 'compositionId:'], /Could not find composition/],
		['a codec that there is not', ["'h264'", "'h266'"], /h266/],
		['a site that is not there', ["'my-videos'", "'your-videos'"], /404/],
		['a render that was not started', ['renderId, bucketName});\n', "renderId: 'other', bucketName});\n"], /NoSuchKey|does not exist/],
		[
			'a bucket that is not there',
			['renderId, bucketName});\n', "renderId, bucketName: 'remotionlambda-useast1-other'});\n"],
			/NoSuchBucket|bucket does not exist/,
		],
		[
			'credentials that nobody has',
			['const region', "process.env.REMOTION_AWS_ACCESS_KEY_ID = 'AKIAOTHER';\nconst region"],
			/mixed up|security token/,
		],
	])(
		'%s fails it',
		async (_, [from, to], reason) => {
			const code = RIGHT.replace(from!, to!);
			expect(code).not.toBe(RIGHT);
			const {exitCode, all} = await run(code);
			expect(all).toMatch(reason);
			expect(exitCode).toBe(1);
		},
		60_000,
	);

	test('an action that the stand-in does not know fails it, even where the sample goes on', async () => {
		const {exitCode, all} = await run(`
import {getAwsClient} from '@remotion/lambda/client';
const {client, sdk} = getAwsClient({region: 'us-east-1', service: 's3'});
await client.send(new sdk.GetBucketCorsCommand({Bucket: 'shop-media'})).catch(() => undefined);
`);
		expect([exitCode, all]).toEqual([1, expect.stringContaining("The stand-in for AWS doesn't know s3 GET /shop-media/?cors")]);
	}, 60_000);
});

test('RUN-01 endpoints are asked for what the seeded account has', () => {
	expect(JSON.parse(requestBody("region: 'eu-central-1'"))).toMatchObject({
		renderId: 'd7nlc2y',
		bucketName: 'remotionlambda-eucentral1-4x8z1cq2mw',
	});
});
