// Usage: run.ts STAND-IN node|shell VIDEO PICTURE CODE COMMAND…
// Runs a command beside a server that stands in for other hosts. The exit code says whether the server was asked anything: a sample
// that asked nothing hasn't shown that it works. Needs a network namespace of its own, whose /etc/hosts is the file $HOSTS.
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rootCertificates} from 'node:tls';
import {googleHosts} from '../google/hosts';
import {registryHosts} from '../registry/hosts';
import {type Asked, exitAfter} from '../runners/beside-stand-in';
import {certificateFor} from './certificate';
import {hostServer} from './server';

const HTTPS = 443;
const CERTIFICATES = path.resolve('tmp', 'certificates.pem');

/** Where programs look for the certificates that they trust. */
const TRUST = [
	'NODE_EXTRA_CA_CERTS',
	'GRPC_DEFAULT_SSL_ROOTS_FILE_PATH',
	'SSL_CERT_FILE',
	'CURL_CA_BUNDLE',
	'GIT_SSL_CAINFO',
	'npm_config_cafile',
];

const [name = '', place, video = '', picture = '', code = '', ...command] = process.argv.slice(2);
const makers = {
	google: () => googleHosts(place === 'shell' ? 'shell' : 'node', code, {video: readFileSync(video), picture: readFileSync(picture)}),
	registry: registryHosts,
};
const hosts = makers[name as keyof typeof makers]();
const asked: Asked = {requests: 0, unknown: []};
const certificate = await certificateFor(hosts.names);
writeFileSync(CERTIFICATES, [certificate.cert, ...rootCertificates].join('\n'));

let written = '';
const writeHosts = (): void => {
	const text = ['localhost', ...hosts.known()].map((each) => `127.0.0.1 ${each}\n`).join('');
	if (text !== written) {
		writeFileSync(process.env.HOSTS ?? '', text);
		written = text;
	}
};
writeHosts();
const {answer} = hosts;
const server = hostServer(
	{
		...hosts,
		answer: async (request) => {
			const reply = await answer(request);
			writeHosts();
			return reply;
		},
	},
	certificate,
	asked,
).listen(HTTPS);
await once(server, 'listening');

const environment = {...process.env, ...hosts.environment, ...Object.fromEntries(TRUST.map((each) => [each, CERTIFICATES]))};
await exitAfter(command, environment, asked, 'Nothing here stands in for');
