import type * as LambdaClient from '../../../toolkit/node_modules/@remotion/lambda-client';
import type * as Serverless from '../../../toolkit/node_modules/@remotion/serverless';
import type {Account} from './account';
import {COMPOSITION} from './progress';
import {bucketFor, openSite} from './rules';
import {type Payloads, provider} from './toolkit';

type Compositions = Payloads[Serverless.ServerlessRoutines.compositions];

/** The compositions that every site has. */
const IDS = ['Intro', 'RaceRecap', 'ProductTeaser'];

/** What the function answers that is asked for the compositions of a site. */
export const compositions = (account: Account, region: string, payload: Compositions): Buffer => {
	const bucketName = bucketFor(account, region, payload.bucketName);
	openSite(account, provider.convertToServeUrl({urlOrId: payload.serveUrl, region: region as LambdaClient.AwsRegion, bucketName}));
	const all = IDS.map((id) => ({id, ...COMPOSITION, defaultProps: {}, props: {}, defaultCodec: null}));
	return Buffer.from(JSON.stringify({type: 'success', compositions: all}));
};
