import {escapeAttribute} from '../../../pipeline/base/text/escape-html';
import {type Account, type Bucket, etagOf, put, Refusal, type StoredObject} from './account';
import type {Reply, Request} from './request';

const xml = (body: string): Reply => ({
	headers: {'content-type': 'application/xml'},
	body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

const bucketOf = ({buckets}: Account, name: string): Bucket => {
	const bucket = buckets.get(name);
	if (!bucket) {
		throw new Refusal('NoSuchBucket', `The specified bucket does not exist: ${name}`, 404);
	}

	return bucket;
};

const objectOf = (bucket: Bucket, key: string): StoredObject => {
	const object = bucket.objects.get(key);
	if (!object) {
		throw new Refusal('NoSuchKey', `The specified key does not exist: ${key}`, 404);
	}

	return object;
};

const CREATED = '2026-01-05T10:00:00.000Z';

const listBuckets = ({buckets}: Account): Reply =>
	xml(
		`<ListAllMyBucketsResult><Buckets>${[...buckets.keys()]
			.map((name) => `<Bucket><Name>${name}</Name><CreationDate>${CREATED}</CreationDate></Bucket>`)
			.join('')}</Buckets></ListAllMyBucketsResult>`,
	);

const listObjects = ({objects}: Bucket, prefix: string): Reply => {
	const found = [...objects].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
	return xml(
		`<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${found.length}</KeyCount>${found
			.map(
				([key, {body, modified}]) =>
					`<Contents><Key>${escapeAttribute(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${escapeAttribute(etagOf(body))}</ETag><Size>${body.length}</Size></Contents>`,
			)
			.join('')}</ListBucketResult>`,
	);
};

const locationOf = ({region}: Bucket): Reply =>
	xml(`<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${region === 'us-east-1' ? '' : region}</LocationConstraint>`);

/** A body that was sent in chunks that say their length, as the SDK sends streams. */
const withoutChunks = (body: Buffer): Buffer => {
	const parts: Buffer[] = [];
	for (let at = 0; at < body.length; ) {
		const end = body.indexOf('\r\n', at);
		const length = Number.parseInt(body.toString('latin1', at, end), 16);
		if (!length) {
			break;
		}

		parts.push(body.subarray(end + 2, end + 2 + length));
		at = end + 2 + length + 2;
	}

	return Buffer.concat(parts);
};

const putObject = (bucket: Bucket, key: string, {headers, body}: Request): Reply => {
	if (headers['x-amz-acl'] && !bucket.acl) {
		throw new Refusal('AccessControlListNotSupported', 'The bucket does not allow ACLs');
	}

	const whole = String(headers['content-encoding'] ?? '').includes('aws-chunked') ? withoutChunks(body) : body;
	put(bucket, key, whole, String(headers['content-type'] ?? 'application/octet-stream'));
	return {headers: {etag: etagOf(whole)}};
};

const getObject = (bucket: Bucket, key: string, withBody: boolean): Reply => {
	const {body, type, modified} = objectOf(bucket, key);
	const headers = {
		'content-type': type,
		etag: etagOf(body),
		'last-modified': modified.toUTCString(),
		'content-length': String(body.length),
	};
	return {headers, body: withBody ? body : undefined};
};

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const createBucket = (account: Account, name: string, region: string): Reply => {
	if (!NAME.test(name)) {
		throw new Refusal('InvalidBucketName', `The specified bucket is not valid: ${name}`);
	}

	if (account.buckets.has(name)) {
		throw new Refusal('BucketAlreadyOwnedByYou', 'Your previous request to create the named bucket succeeded and you already own it.', 409);
	}

	account.buckets.set(name, {region, acl: false, objects: new Map()});
	return {};
};

/** Requests to a bucket as a whole, by method and by the part of it that they name. */
const onBucket = (account: Account, name: string, {method, query, region, headers}: Request): Reply | undefined => {
	const part = ['location', 'ownershipControls', 'publicAccessBlock', 'acl', 'cors', 'lifecycle', 'list-type'].find((each) =>
		query.has(each),
	);
	if (method === 'PUT' && !part && [...query.keys()].every((key) => key === 'x-id')) {
		return createBucket(account, name, region);
	}

	const bucket = bucketOf(account, name);
	switch (`${method} ${part}`) {
		case 'GET location':
			return locationOf(bucket);
		case 'GET list-type':
			return listObjects(bucket, query.get('prefix') ?? '');
		case 'DELETE ownershipControls':
			bucket.acl = true;
			return {status: 204};
		case 'PUT acl':
			if (headers['x-amz-acl'] && !bucket.acl) {
				throw new Refusal('AccessControlListNotSupported', 'The bucket does not allow ACLs');
			}

			return {};
		case 'DELETE publicAccessBlock':
		case 'DELETE lifecycle':
			return {status: 204};
		case 'PUT cors':
		case 'PUT lifecycle':
			return {};
		default:
			return undefined;
	}
};

/** S3, as far as samples use it, with the bucket in the path; `undefined` for a request that it doesn't know. */
export const s3 = (account: Account, request: Request): Reply | undefined => {
	const [, name = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(request.path)) ?? [];
	const {method} = request;
	if (name === '') {
		return method === 'GET' ? listBuckets(account) : undefined;
	}

	if (key === '') {
		return onBucket(account, name, request);
	}

	const bucket = bucketOf(account, name);
	const others = [...request.query.keys()].filter((each) => each !== 'x-id' && !/^x-amz-/i.test(each));
	if (others.length > 0) {
		return undefined;
	}

	switch (method) {
		case 'PUT':
			return putObject(bucket, key, request);
		case 'GET':
		case 'HEAD':
			return getObject(bucket, key, method === 'GET');
		case 'DELETE':
			bucket.objects.delete(key);
			return {status: 204};
		default:
			return undefined;
	}
};
