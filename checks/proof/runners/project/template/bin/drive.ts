// drive.ts MODULE: evaluates a sample in Node, calls what needs no more than the values at hand, and asks its servers.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Server} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as Bundler from '../../../../../../toolkit/node_modules/@remotion/bundler';
import {pathIn, receiveWebhook, requestBody, WEBHOOK_SECRET} from '../../../../cloud/webhook';
import {watchResults, wrongResult} from '../../../browser/stage/compare';
import {DECLARED} from '../../../exit-codes';

type Evaluated = {
	__acts: boolean;
	default?: unknown;
	__named: Record<string, unknown>;
	__arguments: Record<string, () => Promise<unknown[]>>;
};

const servers = new Set<Server>();
const {listen} = Server.prototype;
Server.prototype.listen = function (this: Server, ...args: unknown[]) {
	servers.add(this);
	return listen.apply(this, args as Parameters<typeof listen>);
} as typeof listen;

const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the servers listen that still do: a rendering closes its own. */
const addresses = (): string[] =>
	[...servers].flatMap((server) => {
		const address = server.address();
		return address && typeof address === 'object' ? [`http://localhost:${address.port}`] : [];
	});

/** A server works when it answers, unless with an error of its own; a queue of work is no error. */
const ask = async (address: string): Promise<void> => {
	const asksCloud = process.env.AWS_ENDPOINT_URL !== undefined;
	const response = await fetch(`${address}${asksCloud ? pathIn(code) : '/'}`, {
		method: 'POST',
		body: asksCloud ? requestBody(code) : '{}',
		headers: {'content-type': 'application/json'},
	});
	if (response.status >= 500) {
		throw new Error(`The server answers ${response.status}: ${(await response.text()).slice(0, 100)}`);
	}
};

const name = process.argv[2] ?? '';
const code = readFileSync(name, 'utf8');
Object.assign(globalThis, {
	__stage: {
		file: new File([readFileSync('node_modules/.machine/clip.mp4')], 'clip.mp4', {type: 'video/mp4'}),
		requestBody: requestBody(code),
	},
});

/** Media of other hosts: the project's clip stands in for them, whole or in part. */
const MEDIA = /^https?:\/\/(?!localhost\b).*\.(?:mp4|mov|webm)$/;
/** Hosts that nobody can have: they take everything. */
const MADE_UP = /^https?:\/\/[\w.-]+\.example(?:[/:]|$)/;
const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
	const address = String(input instanceof Request ? input.url : input);
	if (MADE_UP.test(address)) {
		return new Response('{}');
	}

	if (!MEDIA.test(address)) {
		return realFetch(input, init);
	}

	const clip = readFileSync('node_modules/.machine/clip.mp4');
	const [, from] = /^bytes=(\d+)-/.exec(new Headers(init?.headers).get('range') ?? '') ?? [];
	const body = clip.subarray(Number(from ?? 0));
	const headers: Record<string, string> = {'content-type': 'video/mp4', 'content-length': String(body.length), 'accept-ranges': 'bytes'};
	if (from !== undefined) {
		headers['content-range'] = `bytes ${from}-${clip.length - 1}/${clip.length}`;
	}

	return new Response(body, {status: from === undefined ? 200 : 206, headers});
};

// Before a sample reads them.
Object.assign(process.env, {WEBHOOK_SECRET, REMOTION_WEBHOOK_SECRET: WEBHOOK_SECRET});

const main = async (): Promise<boolean> => {
	const watch = watchResults((stated, actual) => {
		throw new Error(wrongResult(stated, actual));
	});
	Object.assign(globalThis, {__results: watch});
	const sample = (await import(pathToFileURL(path.resolve(name)).href)) as Evaluated;
	await settle(50);
	let ran = sample.__acts;
	const {bundle} = createRequire(path.resolve('package.json'))('@remotion/bundler') as typeof Bundler;
	for (const [key, value] of Object.entries(sample.__named)) {
		if (typeof value === 'function' && /[oO]verride$|^with[A-Z]/.test(key)) {
			// What changes the bundler's configuration has to leave one that bundles.
			await bundle({entryPoint: path.resolve('src/index.ts'), webpackOverride: value as Bundler.WebpackOverrideFn});
			ran = true;
		} else if (typeof value === 'function' && /^(?:[a-z]|[A-Z]+$)/.test(key) && sample.__arguments[key]) {
			await value(...(await sample.__arguments[key]()));
			ran = true;
		}
	}

	const [missing] = watch.missing();
	if (missing) {
		throw new Error(wrongResult(missing, undefined));
	}

	await Promise.all(addresses().map(ask));
	return (await receiveWebhook(code, sample.__named.POST ?? sample.default, addresses())) || ran;
};

process.on('unhandledRejection', (error) => {
	console.error(error);
	process.exit(1);
});
process.exit((await main()) ? 0 : DECLARED);
