import {setTimeout} from 'node:timers/promises';
import type * as LambdaClient from '../../../toolkit/node_modules/@remotion/lambda-client';
import type * as Serverless from '../../../toolkit/node_modules/@remotion/serverless';
import {type Account, type DeployedFunction, put} from './account';
import {COMPOSITION, type Progress, progressOf} from './progress';
import {checkComposition, openSite, writeOutput} from './rules';
import {type Payloads, provider, serverless, VERSION} from './toolkit';

type Launch = Payloads[Serverless.ServerlessRoutines.launch];

/** Long enough for a sample to see a render under way. */
const RENDER_MS = 400;

/** The metadata of a render that its caller chose. The cast: what fits together in a payload fits together here, too. */
const metadataOf = (payload: Launch): Partial<Serverless.RenderMetadata<LambdaClient.AwsProvider>> =>
	({
		codec: payload.codec,
		imageFormat: payload.imageFormat,
		compositionId: payload.composition,
		privacy: payload.privacy,
		deleteAfter: payload.deleteAfter,
		downloadBehavior: payload.downloadBehavior,
		muted: payload.muted,
		audioCodec: payload.audioCodec,
		siteId: payload.serveUrl,
		scale: payload.scale,
		inputProps: payload.inputProps,
		outName: payload.outName ?? undefined,
	}) as Partial<Serverless.RenderMetadata<LambdaClient.AwsProvider>>;

/** Renders as the function does, but without frames: applies the toolkit's own rules, waits, and writes the output. */
export const launch = async (account: Account, region: string, {name}: DeployedFunction, payload: Launch): Promise<void> => {
	const {renderId, bucketName, codec, outName, audioCodec, privacy, overwrite} = payload;
	const bucket = account.buckets.get(bucketName)!;
	const save = (progress: Progress): void => put(bucket, `renders/${renderId}/progress.json`, JSON.stringify(progress), 'application/json');
	const render = {
		renderId,
		bucketName,
		region,
		functionName: name,
		version: VERSION,
		outputSize: account.outputs.video.length,
		given: metadataOf(payload),
	};
	try {
		openSite(account, payload.serveUrl);
		checkComposition(payload.composition);
		serverless.validateFramesPerFunction({
			framesPerFunction: payload.framesPerFunction,
			concurrency: payload.concurrency,
			durationInFrames: COMPOSITION.durationInFrames,
		});
		serverless.validateOutname({
			outName,
			codec,
			audioCodecSetting: audioCodec,
			separateAudioTo: null,
			bucketNamePrefix: provider.getBucketPrefix(),
		});
		serverless.validatePrivacy(privacy, true);
		const started = progressOf(render, 'rendering');
		save(started);
		const s3OutputProvider = typeof outName === 'object' && outName && 's3OutputProvider' in outName ? outName.s3OutputProvider : undefined;
		const {key, renderBucketName} = serverless.getExpectedOutName({
			renderMetadata: started.renderMetadata!,
			bucketName,
			customCredentials: s3OutputProvider ?? null,
			bucketNamePrefix: provider.getBucketPrefix(),
		});
		if (!s3OutputProvider && !overwrite && account.buckets.get(renderBucketName)?.objects.has(key)) {
			throw new TypeError(`Output file "${key}" in bucket "${renderBucketName}" in region "${region}" already exists.`);
		}

		await setTimeout(RENDER_MS);
		if (!s3OutputProvider) {
			writeOutput(account, {bucketName: renderBucketName, key, body: account.outputs.video, type: 'video/mp4'}, privacy);
		}

		save(progressOf({...render, outputFile: `https://s3.${region}.amazonaws.com/${renderBucketName}/${key}`}, 'done'));
	} catch (error) {
		const {message, name: errorName, stack = message} = error as Error;
		const told = {type: 'stitcher' as const, message, name: errorName, stack, frame: null, chunk: null, isFatal: true, tmpDir: null};
		save({...progressOf(render, 'rendering'), errors: [{...told, attempt: 1, totalAttempts: 1, willRetry: false}]});
	}
};
