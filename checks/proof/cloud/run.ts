// Usage: run.ts node|shell VIDEO PICTURE COMMAND…
// Runs a module or commands beside a stand-in for AWS. The exit code says whether the stand-in was asked anything: a sample that asked
// nothing hasn't shown that it works.
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {type Asked, exitAfter} from '../runners/beside-stand-in';
import {ACCESS_KEY, bucketIn, seededAccount} from './account';
import {standInServer} from './server';
import {VERSION} from './toolkit';

const SECRET = 'made-up';

/** Environment variables that samples expect: the same made-up credentials under each of their names, and what was deployed. */
const environment = (endpoint: string): Record<string, string> => ({
	AWS_ENDPOINT_URL: endpoint,
	...Object.fromEntries(
		['AWS', 'REMOTION_AWS', 'UPLOADS'].flatMap((name) => [
			[`${name}_ACCESS_KEY_ID`, ACCESS_KEY],
			[`${name}_SECRET_ACCESS_KEY`, SECRET],
		]),
	),
	...Object.fromEntries(['RENDER_KEY_A', 'RENDER_KEY_B'].map((name) => [name, ACCESS_KEY])),
	...Object.fromEntries(['RENDER_SECRET_A', 'RENDER_SECRET_B'].map((name) => [name, SECRET])),
	REMOTION_FUNCTION_NAME: `remotion-render-${VERSION.replaceAll('.', '-')}-mem2048mb-disk2048mb-120sec`,
	REMOTION_SERVE_URL: `https://${bucketIn('us-east-1')}.s3.us-east-1.amazonaws.com/sites/product-videos/index.html`,
	REMOTION_SITE_URL: 'my-videos',
});

const [sample, video = '', picture = '', ...command] = process.argv.slice(2);
const outputs = {video: readFileSync(video), picture: readFileSync(picture)};
const asked: Asked = {requests: 0, unknown: []};
const server = standInServer(seededAccount(VERSION, outputs, sample === 'shell' ? 'shell' : 'node'), asked).listen(0, '127.0.0.1');
await once(server, 'listening');
const made = environment(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
// The function's own code runs in this process and asks the stand-in, too. What it logs isn't output of the command.
Object.assign(process.env, made);
console.log = () => undefined;

await exitAfter(command, process.env, asked, "The stand-in for AWS doesn't know");
