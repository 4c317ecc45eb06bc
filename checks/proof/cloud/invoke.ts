import type * as Serverless from '../../../toolkit/node_modules/@remotion/serverless';
import {ACCOUNT_ID, type Account, type DeployedFunction, partsOf} from './account';
import {compositions} from './compositions';
import {launch} from './launch';
import {still} from './still';
import {type Payloads, provider, serverless, VERSION} from './toolkit';

type Payload = {type: string; version?: string};

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
			await launch(account, region, deployed, payload as Payloads[Serverless.ServerlessRoutines.launch]);
			return Buffer.from('{}');
		case 'still':
			return still(account, region, payload as Payloads[Serverless.ServerlessRoutines.still]);
		case 'compositions':
			return compositions(account, region, payload as Payloads[Serverless.ServerlessRoutines.compositions]);
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
