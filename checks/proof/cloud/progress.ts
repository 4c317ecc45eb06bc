import type {AwsProvider} from '../../../toolkit/node_modules/@remotion/lambda-client';
import type {OverallRenderProgress, RenderMetadata} from '../../../toolkit/node_modules/@remotion/serverless-client';

export type Progress = OverallRenderProgress<AwsProvider>;

export type RenderState = 'rendering' | 'done';

/** A render's ids and where it runs; `given` are the metadata fields that the caller chose. */
export type Render = {
	renderId: string;
	bucketName: string;
	region: string;
	functionName: string;
	version: string;
	outputSize: number;
	outputFile?: string;
	given?: Partial<RenderMetadata<AwsProvider>>;
};

const CHUNKS = 3;
const FRAMES = 90;
const FRAMES_PER_CHUNK = FRAMES / CHUNKS;
const MS = {opened: 400, validated: 900, chunk: 3000, encode: 700, combine: 300, whole: 5200};

/** The composition that stands for every one: nobody opens the site. */
export const COMPOSITION = {width: 1920, height: 1080, fps: 30, durationInFrames: FRAMES};

const metadataOf = ({renderId, region, functionName, version, given}: Render, startedDate: number) =>
	({
		type: 'video',
		startedDate,
		totalChunks: CHUNKS,
		estimatedTotalLambdaInvokations: CHUNKS + 1,
		estimatedRenderLambdaInvokations: CHUNKS,
		compositionId: 'Sample',
		siteId: 'sites/my-videos/index.html',
		codec: 'h264',
		imageFormat: 'jpeg',
		muted: false,
		frameRange: [0, FRAMES - 1],
		everyNthFrame: 1,
		inputProps: {type: 'payload', payload: '{}'},
		lambdaVersion: version,
		framesPerLambda: FRAMES_PER_CHUNK,
		memorySizeInMb: 2048,
		region: region as AwsProvider['region'],
		renderId,
		outName: undefined,
		privacy: 'public',
		audioCodec: null,
		deleteAfter: null,
		numberOfGifLoops: null,
		downloadBehavior: {type: 'play-in-browser'},
		audioBitrate: null,
		metadata: null,
		functionName,
		rendererFunctionName: functionName,
		dimensions: {width: COMPOSITION.width, height: COMPOSITION.height},
		scale: 1,
		...given,
	}) as RenderMetadata<AwsProvider>;

/** What a render that is under way or done has written into its bucket, as the deployed function writes it. */
export const progressOf = (render: Render, state: RenderState): Progress => {
	const startedDate = Date.now() - MS.whole;
	const chunks = Array.from({length: state === 'done' ? CHUNKS : 1}, (_, index) => index);
	const rendered = chunks.length * FRAMES_PER_CHUNK;
	const timings = chunks.map((chunk) => ({chunk, start: startedDate + MS.validated, rendered: startedDate + MS.validated + MS.chunk}));
	const done = state === 'done';
	const progress: Progress = {
		// Sound and picture of each chunk arrive on their own.
		chunks: chunks.flatMap((chunk) => [chunk, chunk]),
		framesRendered: rendered,
		framesEncoded: rendered,
		combinedFrames: done ? FRAMES : 0,
		timeToCombine: done ? MS.combine : null,
		timeToEncode: done ? MS.encode : null,
		timeToRenderFrames: done ? MS.chunk : null,
		lambdasInvoked: CHUNKS,
		retries: [],
		postRenderData: null,
		timings,
		renderMetadata: metadataOf(render, startedDate),
		errors: [],
		timeoutTimestamp: startedDate + 120_000,
		functionLaunched: startedDate,
		serveUrlOpened: startedDate + MS.opened,
		compositionValidated: startedDate + MS.validated,
		receivedArtifact: [],
	};
	if (done) {
		progress.postRenderData = {
			cost: {currency: 'USD', disclaimer: 'Made up: nothing was billed.', estimatedCost: 0.001, estimatedDisplayCost: '$0.001'},
			outputFile: render.outputFile ?? `https://s3.${render.region}.amazonaws.com/${render.bucketName}/renders/${render.renderId}/out.mp4`,
			timeToFinish: MS.whole,
			errors: [],
			startTime: startedDate,
			endTime: startedDate + MS.whole,
			outputSize: render.outputSize,
			renderSize: render.outputSize,
			filesCleanedUp: 0,
			timeToEncode: MS.encode,
			timeToCleanUp: 0,
			timeToRenderChunks: MS.chunk,
			timeToRenderFrames: MS.chunk,
			retriesInfo: [],
			mostExpensiveFrameRanges: [{timeInMilliseconds: MS.chunk, chunk: 0, frameRange: [0, FRAMES_PER_CHUNK - 1]}],
			deleteAfter: null,
			estimatedBillingDurationInMilliseconds: CHUNKS * MS.chunk,
			timeToCombine: MS.combine,
			artifactProgress: [],
		};
	}

	return progress;
};
