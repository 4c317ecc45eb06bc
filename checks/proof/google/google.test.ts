import {createSign, type KeyObject} from 'node:crypto';
import {createRequire} from 'node:module';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {ensureToolkit, toolkitDir} from '../../../scripts/toolkit/install';
import type {HostReply, HostRequest, Hosts} from '../hosts/host';

let hosts: Hosts;
let key = '';

beforeAll(async () => {
	await ensureToolkit();
	const {googleHosts} = await import('./hosts');
	hosts = googleHosts('node', '', {video: Buffer.alloc(0), picture: Buffer.alloc(0)});
	key = hosts.environment.REMOTION_GCP_PRIVATE_KEY ?? '';
}, 60_000);

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signed = (claims: object, by: string | KeyObject = key): string => {
	const text = `${encoded({alg: 'RS256'})}.${encoded(claims)}`;
	return `${text}.${createSign('sha256').update(text).sign(by, 'base64url')}`;
};

const us = {iss: 'remotion-sa@my-videos-431809.iam.gserviceaccount.com'};

const ask = async (host: string, address: string, given: Partial<HostRequest> = {}): Promise<HostReply | undefined> => {
	const {pathname, searchParams} = new URL(address, `https://${host}`);
	const headers = {authorization: `Bearer ${signed(us)}`};
	return Promise.resolve(
		hosts.answer({method: 'GET', host, path: pathname, query: searchParams, headers, body: Buffer.alloc(0), ...given}),
	);
};

const call = async (method: string, message: object): Promise<{status?: string; text: string}> => {
	const protobuf = createRequire(path.join(toolkitDir, 'package.json'))('protobufjs');
	const root = protobuf.Root.fromJSON(createRequire(path.join(toolkitDir, 'package.json'))('@google-cloud/run/build/protos/protos.json'));
	const {resolvedRequestType: type} = root.lookupService('google.cloud.run.v2.Services').methods[method].resolve();
	const body = Buffer.concat([Buffer.alloc(5), type.encode(type.fromObject(message)).finish()]);
	const reply = await ask('run.googleapis.com', `/google.cloud.run.v2.Services/${method}`, {method: 'POST', body});
	return {status: reply?.trailers?.['grpc-status'], text: String(reply?.body ?? reply?.trailers?.['grpc-message'])};
};

describe('RUN-01 samples of Cloud Run run against a stand-in for Google Cloud', () => {
	test('a token is for whoever has the key of the service account', async () => {
		const assertion = (by?: KeyObject | string, claims: object = us) => ({
			method: 'POST',
			body: Buffer.from(new URLSearchParams({assertion: signed(claims, by)}).toString()),
		});
		const {generateKeyPairSync} = await import('node:crypto');
		const other = generateKeyPairSync('rsa', {modulusLength: 2048}).privateKey;
		expect((await ask('oauth2.googleapis.com', '/token', assertion()))?.status).toBe(200);
		expect((await ask('oauth2.googleapis.com', '/token', assertion(other)))?.status).toBe(400);
		expect((await ask('oauth2.googleapis.com', '/token', assertion(key, {iss: 'somebody@else.example'})))?.status).toBe(400);
		expect((await ask('storage.googleapis.com', '/storage/v1/b?project=my-videos-431809', {headers: {}}))?.status).toBe(401);
	});

	test('services of the project are listed and found, others are not', async () => {
		const parent = 'projects/my-videos-431809/locations/us-east1';
		expect(await call('ListServices', {parent})).toMatchObject({status: '0', text: expect.stringContaining('mem2gi-cpu1-0-t300')});
		expect(await call('ListServices', {parent: 'projects/other/locations/us-east1'})).toMatchObject({status: '7'});
		expect(await call('GetService', {name: `${parent}/services/remotion-1`})).toMatchObject({status: '5'});
	});

	test('a bucket or file that is not there is refused, and what the stand-in does not know is no answer', async () => {
		const at = '/storage/v1/b/remotioncloudrun-5tq3v0x8ke';
		expect((await ask('storage.googleapis.com', `${at}/o?prefix=sites/&delimiter=/`))?.body).toContain('sites/race-recaps/');
		expect((await ask('storage.googleapis.com', '/storage/v1/b/remotioncloudrun-other'))?.status).toBe(404);
		expect((await ask('storage.googleapis.com', `${at}/o/sites%2Fother%2Findex.html`))?.status).toBe(404);
		expect(await ask('storage.googleapis.com', `${at}/iam`)).toBeUndefined();
		expect(await ask('run.googleapis.com', '/google.cloud.run.v2.Services/UpdateService')).toBeUndefined();
	});

	test('a render that the toolkit itself would refuse fails', async () => {
		const host = hosts.known().find((each) => each.endsWith('.us-east1.run.app')) ?? '';
		const render = (payload: object) => ask(host, '/', {method: 'POST', body: Buffer.from(JSON.stringify(payload))});
		await expect(render({type: 'media', codec: 'h266'})).rejects.toThrow('h266');
	});
});
