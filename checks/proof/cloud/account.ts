import {createHash} from 'node:crypto';
import {progressOf, type RenderState} from './progress';

/** The account that samples run in: the one of a reader who has followed the setup guide. */
export const ACCOUNT_ID = '123456789012';
export const USER_ARN = `arn:aws:iam::${ACCOUNT_ID}:user/remotion-user`;
export const ACCESS_KEY = 'AKIASTANDINFORAWS000';
export const FINISHED_RENDER = 'd7nlc2y';
const RUNNING_RENDER = 'k3v9x0qd2m';

export type StoredObject = {body: Buffer; type: string; modified: Date};

/** `acl` is whether objects may have access control lists: since April 2023, new buckets disallow them. */
export type Bucket = {region: string; acl: boolean; objects: Map<string, StoredObject>};

export type DeployedFunction = {name: string; memory: number; disk: number; timeout: number; layers: string[]};

/** The output of every render: small files that are a real video and a real image. */
export type Outputs = {video: Buffer; picture: Buffer};

export type Account = {
	outputs: Outputs;
	buckets: Map<string, Bucket>;
	/** By region and name. */
	functions: Map<string, Map<string, DeployedFunction>>;
	logGroups: Set<string>;
};

/** A request that AWS refuses, with the code and the status that its SDK turns into an exception. */
export class Refusal extends Error {
	constructor(
		readonly code: string,
		message: string,
		readonly status = 400,
	) {
		super(message);
	}
}

export const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

export const put = (bucket: Bucket, key: string, body: Buffer | string, type = 'application/octet-stream'): void => {
	bucket.objects.set(key, {body: Buffer.from(body), type, modified: new Date()});
};

export const functionsIn = (account: Account, region: string): Map<string, DeployedFunction> => {
	const found = account.functions.get(region) ?? new Map<string, DeployedFunction>();
	account.functions.set(region, found);
	return found;
};

const VERSIONED = /^remotion-render-(?<version>[\d-]+|.+?)-mem(?<memory>\d+)mb-disk(?<disk>\d+)mb-(?<timeout>\d+)sec$/;

/** The settings of a function, which its name contains by the toolkit's naming convention. */
export const partsOf = (name: string): {version: string; memory: number; disk: number; timeout: number} | undefined => {
	const {version, memory, disk, timeout} = VERSIONED.exec(name)?.groups ?? {};
	return version === undefined
		? undefined
		: {version: version.replaceAll('-', '.'), memory: Number(memory), disk: Number(disk), timeout: Number(timeout)};
};

/** Memory, disk and timeout of the function that the setup guide deploys. */
const SIZE = 'mem2048mb-disk2048mb-120sec';
/** Settings of further functions that pages take as deployed. Only modules get them, since they name theirs; commands expect to find one. */
const OTHER_SIZES = ['mem2048mb-disk2048mb-240sec', 'mem3009mb-disk10240mb-240sec'];
/** Functions of earlier versions, which pages say to remove. */
const OLDER = ['4-0-382-mem2048mb-disk2048mb-120sec', '4-0-380-mem2048mb-disk10240mb-240sec'];
const SITES = [
	'race-recaps',
	'race-recaps-4-0-380',
	'product-videos',
	'my-videos',
	'my-videos-v10',
	'my-videos-v11',
	'my-videos-v12',
	'preview-branch',
	'podcasts',
	'greetings',
];
const REGIONS = ['us-east-1', 'eu-central-1'];
const SUFFIX = '4x8z1cq2mw';

/** The bucket that the toolkit made in a region. */
export const bucketIn = (region: string): string => `remotionlambda-${region.replaceAll('-', '')}-${SUFFIX}`;

/** Other buckets of the reader. Those with `acl` were made when buckets still allowed access control lists. */
const OWN_BUCKETS: [string, Pick<Bucket, 'region' | 'acl'>][] = [
	['runners-media', {region: 'us-east-1', acl: false}],
	['shop-media', {region: 'us-east-1', acl: true}],
	['my-editor-assets', {region: 'eu-central-1', acl: true}],
	['my-app-uploads', {region: 'eu-central-1', acl: false}],
];

/** An account with a function, a bucket and sites in two regions, a finished render and one that runs. */
export const seededAccount = (version: string, outputs: Outputs, sample: 'node' | 'shell'): Account => {
	const sizes = sample === 'node' ? [SIZE, ...OTHER_SIZES] : [SIZE];
	const account: Account = {outputs, buckets: new Map(), functions: new Map(), logGroups: new Set()};
	for (const [name, bucket] of OWN_BUCKETS) {
		account.buckets.set(name, {...bucket, objects: new Map()});
	}

	for (const region of REGIONS) {
		const bucketName = bucketIn(region);
		const bucket: Bucket = {region, acl: true, objects: new Map()};
		account.buckets.set(bucketName, bucket);
		for (const site of SITES) {
			put(bucket, `sites/${site}/index.html`, '<!doctype html><title>Remotion Bundle</title>', 'text/html');
			put(bucket, `sites/${site}/bundle.js`, '', 'text/javascript');
		}

		for (const name of [...sizes.map((size) => `${version.replaceAll('.', '-')}-${size}`), ...OLDER]) {
			const {memory, disk, timeout} = partsOf(`remotion-render-${name}`)!;
			functionsIn(account, region).set(`remotion-render-${name}`, {name: `remotion-render-${name}`, memory, disk, timeout, layers: []});
		}

		const renders: [string, RenderState][] = [
			[FINISHED_RENDER, 'done'],
			[RUNNING_RENDER, 'rendering'],
		];
		for (const [renderId, state] of renders) {
			const functionName = `remotion-render-${version.replaceAll('.', '-')}-${SIZE}`;
			const progress = progressOf({renderId, bucketName, region, functionName, version, outputSize: outputs.video.length}, state);
			put(bucket, `renders/${renderId}/progress.json`, JSON.stringify(progress), 'application/json');
		}

		put(bucket, `renders/${FINISHED_RENDER}/out.mp4`, outputs.video, 'video/mp4');
	}

	return account;
};
