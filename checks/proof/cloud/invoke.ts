import {setTimeout} from 'node:timers/promises';
import {requireFromToolkit} from '../../../scripts/toolkit/install';
import type * as LambdaClient from '../../../toolkit/node_modules/@remotion/lambda-client';
import type * as Serverless from '../../../toolkit/node_modules/@remotion/serverless';
import {ACCOUNT_ID, type Account, type DeployedFunction, partsOf, put, Refusal} from './account';
import {COMPOSITION, type Progress, progressOf} from './progress';

const serverless: typeof Serverless = requireFromToolkit('@remotion/serverless');
/** The version of the toolkit. */
export const {VERSION} = serverless;
const {awsImplementation: provider} = (requireFromToolkit('@remotion/lambda-client') as typeof LambdaClient).LambdaClientInternals;

type Payloads = Serverless.ServerlessPayloads<LambdaClient.AwsProvider>;
type Launch = Payloads[Serverless.ServerlessRoutines.launch];
type Still = Payloads[Serverless.ServerlessRoutines.still];
type Compositions = Payloads[Serverless.ServerlessRoutines.compositions];
type Payload = {type: string; version?: string};

/** The output of every render: small files that are a real video and a real image. */
export const outputs: {video: Buffer; picture: Buffer} = {video: Buffer.alloc(0), picture: Buffer.alloc(0)};

/** Long enough for a sample to see a render under way. */
const RENDER_MS = 400;

const SITE = /^https:\/\/(?<bucket>[^.]+)\.s3\.(?<region>[^.]+)\.amazonaws\.com\/(?<key>sites\/[^/]+\/)(?:index\.html)?$/;

/** Throws if a site is in a bucket of the account and doesn't exist. Other hosts aren't asked. */
const openSite = (account: Account, serveUrl: string): void => {
	const {bucket, key} = SITE.exec(serveUrl)?.groups ?? {};
	if (bucket && !account.buckets.get(bucket)?.objects.has(`${key}index.html`)) {
		throw new Error(`Error while getting compositions: Tried to go to ${serveUrl} but the status code was 404 instead of 200.`);
	}
};

/** Applies the rule that the function checks before it starts a browser. */
const checkComposition = (composition: unknown): void => {
	if (typeof composition !== 'string' || composition === '') {
		throw new Error(`Could not find composition with ID ${String(composition)}.`);
	}
};

/** Writes an output into a bucket of the account. Throws if there is no such bucket, or if it doesn't allow this privacy. */
const writeOutput = (
	account: Account,
	{bucketName, key, body, type}: {bucketName: string; key: string; body: Buffer; type: string},
	privacy: string,
): void => {
	const bucket = account.buckets.get(bucketName);
	if (!bucket) {
		throw new Refusal('NoSuchBucket', `The specified bucket does not exist: ${bucketName}`, 404);
	}

	if (privacy !== 'no-acl' && !bucket.acl) {
		throw new Refusal('AccessControlListNotSupported', 'The bucket does not allow ACLs');
	}

	put(bucket, key, body, type);
};

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
const launch = async (account: Account, region: string, {name}: DeployedFunction, payload: Launch): Promise<void> => {
	const {renderId, bucketName, codec, outName, audioCodec, privacy, overwrite} = payload;
	const bucket = account.buckets.get(bucketName)!;
	const save = (progress: Progress): void => put(bucket, `renders/${renderId}/progress.json`, JSON.stringify(progress), 'application/json');
	const render = {
		renderId,
		bucketName,
		region,
		functionName: name,
		version: VERSION,
		outputSize: outputs.video.length,
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
			writeOutput(account, {bucketName: renderBucketName, key, body: outputs.video, type: 'video/mp4'}, privacy);
		}

		save(progressOf({...render, outputFile: `https://s3.${region}.amazonaws.com/${renderBucketName}/${key}`}, 'done'));
	} catch (error) {
		const {message, name: errorName, stack = message} = error as Error;
		const told = {type: 'stitcher' as const, message, name: errorName, stack, frame: null, chunk: null, isFatal: true, tmpDir: null};
		save({...progressOf(render, 'rendering'), errors: [{...told, attempt: 1, totalAttempts: 1, willRetry: false}]});
	}
};

const bucketFor = (account: Account, region: string, given: string | null | undefined): string => {
	const [own] =
		[...account.buckets].find(([name, bucket]) => bucket.region === region && name.startsWith(provider.getBucketPrefix())) ?? [];
	const bucketName = given ?? own;
	if (!bucketName || !account.buckets.has(bucketName)) {
		throw new Refusal('NoSuchBucket', `The specified bucket does not exist: ${bucketName}`, 404);
	}

	return bucketName;
};

/** The messages that the function streams while it renders a still. */
const still = (account: Account, region: string, payload: Still): Buffer => {
	const renderId = provider.randomHash();
	const messages: Buffer[] = [];
	const stream = (message: Serverless.StreamingPayload<LambdaClient.AwsProvider>): void => {
		messages.push(Buffer.from(serverless.makeStreamPayload({message})));
	};
	stream({type: 'render-id-determined', payload: {renderId}});
	try {
		const bucketName = bucketFor(account, region, payload.bucketName);
		openSite(account, provider.convertToServeUrl({urlOrId: payload.serveUrl, region: region as LambdaClient.AwsRegion, bucketName}));
		checkComposition(payload.composition);
		serverless.validatePrivacy(payload.privacy, true);
		provider.validateDeleteAfter(payload.deleteAfter);
		const {imageFormat, outName, privacy} = payload;
		serverless.validateOutname({
			outName,
			codec: null,
			audioCodecSetting: null,
			separateAudioTo: null,
			bucketNamePrefix: provider.getBucketPrefix(),
		});
		const own = typeof outName === 'object' && outName ? outName : undefined;
		const outKey = own?.key ?? `renders/${renderId}/${typeof outName === 'string' ? outName : `out.${imageFormat}`}`;
		const outBucket = own?.bucketName ?? bucketName;
		writeOutput(account, {bucketName: outBucket, key: outKey, body: outputs.picture, type: `image/${imageFormat}`}, privacy);
		const progress = progressOf({renderId, bucketName, region, functionName: '', version: VERSION, outputSize: 0}, 'rendering');
		const renderMetadata = {...progress.renderMetadata!, type: 'still', codec: null, imageFormat, outName, privacy};
		put(
			account.buckets.get(bucketName)!,
			`renders/${renderId}/progress.json`,
			JSON.stringify({...progress, renderMetadata}),
			'application/json',
		);
		const size = outputs.picture.length;
		stream({
			type: 'still-rendered',
			payload: {
				type: 'success',
				output: `https://s3.${region}.amazonaws.com/${outBucket}/${outKey}`,
				...{size, sizeInBytes: size, bucketName, renderId, outKey, receivedArtifacts: []},
				estimatedPrice: {accruedSoFar: 0.0001, displayCost: '$0.0001', currency: 'USD', disclaimer: 'Made up: nothing was billed.'},
			},
		});
	} catch (error) {
		const {stack = ''} = error as Error;
		stream({type: 'error-occurred', payload: {error: stack, shouldRetry: false, errorInfo: undefined as never}});
	}

	return Buffer.concat(messages);
};

/** The compositions that every site has. */
const IDS = ['Intro', 'RaceRecap', 'ProductTeaser'];

const compositions = (account: Account, region: string, payload: Compositions): Buffer => {
	const bucketName = bucketFor(account, region, payload.bucketName);
	openSite(account, provider.convertToServeUrl({urlOrId: payload.serveUrl, region: region as LambdaClient.AwsRegion, bucketName}));
	const all = IDS.map((id) => ({id, ...COMPOSITION, defaultProps: {}, props: {}, defaultCodec: null}));
	return Buffer.from(JSON.stringify({type: 'success', compositions: all}));
};

/** Handles any other payload with the code of the deployed function itself. */
const answer = async (region: string, deployed: DeployedFunction, payload: Payload): Promise<Buffer> => {
	const written: Buffer[] = [];
	await serverless.innerHandler({
		params: payload as never,
		responseWriter: {write: async (data) => void written.push(Buffer.from(data)), end: async () => undefined},
		context: {
			invokedFunctionArn: `arn:aws:lambda:${region}:${ACCOUNT_ID}:function:${deployed.name}`,
			awsRequestId: 'stand-in',
			getRemainingTimeInMillis: () => deployed.timeout * 1000,
		} as never,
		providerSpecifics: provider,
		insideFunctionSpecifics: {
			deleteTmpDir: async () => undefined,
			generateRandomId: ({deleteAfter, randomHashFn}: {deleteAfter: string | null; randomHashFn: () => string}) =>
				[deleteAfter, randomHashFn()].filter(Boolean).join('-'),
			getCurrentRegionInFunction: () => region,
			getCurrentFunctionName: () => deployed.name,
			getCurrentMemorySizeInMb: () => deployed.memory,
		} as never,
	});
	return Buffer.concat(written);
};

const routine = async (account: Account, region: string, deployed: DeployedFunction, payload: Payload): Promise<Buffer> => {
	const version = partsOf(deployed.name)?.version;
	if (version !== VERSION) {
		if (payload.type === 'info') {
			return Buffer.from(JSON.stringify({type: 'success', version}));
		}

		throw new Error(
			`Version mismatch: you passed ${deployed.name} as the function, which has the version ${version}, but the package has ${payload.version}.`,
		);
	}

	switch (payload.type) {
		case 'launch':
			await launch(account, region, deployed, payload as Launch);
			return Buffer.from('{}');
		case 'still':
			return still(account, region, payload as Still);
		case 'compositions':
			return compositions(account, region, payload as Compositions);
		default:
			return answer(region, deployed, payload);
	}
};

/** What a deployed function answers to a payload; an error is an answer, too. */
export const invoke = async (account: Account, region: string, deployed: DeployedFunction, payload: Payload): Promise<Buffer> => {
	try {
		return await routine(account, region, deployed, payload);
	} catch (error) {
		const {message, stack} = error as Error;
		return Buffer.from(JSON.stringify({type: 'error', message, stack}));
	}
};
