import {requireFromToolkit} from '../../../scripts/toolkit/install';
import type * as LambdaClient from '../../../toolkit/node_modules/@remotion/lambda-client';
import type * as Serverless from '../../../toolkit/node_modules/@remotion/serverless';

/** The code of the deployed function. */
export const serverless: typeof Serverless = requireFromToolkit('@remotion/serverless');

/** The version of the toolkit. */
export const {VERSION} = serverless;

/** What the function knows of AWS. */
export const {awsImplementation: provider} = (requireFromToolkit('@remotion/lambda-client') as typeof LambdaClient).LambdaClientInternals;

/** What clients send to the function. */
export type Payloads = Serverless.ServerlessPayloads<LambdaClient.AwsProvider>;
