import type {Outputs} from '../cloud/account';
import {json} from '../cloud/request';
import {VERSION} from '../cloud/toolkit';
import type {Hosts} from '../hosts/host';
import {answerCall} from './grpc';
import {ADDRESSES, EMAIL, PROJECT, REGIONS, seededProject} from './project';
import {render} from './render';
import {grpcHosts} from './services';
import {storage} from './storage';
import {isAuthorized, tokenFor} from './tokens';

const TOKENS = ['oauth2.googleapis.com', 'www.googleapis.com'];
const STORAGE = 'storage.googleapis.com';

/** The hosts of Google Cloud that Remotion Cloud Run asks, for one made-up project, whose renders have these outputs. */
export const googleHosts = (place: 'node' | 'shell', code: string, outputs: Outputs): Hosts => {
	const project = seededProject(VERSION, place, code);
	const fixed = [...TOKENS, STORAGE, ...Object.keys(grpcHosts)];
	return {
		names: [...fixed, ...REGIONS.map((region) => `*.${region}.run.app`)],
		known: () => [...fixed, ...[...project.services.values()].map(({uri}) => new URL(uri).hostname)],
		environment: {
			CLOUD_RUN_URL: ADDRESSES.CLOUD_RUN_URL(VERSION),
			SERVE_URL: ADDRESSES.SERVE_URL(),
			REMOTION_GCP_PROJECT_ID: PROJECT,
			REMOTION_GCP_CLIENT_EMAIL: EMAIL,
			REMOTION_GCP_PRIVATE_KEY: project.privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
		},
		answer: (request) => {
			const {host} = request;
			if (TOKENS.includes(host)) {
				return tokenFor(request, project.publicKey);
			}

			if (!isAuthorized(request, project.publicKey)) {
				return json({error: {code: 401, message: 'Invalid Credentials'}}, 401);
			}

			if (host === STORAGE) {
				return storage(project, request);
			}

			const called = grpcHosts[host];
			if (called) {
				const [, service = '', method = ''] = request.path.split('/');
				const act = service === called.service ? called.methods[method]?.(project) : undefined;
				return act && answerCall({package: called.package, service, method}, act, request);
			}

			return [...project.services.values()].some(({uri}) => uri === `https://${host}`) ? render(project, outputs, request) : undefined;
		},
	};
};
