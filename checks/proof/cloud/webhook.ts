import {createHmac} from 'node:crypto';
import {bucketIn, FINISHED_RENDER} from './account';

const region = (code: string): string => (code.includes('eu-central-1') ? 'eu-central-1' : 'us-east-1');

/** The body that is sent to the endpoints of a sample: it has every field that one of them reads. */
export const requestBody = (code: string): string =>
	JSON.stringify({
		...{renderId: FINISHED_RENDER, bucketName: bucketIn(region(code))},
		...{runner: 'Amara', name: 'Amara', codec: 'h264', project: {}},
		...{key: 'Sample/clip.mp4', contentType: 'video/mp4', size: 1000},
	});

const payload = {
	type: 'success',
	renderId: FINISHED_RENDER,
	expectedBucketOwner: '123456789012',
	bucketName: bucketIn('us-east-1'),
	customData: {orderId: 'A-1042'},
	outputUrl: `https://s3.us-east-1.amazonaws.com/${bucketIn('us-east-1')}/renders/${FINISHED_RENDER}/out.mp4`,
	lambdaErrors: [],
	outputFile: `https://s3.us-east-1.amazonaws.com/${bucketIn('us-east-1')}/renders/${FINISHED_RENDER}/out.mp4`,
	timeToFinish: 5200,
	costs: {accruedSoFar: 0.001, displayCost: '$0.001', currency: 'USD', disclaimer: 'Made up: nothing was billed.'},
};

/** The secret that samples read from their environment. */
export const WEBHOOK_SECRET = 'made-up';

const WEBHOOK = /\b(?:appRouterWebhook|pagesRouterWebhook|expressWebhook|validateWebhookSignature)\(/;
const PATH = /\bapp\.(?:post|all)\(\s*'([^']+)'/;

/** The path that the first endpoint of a sample's server has. */
export const pathIn = (code: string): string => PATH.exec(code)?.[1] ?? '/';

type Send = (body: string, signature: string) => Promise<number>;

const toServer =
	(address: string): Send =>
	async (body, signature) =>
		(await fetch(address, {method: 'POST', body, headers: {'content-type': 'application/json', 'x-remotion-signature': signature}})).status;

/** A handler of Next.js, of either router: one takes a request, the other a request and a response. */
const toHandler =
	(handler: (...given: unknown[]) => unknown): Send =>
	async (body, signature) => {
		if (handler.length < 2) {
			const request = new Request('https://example.com/', {method: 'POST', body, headers: {'x-remotion-signature': signature}});
			return ((await handler(request)) as Response).status;
		}

		let answered = 500;
		const response = {
			status: (code: number) => {
				answered = code;
				return response;
			},
			...{json: () => response, end: () => response, setHeader: () => response},
		};
		await handler({method: 'POST', headers: {'x-remotion-signature': signature}, body: JSON.parse(body)}, response);
		return answered;
	};

const refuses = (send: Send, body: string): Promise<boolean> =>
	send(body, 'sha512=forged').then(
		(status) => status >= 400,
		() => true,
	);

/**
 * Sends the webhook of a finished render to a sample that takes one: first signed, which it has to accept, then with a forged
 * signature, which it has to refuse. Resolves to whether the sample takes webhooks. Rejects if it does the wrong thing.
 */
export const receiveWebhook = async (code: string, handler: unknown, addresses: string[]): Promise<boolean> => {
	if (!WEBHOOK.test(code)) {
		return false;
	}

	const [address] = addresses;
	const send = address ? toServer(`${address}${pathIn(code)}`) : toHandler(handler as (...given: unknown[]) => unknown);
	const body = JSON.stringify(payload);
	const status = await send(body, `sha512=${createHmac('sha512', WEBHOOK_SECRET).update(body).digest('hex')}`);
	if (status >= 300) {
		throw new Error(`The webhook of a finished render is answered with ${status}`);
	}

	if (!(await refuses(send, body))) {
		throw new Error('A webhook with a forged signature is accepted');
	}

	return true;
};
