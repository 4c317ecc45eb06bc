import {type ChildProcess, spawn} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {repoDir} from '../../pipeline/base/site-dir';
import {startTestServer, type TestServer} from '../../tests/support/sites/site-server';

/** A server of its own process: what ends it ends no test run. */
let server: ChildProcess;
let site: TestServer;
let port = 0;

beforeAll(async () => {
	site = await startTestServer();
	server = spawn(process.execPath, ['--import', 'tsx', path.join(repoDir, 'server/serve.ts'), path.join(site.build, 'client')], {
		cwd: repoDir,
		env: {...process.env, PORT: '0'},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	port = await new Promise((resolve, reject) => {
		server.stdout?.on('data', (text) => {
			const [, found] = /localhost:(\d+)/.exec(String(text)) ?? [];
			if (found) {
				resolve(Number(found));
			}
		});
		server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
	});
});
afterAll(() => {
	server.kill();
	site.stop();
});

/** How long a reader waits for a page while others misbehave. A held server takes many times as long. */
const PATIENCE_MS = 3000;

/** Sends bytes as they are and answers with what came back until the server closed, the time was over or enough was read. */
const send = (bytes: string | Buffer, patience = 300, isEnough: (answer: string) => boolean = () => false): Promise<string> =>
	new Promise((resolve) => {
		let answer = '';
		const socket = net.connect(port, 'localhost', () => socket.write(bytes));
		const timer = setTimeout(() => socket.destroy(), patience);
		socket.on('data', (part) => {
			answer += part.toString('latin1');
			if (isEnough(answer)) {
				socket.destroy();
			}
		});
		socket.on('error', () => {});
		socket.on('close', () => {
			clearTimeout(timer);
			resolve(answer);
		});
	});

const goodRequest = () => send('GET /docs HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n', PATIENCE_MS);

const expectAnswers = async (after: string) => {
	expect(server.exitCode, `the server is still there after ${after}`).toBeNull();
	expect(await goodRequest(), `the next good request after ${after}`).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*<title>Docs</);
};

const get = (target: string, ...headers: string[]): string => [`GET ${target} HTTP/1.1`, 'Host: site', ...headers, '', ''].join('\r\n');

const numbers = ['', '0', '1', '13', '9007199254740991', '9007199254740992', '9'.repeat(400), '-1', '1e3', '0x10', ' 1', 'NaN', '\u00b2'];
const ranges = numbers.flatMap((start) => numbers.map((end) => `bytes=${start}-${end}`));
const oddRanges = [
	'bytes',
	'bytes=',
	'bytes=0-1,2-3',
	`bytes=${'0-,'.repeat(4000)}`,
	'lines=0-1',
	'=',
	'bytes=--',
	'BYTES=0-1',
	'bytes=0-\t1',
];
const targets = [
	'/',
	'/favicon.svg',
	'/docs',
	'//',
	'///docs',
	'/\\docs',
	'/%',
	'/%zz',
	'/%00',
	'/%2e%2e/%2e%2e/etc/passwd',
	'/..%5c..%5csecret.txt',
	'/%c0%ae%c0%ae/secret.txt',
	'/%ff%fe',
	'/docs/%',
	'/docs?%',
	'/docs?'.padEnd(12_000, '?'),
	'*',
	'docs',
	'http://other.example/docs',
	'http://[::1/docs',
	'//other.example/docs.html',
	'/__proto__',
	'/constructor.html',
	'/hasOwnProperty',
	'/#x',
	'/docs/\u00e9',
	'/\x01',
	`/${'a'.repeat(15_000)}`,
	`/${'a/'.repeat(7_000)}`,
	`/${'../'.repeat(5_000)}`,
	`/${'%2e%2e%2f'.repeat(1_500)}`,
	`/${'.html'.repeat(3_000)}`,
	`/${'/index'.repeat(2_500)}.html`,
];
const methods = [
	'HEAD',
	'POST',
	'PUT',
	'DELETE',
	'OPTIONS',
	'TRACE',
	'CONNECT',
	'PATCH',
	'PROPFIND',
	'get',
	'G E T',
	'',
	'A'.repeat(9000),
	'\x00',
];
const headers = [
	'Host: a\r\nHost: b',
	'Host:',
	'Host: \x00',
	'Content-Length: -1',
	'Content-Length: 9999999999999999999999',
	'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
	'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
	'Transfer-Encoding: chunked\r\n\r\nzz\r\nnonsense',
	'Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
	'Transfer-Encoding: gzip, chunked\r\n\r\n',
	'Expect: 100-continue',
	'Expect: nonsense',
	'Upgrade: websocket\r\nConnection: Upgrade',
	'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAAA',
	'Accept-Encoding: ;;;,,,=',
	`Accept-Encoding: ${'br;q=0,'.repeat(1_800)}`,
	`Accept-Encoding: ${'gzip;'.repeat(2_500)}`,
	'Accept-Encoding: br;q=9e999, *;q=-1',
	`If-None-Match: ${'"",'.repeat(4_000)}`,
	`If-None-Match: ${'"'.repeat(12_000)}`,
	'If-None-Match: W/',
	'If-Modified-Since: never',
	'If-Modified-Since: 99999999999999999999',
	'If-Range: "\r\nRange: bytes=0-1',
	'If-Range: never\r\nRange: bytes=0-1',
	`X-Long: ${'x'.repeat(20_000)}`,
	Array.from({length: 3000}, (_, index) => `X-${index}: 1`).join('\r\n'),
	'No colon at all',
	': no name',
	'Bad Name: 1',
	' folded: 1',
	'Connection: keep-alive, close, upgrade, nonsense',
];
const raw = [
	'',
	'\r\n\r\n\r\n',
	'GET',
	'GET /docs',
	'GET /docs HTTP/1.1',
	'GET /docs HTTP/1.1\r\nHost: s',
	'GET /docs HTTP/9.9\r\n\r\n',
	'GET /docs HTTP/1.0\r\n\r\n',
	'GET /docs\r\n\r\n',
	'\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
	'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
	'\x00'.repeat(5_000),
	'\xff'.repeat(5_000),
	'GET /docs HTTP/1.1\nHost: site\n\n',
	get('/docs').repeat(200),
	`POST /docs HTTP/1.1\r\nHost: site\r\nContent-Length: 300000\r\n\r\n${'x'.repeat(200_000)}`,
];

const malformed: string[] = [
	...[...ranges, ...oddRanges].map((range) => get('/assets/entry-abc.js', `Range: ${range}`)),
	...ranges.filter((_, index) => index % 7 === 0).map((range) => get('/docs', `Range: ${range}`, 'If-Range: "x"')),
	...[0, 1, 12, 13, 14].map((end) => get('/assets/entry-abc.js', `Range: bytes=0-${end}`).replace('GET', 'HEAD')),
	...targets.map((target) => get(target)),
	...targets.map((target) => get(target, 'Range: bytes=0-9007199254740993', 'Accept-Encoding: br')),
	...methods.map((method) => get('/docs').replace('GET', method)),
	...methods.map((method) => get('/docs', 'Content-Length: 3', '', 'abc').replace('GET', method)),
	...headers.map((header) => get('/docs', header)),
	...headers.map((header) => get('/nothing', header)),
	...raw,
];

/** Numbers that look random and are the same in each run. */
const dice = (seed: number) => () => {
	seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
	return seed / 2 ** 32;
};

/** Requests of the list above with bytes changed, taken away and doubled. */
const mutated = (count: number): Buffer[] => {
	const next = dice(7);
	return Array.from({length: count}, () => {
		const bytes = Buffer.from(malformed[Math.floor(next() * malformed.length)] ?? '', 'latin1');
		for (let times = 0; times < 4 && bytes.length > 0; times++) {
			bytes[Math.floor(next() * Math.min(bytes.length, 300))] = Math.floor(next() * 256);
		}
		return next() < 0.5 ? bytes : bytes.subarray(0, Math.floor(next() * bytes.length));
	});
};

const batches = <T>(all: T[], size: number): T[][] =>
	Array.from({length: Math.ceil(all.length / size)}, (_, index) => all.slice(index * size, (index + 1) * size));

describe('FLT-01 no request ends or holds the server', () => {
	test(`FLT-01 ${malformed.length} malformed requests: after each, the next good one is answered`, async () => {
		for (const batch of batches(malformed, 16)) {
			await Promise.all(batch.map((request) => send(Buffer.from(request, 'latin1'), 150)));
			await expectAnswers(JSON.stringify(batch.map((request) => request.slice(0, 120))));
		}
	}, 60_000);

	test('FLT-01 600 requests with damaged bytes: after each, the next good one is answered', async () => {
		for (const batch of batches(mutated(600), 24)) {
			await Promise.all(batch.map((request) => send(request, 150)));
			await expectAnswers(JSON.stringify(batch.map((request) => request.toString('latin1', 0, 120))));
		}
	}, 60_000);

	test('FLT-01 long paths of slashes hold nobody', async () => {
		const held = Array.from({length: 40}, () => send(get(`${'/'.repeat(15_900)}a`), PATIENCE_MS, () => true));
		await expectAnswers('40 paths of 15,900 slashes');
		await Promise.all(held);
	}, 60_000);

	test('FLT-01 a client that asks faster than it could read is cut off, before each request holds a file open', async () => {
		const answer = await send(get('/docs').repeat(1000), PATIENCE_MS);
		expect(answer.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(16);
		await expectAnswers('1,000 requests at once');
	}, 60_000);

	test('FLT-01 connections that never finish a request, and readers that never read, hold nobody', async () => {
		const halfOpen = Array.from({length: 200}, (_, index) => {
			const socket = net.connect(port, 'localhost', () => {
				socket.write(index % 2 ? 'GET /docs HTTP/1.1\r\nHost: s' : `${get('/docs').repeat(5)}GET /`);
			});
			socket.pause();
			socket.on('error', () => {});
			return socket;
		});
		await Promise.all(halfOpen.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
		await expectAnswers('200 half-open connections');
		for (const socket of halfOpen) {
			socket.destroy();
		}
		await expectAnswers('200 connections broken off');
	}, 60_000);
});
