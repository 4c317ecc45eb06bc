import type * as LambdaClient from '../../../toolkit/node_modules/@remotion/lambda-client';
import type * as Serverless from '../../../toolkit/node_modules/@remotion/serverless';
import {type Account, put} from './account';
import {progressOf} from './progress';
import {bucketFor, checkComposition, openSite, writeOutput} from './rules';
import {type Payloads, provider, serverless, VERSION} from './toolkit';

type Still = Payloads[Serverless.ServerlessRoutines.still];

/** The messages that the function streams while it renders a still. */
export const still = (account: Account, region: string, payload: Still): Buffer => {
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
		writeOutput(account, {bucketName: outBucket, key: outKey, body: account.outputs.picture, type: `image/${imageFormat}`}, privacy);
		const progress = progressOf({renderId, bucketName, region, functionName: '', version: VERSION, outputSize: 0}, 'rendering');
		const renderMetadata = {...progress.renderMetadata!, type: 'still', codec: null, imageFormat, outName, privacy};
		put(
			account.buckets.get(bucketName)!,
			`renders/${renderId}/progress.json`,
			JSON.stringify({...progress, renderMetadata}),
			'application/json',
		);
		const size = account.outputs.picture.length;
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
