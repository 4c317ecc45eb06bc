import {type Account, put, Refusal} from './account';
import {provider} from './toolkit';

const SITE = /^https:\/\/(?<bucket>[^.]+)\.s3\.(?<region>[^.]+)\.amazonaws\.com\/(?<key>sites\/[^/]+\/)(?:index\.html)?$/;

/** Throws if a site is in a bucket of the account and doesn't exist. Other hosts aren't asked. */
export const openSite = (account: Account, serveUrl: string): void => {
	const {bucket, key} = SITE.exec(serveUrl)?.groups ?? {};
	if (bucket && !account.buckets.get(bucket)?.objects.has(`${key}index.html`)) {
		throw new Error(`Error while getting compositions: Tried to go to ${serveUrl} but the status code was 404 instead of 200.`);
	}
};

/** Applies the rule that the function checks before it starts a browser. */
export const checkComposition = (composition: unknown): void => {
	if (typeof composition !== 'string' || composition === '') {
		throw new Error(`Could not find composition with ID ${String(composition)}.`);
	}
};

/** Writes an output into a bucket of the account. Throws if there is no such bucket, or if it doesn't allow this privacy. */
export const writeOutput = (
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

/** The bucket that a payload names, or the toolkit's own in a region. Throws if there is none. */
export const bucketFor = (account: Account, region: string, given: string | null | undefined): string => {
	const [own] =
		[...account.buckets].find(([name, bucket]) => bucket.region === region && name.startsWith(provider.getBucketPrefix())) ?? [];
	const bucketName = given ?? own;
	if (!bucketName || !account.buckets.has(bucketName)) {
		throw new Refusal('NoSuchBucket', `The specified bucket does not exist: ${bucketName}`, 404);
	}

	return bucketName;
};
