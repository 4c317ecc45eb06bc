import {randomBytes} from 'node:crypto';
import {requireFromToolkit} from '../../../scripts/toolkit/install';
import type * as Payloads from '../../../toolkit/node_modules/@remotion/cloudrun/dist/functions/helpers/payloads';
import type {Outputs} from '../cloud/account';
import {json} from '../cloud/request';
import {VERSION} from '../cloud/toolkit';
import type {HostReply, HostRequest} from '../hosts/host';
import {type GoogleProject, store} from './project';

const {CloudRunPayload} = requireFromToolkit('./node_modules/@remotion/cloudrun/dist/functions/helpers/payloads.js') as typeof Payloads;

const SITE = /^https:\/\/storage\.googleapis\.com\/(?<bucket>[^/]+)\/(?<key>sites\/[^/]+)\/(?:index\.html)?$/;

const hasSite = (project: GoogleProject, serveUrl: string): boolean => {
	const {bucket, key} = SITE.exec(serveUrl)?.groups ?? {};
	return !bucket || (project.buckets.get(bucket)?.files.has(`${key}/index.html`) ?? false);
};

const failed = (message: string): HostReply => json({type: 'error', name: 'Error', message, stack: `Error: ${message}`}, 500);

/** What the service itself does with a render, without frames: it applies the toolkit's own schema, and writes the output. */
export const render = (project: GoogleProject, outputs: Outputs, {method, body}: HostRequest): HostReply | undefined => {
	if (method !== 'POST') {
		return undefined;
	}

	const payload = CloudRunPayload.parse(JSON.parse(body.toString()));
	if (payload.clientVersion !== VERSION) {
		return failed(`Version mismatch: the service has version ${VERSION}, the client ${payload.clientVersion}.`);
	}

	const bucket = project.buckets.get(payload.outputBucket);
	if (!bucket || !hasSite(project, payload.serveUrl) || payload.composition === '') {
		return failed(bucket ? `There is no site with a composition at ${payload.serveUrl}` : `There is no bucket ${payload.outputBucket}`);
	}

	const renderId = payload.renderIdOverride ?? randomBytes(5).toString('hex');
	const output = payload.type === 'still' ? outputs.picture : outputs.video;
	const key = `renders/${renderId}/${payload.outName ?? (payload.type === 'still' ? 'out.png' : 'out.mp4')}`;
	store(bucket, key, output);
	const isPublic = payload.privacy === 'public' || !payload.privacy;
	const response = {
		type: 'success',
		publicUrl: isPublic ? `https://storage.googleapis.com/${payload.outputBucket}/${key}` : null,
		cloudStorageUri: `gs://${payload.outputBucket}/${key}`,
		size: output.length,
		...{bucketName: payload.outputBucket, renderId, privacy: isPublic ? 'public-read' : 'project-private'},
	};
	return {headers: {'content-type': 'text/plain'}, body: JSON.stringify({response})};
};
