import {createHash} from 'node:crypto';
import {requireFromToolkit} from '../../../scripts/toolkit/install';
import type * as Storage from '../../../toolkit/node_modules/@google-cloud/storage';
import {json} from '../cloud/request';
import type {HostReply, HostRequest} from '../hosts/host';
import {type GoogleBucket, type GoogleProject, newBucket, PROJECT, type StoredFile, store} from './project';

const {CRC32C} = requireFromToolkit('@google-cloud/storage') as typeof Storage;

/** The two checksums by which clients tell whether what arrived is what was sent. */
const checksumsOf = (body: Buffer): {crc32c: string; md5: string} => {
	const crc = new CRC32C();
	crc.update(body);
	return {crc32c: crc.toString(), md5: createHash('md5').update(body).digest('base64')};
};

/** As Cloud Storage says that it won't. */
const refused = (code: number, message: string): HostReply => json({error: {code, message, errors: [{message, reason: 'stand-in'}]}}, code);

const fileOf = (bucketName: string, name: string, {body, type, updated}: StoredFile) => ({
	kind: 'storage#object',
	...{name, bucket: bucketName, contentType: type, size: String(body.length), updated: updated.toISOString()},
	...{generation: '1', metageneration: '1', etag: createHash('md5').update(body).digest('hex')},
	crc32c: checksumsOf(body).crc32c,
	md5Hash: checksumsOf(body).md5,
});

const bucketOf = (name: string, {location, created}: GoogleBucket) => ({
	kind: 'storage#bucket',
	...{name, id: name, location, timeCreated: created.toISOString()},
});

const list = (bucketName: string, {files}: GoogleBucket, query: URLSearchParams): HostReply => {
	const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
	const matching = [...files].filter(([name]) => name.startsWith(prefix));
	const folderOf = (name: string): string | undefined => {
		const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
		return end < 0 ? undefined : name.slice(0, end + 1);
	};
	const prefixes = [...new Set(matching.flatMap(([name]) => folderOf(name) ?? []))];
	const items = matching.filter(([name]) => folderOf(name) === undefined).map(([name, file]) => fileOf(bucketName, name, file));
	return json({kind: 'storage#objects', items, ...(prefixes.length > 0 ? {prefixes} : {})});
};

const NAME = /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/;

const buckets = (project: GoogleProject, {method, query, body}: HostRequest): HostReply | undefined => {
	if (query.get('project') !== PROJECT) {
		return refused(403, `No access to the project ${query.get('project')}`);
	}

	if (method === 'GET') {
		return json({kind: 'storage#buckets', items: [...project.buckets].map(([name, bucket]) => bucketOf(name, bucket))});
	}

	const {name = '', location = ''} = JSON.parse(body.toString()) as {name?: string; location?: string};
	if (method !== 'POST') {
		return undefined;
	}

	if (!NAME.test(name) || project.buckets.has(name)) {
		return refused(NAME.test(name) ? 409 : 400, `Can't make a bucket with the name ${name}`);
	}

	project.buckets.set(name, newBucket(location));
	return json(bucketOf(name, project.buckets.get(name)!));
};

/** The two parts of an upload in one request: what the file is called, and its content. */
const partsOf = ({headers, body}: HostRequest): {name?: string; type: string; content: Buffer} => {
	const boundary = /boundary="?([^";]+)/.exec(String(headers['content-type']))?.[1] ?? '';
	const [, metadata = '', file = ''] = body.toString('latin1').split(`--${boundary}`);
	const [head = '', ...content] = file.split('\r\n\r\n');
	const {name, contentType} = JSON.parse(Buffer.from(metadata.split('\r\n\r\n')[1] ?? '{}', 'latin1').toString()) as Record<string, string>;
	const type = contentType ?? /content-type: (\S+)/i.exec(head)?.[1] ?? 'application/octet-stream';
	return {name, type, content: Buffer.from(content.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1')};
};

/** Uploads whose content comes with a later request, by number. */
const sessions: {bucketName: string; name: string; type: string}[] = [];

const upload = (project: GoogleProject, bucketName: string, request: HostRequest): HostReply | undefined => {
	const {method, query, body, headers} = request;
	const bucket = project.buckets.get(bucketName);
	if (!bucket) {
		return refused(404, 'The specified bucket does not exist.');
	}

	const session = sessions[Number(query.get('upload_id'))];
	if (method === 'PUT' && session) {
		store(bucket, session.name, body, session.type);
		return json(fileOf(bucketName, session.name, bucket.files.get(session.name)!));
	}

	if (method !== 'POST') {
		return undefined;
	}

	if (query.get('uploadType') === 'multipart') {
		const {name = query.get('name') ?? '', type, content} = partsOf(request);
		store(bucket, name, content, type);
		return json(fileOf(bucketName, name, bucket.files.get(name)!));
	}

	if (query.get('uploadType') === 'resumable') {
		const type = String(headers['x-upload-content-type'] ?? 'application/octet-stream');
		const id = sessions.push({bucketName, name: query.get('name') ?? '', type}) - 1;
		return {headers: {location: `https://storage.googleapis.com/upload/storage/v1/b/${bucketName}/o?uploadType=resumable&upload_id=${id}`}};
	}

	return undefined;
};

const onFile = (bucketName: string, bucket: GoogleBucket, name: string, {method, query}: HostRequest): HostReply | undefined => {
	const file = bucket.files.get(name);
	if (!file) {
		return refused(404, `No such object: ${bucketName}/${name}`);
	}

	if (method === 'DELETE') {
		bucket.files.delete(name);
		return {status: 204};
	}

	if (method !== 'GET') {
		return undefined;
	}

	const {crc32c, md5} = checksumsOf(file.body);
	const hash = `crc32c=${crc32c},md5=${md5}`;
	return query.get('alt') === 'media'
		? {headers: {'content-type': file.type, 'content-length': String(file.body.length), 'x-goog-hash': hash}, body: file.body}
		: json(fileOf(bucketName, name, file));
};

/** Cloud Storage, as far as samples use it; `undefined` for a request that it doesn't know. */
export const storage = (project: GoogleProject, request: HostRequest): HostReply | undefined => {
	const uploaded = /^(?:\/resumable)?\/upload\/storage\/v1\/b\/([^/]+)\/o$/.exec(request.path);
	if (uploaded) {
		return upload(project, uploaded[1]!, request);
	}

	const [, bucketName, part, name] = /^\/storage\/v1\/b(?:\/([^/]+)(?:\/(o)(?:\/(.+))?)?)?$/.exec(request.path) ?? [];
	if (!bucketName) {
		return request.path === '/storage/v1/b' ? buckets(project, request) : undefined;
	}

	const bucket = project.buckets.get(bucketName);
	if (!bucket) {
		return refused(404, 'The specified bucket does not exist.');
	}

	if (!part) {
		return request.method === 'GET' ? json(bucketOf(bucketName, bucket)) : undefined;
	}

	return name ? onFile(bucketName, bucket, decodeURIComponent(name), request) : list(bucketName, bucket, request.query);
};
