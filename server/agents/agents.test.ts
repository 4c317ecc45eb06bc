import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cp, readFile, rm, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import path from 'node:path';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {decodeLink} from '../../app/playground/address/link';
import {repoDir} from '../../pipeline/base/site-dir';
import {readFacts} from '../../pipeline/content/facts/facts';
import {TITLES_PATH} from '../../pipeline/search/format';
import {packAgentServer} from '../../scripts/agents/package';
import {writeAgentSite} from '../../tests/support/sites/agent-site';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {serve} from '../serve';
import {checkImports} from './check-imports';
import {openDocs} from './docs';
import {AGENTS_PATH, createAgentHandler} from './http';

/** Characters of an answer in a transcript: the facts of a function fill pages. */
const LONGEST_SHOWN = 800;
const {version: toolkit} = readFacts<{version: string}>('index.json').facts;

let dir: string;
let server: Server;
let url: URL;

beforeAll(async () => {
	dir = await writeAgentSite();
	server = await serve(dir, 0);
	url = new URL(AGENTS_PATH, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
	server.close();
	await rm(path.dirname(dir), {recursive: true});
});

const command = {command: process.execPath, args: ['--import', 'tsx', path.join(repoDir, 'scripts/mcp.ts')]};

const transports = {
	HTTP: () => new StreamableHTTPClientTransport(url),
	// The toolkit's folder is a project that has the packages and a compiler installed.
	stdio: () => new StdioClientTransport({command: command.command, args: [...command.args, dir], cwd: path.join(repoDir, 'toolkit')}),
};

describe.each(Object.entries(transports))('AGT-03 the docs server over %s', (transport, connect) => {
	const client = new Client({name: 'test', version: '1.0.0'});
	// A program that is started on a busy machine takes its time.
	beforeAll(() => client.connect(connect()), 60_000);
	afterAll(() => client.close());

	const call = async (name: string, input: Record<string, unknown>): Promise<{text: string; isError: boolean}> => {
		const {content, isError = false} = await client.callTool({name, arguments: input});
		const [first] = content;
		return {text: first?.type === 'text' ? first.text : '', isError: isError === true};
	};

	test(`AGT-03 ${transport}: lists its tools, all of them read-only`, async () => {
		const {tools} = await client.listTools();
		expect(tools.map(({name}) => name).sort()).toEqual(['check_code', 'get_api', 'get_page', 'playground_link', 'search_docs']);
		expect(tools.every(({annotations, description}) => annotations?.readOnlyHint && description)).toBe(true);
	});

	test(`AGT-03 ${transport}: search_docs finds sections as the site's search does`, async () => {
		const {text} = await call('search_docs', {query: 'crf'});
		expect(text).toContain('renderMedia() › Options › crf (API, api): /docs/renderer/render-media#crf');
		expect((await call('search_docs', {query: 'xylophone'})).text).toContain('Nothing found');
	});

	test.each([
		['/docs/sequence', 'A sequence shifts'],
		['/docs/sequence/', 'A sequence shifts'],
		['docs/sequence.md', 'A sequence shifts'],
		['https://videos.example/docs/sequence', 'A sequence shifts'],
		['/docs/renderer/render-media#errors', 'What it throws.'],
		['/docs/sequence#name', 'What the timeline calls it.'],
		['/docs/sequence#series-name', 'What the timeline calls each of a series.'],
	])(`AGT-03 ${transport}: get_page reads %s`, async (page, expected) => {
		const {text, isError} = await call('get_page', {path: page});
		expect([isError, text]).toEqual([false, expect.stringContaining(expected)]);
	});

	test(`AGT-03 ${transport}: get_page reads one section alone`, async () => {
		const {text} = await call('get_page', {path: '/docs/renderer/render-media#options'});
		// A comment in a sample looks like a heading.
		expect(text).toContain('# Smaller files');
		expect(text).toContain('h264 by default.');
		expect(text).not.toMatch(/What it throws|Renders on this computer/);
		expect(await call('get_page', {path: '/docs/renderer/render-media#nowhere'})).toEqual({
			text: '/docs/renderer/render-media has no section #nowhere. It has #options, #crf, #codec, #errors',
			isError: true,
		});
	});

	test.each([
		['renderMedia', ['"@remotion/renderer#renderMedia"', '"docs": "https://videos.example/docs/renderer/render-media"', '"jpegQuality"']],
		['renderMedia.crf', ['"@remotion/renderer#renderMedia.crf"', '"type": "number | null"']],
		['renderMedia.codec', ['"type": "Codec"', '"values": [', '"h264"', '"gif"']],
		['renderMedia.x264Preset', ['"type": "X264Preset | null"', '"ultrafast"', '"placebo"']],
		['renderMedia.proResProfile', ['"4444-xq"', '"standard"']],
		['<Series.Sequence>', ['"remotion#Series.Sequence"', '"durationInFrames"']],
		['interpolate()', ['"remotion#interpolate"', '"signature"']],
		['@remotion/paths', ['"@remotion/paths#evolvePath"']],
		['--crf', ['"npx remotion render"', '"parameter": "crf"']],
		['npx remotion lambda sites create', ['"command": "npx remotion lambda sites create"', '--site-name']],
		['lambda.disk.max', ['10240', 'MB']],
		['codecs', ['"prores"']],
	])(`AGT-03 ${transport}: get_api knows %s`, async (name, expected) => {
		const {text, isError} = await call('get_api', {name});
		expect(isError, text).toBe(false);
		for (const part of expected) {
			expect(text).toContain(part);
		}
		expect(() => JSON.parse(text)).not.toThrow();
	});

	test(`AGT-03 ${transport}: get_api names what is written alike`, async () => {
		expect(await call('get_api', {name: 'renderMeda'})).toEqual({
			text: 'Nothing in Remotion 4.0.383 is called "renderMeda". Similar names: renderMedia',
			isError: true,
		});
	});

	test(`AGT-03 ${transport}: check_code finds what a render can't follow, and imports that do not exist`, async () => {
		const code = [
			"import {AbsoluteFill, useCurrentFram} from 'remotion';",
			"import {fade} from '@remotion/transitions/fad';",
			"import {loadFont} from '@remotion/google-fonts/Inter';",
			"export const Video = () => <AbsoluteFill style={{transition: 'all 1s', opacity: Math.random()}} />;",
		].join('\n');
		const {text, isError} = await call('check_code', {code});
		expect(isError).toBe(false);
		for (const part of [
			"Video.tsx:1 error: remotion doesn't export useCurrentFram. Similar: useCurrentFrame",
			`Video.tsx:2 error: "@remotion/transitions/fad" can't be imported`,
			'Video.tsx:4 warning: CSS transitions',
			'Video.tsx:4 warning: Math.random()',
			'https://videos.example/docs/using-randomness',
		]) {
			expect(text).toContain(part);
		}

		expect(text).not.toContain('google-fonts');
	});

	test(`AGT-03 ${transport}: check_code checks types only beside a project`, async () => {
		const code = "import {interpolate} from 'remotion';\nexport const x: string = interpolate(1, [0, 1], [0, 1]);\n";
		const {text} = await call('check_code', {code});
		if (transport === 'stdio') {
			expect(text).toContain("Video.tsx:2 error: TS2322: Type 'number' is not assignable to type 'string'.");
		} else {
			expect(text).toContain('No problems found.');
		}
	}, 60_000);

	test(`AGT-03 ${transport}: finds an API, reads its options and corrects a call`, async () => {
		const transcript: string[] = [];
		const step = async (name: string, input: Record<string, unknown>): Promise<string> => {
			const {text, isError} = await call(name, input);
			expect(isError, text).toBe(false);
			const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
			transcript.push(`> ${name} ${JSON.stringify(input)}`, shown, '');
			return text;
		};

		const found = await step('search_docs', {query: 'render a video to a file', limit: 3});
		const [, page = ''] = /: (\/docs\/renderer\/render-media)\S*$/m.exec(found) ?? [];
		expect(await step('get_page', {path: page})).toContain('Renders on this computer.');
		const [facts] = JSON.parse(await step('get_api', {name: 'renderMedia'}));
		const options = JSON.stringify(facts);
		expect([options.includes('"outputLocation"'), options.includes('"outputLocaton"')]).toEqual([true, false]);
		const [{values}] = JSON.parse(await step('get_api', {name: 'renderMedia.codec'}));
		expect(values).toContain('h265');

		const codeWith = (option: string): string =>
			[
				"import {renderMedia, selectComposition} from '@remotion/renderer';",
				"const serveUrl = 'https://videos.example/bundle';",
				"const composition = await selectComposition({serveUrl, id: 'Trailer'});",
				`await renderMedia({serveUrl, composition, codec: 'h265', ${option}: 'out/video.mp4'});`,
				'',
			].join('\n');
		const wrong = await step('check_code', {code: codeWith('outputLocaton'), filename: 'render.ts'});
		if (transport === 'stdio') {
			// Only the server beside a project has its types.
			expect(wrong).toMatch(/render\.ts:4 error: TS\d+: .*'outputLocaton'.*'outputLocation'/);
		}

		expect(await step('check_code', {code: codeWith('outputLocation'), filename: 'render.ts'})).toContain('No problems found.');
		await expect(transcript.join('\n').replaceAll(toolkit, '<version>')).toMatchFileSnapshot(`transcript.${transport.toLowerCase()}.txt`);
	}, 60_000);

	test(`AGT-03 ${transport}: playground_link holds the code`, async () => {
		const code = "import {AbsoluteFill} from 'remotion';\nexport default () => <AbsoluteFill />;\n";
		const {text} = await call('playground_link', {code, fps: 25});
		expect(text).toMatch(/^https:\/\/videos\.example\/playground#1\.[\w-]+$/);
		expect(await decodeLink(new URL(text).hash)).toMatchObject({fps: 25, files: [{name: 'Video.tsx', code}]});
		const broken = await call('playground_link', {code: "import fs from 'node:fs';"});
		expect(broken).toEqual({text: expect.stringContaining('“node:fs” isn’t available'), isError: true});
		expect(await call('playground_link', {code: ' \n'})).toEqual({text: 'The code is empty', isError: true});
	});

	test.each<[tool: string, input: Record<string, unknown>]>([
		['search_docs', {query: 'x'.repeat(301)}],
		['search_docs', {query: ['a']}],
		['search_docs', {query: 'a', limit: 1e9}],
		['search_docs', {query: 'a', more: true}],
		['search_docs', {}],
		['get_page', {path: 7}],
		['get_page', {path: '/docs/..%2f..%2f..%2fsecret'}],
		['get_page', {path: '/../secret'}],
		['get_page', {path: '../../../../etc/passwd'}],
		['get_page', {path: '/docs/sequence\0.md'}],
		['get_page', {path: 'file:///etc/passwd'}],
		['get_page', {path: '//evil.example/docs/sequence'}],
		['get_page', {path: 'javascript:alert(1)'}],
		['get_page', {path: '<script>alert(1)</script>'}],
		['get_page', {path: '%E0%A4%A'}],
		['get_api', {name: '__proto__'}],
		['get_api', {name: 'remotion#constructor'}],
		['get_api', {name: 'renderMedia.toString'}],
		['get_api', {name: 'x'.repeat(121)}],
		['check_code', {code: 'x'.repeat(30_001)}],
		['check_code', {code: 'x', filename: '../../x.tsx'}],
		['playground_link', {code: 'x', width: -1}],
	])(`AGT-03 ${transport}: %s refuses %j`, async (tool, input) => {
		const {text, isError} = await call(tool, input);
		expect(isError, text).toBe(true);
		expect(text).not.toMatch(/root:|^secret|\/work\/|at .*\.ts:/m);
	});

	test.each([
		['calls without end', `a${'()'.repeat(14_000)}`],
		['brackets without end', '('.repeat(30_000)],
		['elements without end', '<a>'.repeat(10_000)],
		['imports without end', `import {${'ab, '.repeat(7000)}} from 'remotion';`],
		['nothing but controls', '\u0000\u0007\u001b'.repeat(1000)],
	])(`AGT-03 ${transport}: check_code answers for %s`, async (_, code) => {
		expect((await call('check_code', {code})).text).toMatch(/^Checked against Remotion/);
	});

	test(`AGT-03 ${transport}: an unknown tool is an error, and the next call is answered`, async () => {
		await expect(client.callTool({name: 'delete_docs', arguments: {}})).rejects.toThrow(/delete_docs/);
		expect((await call('get_page', {path: '/docs/sequence'})).isError).toBe(false);
	});
});

describe('AGT-03 the docs server as a server', () => {
	const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
		fetch(url, {
			method: 'POST',
			body,
			headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers},
		});

	test.each([
		['no JSON', '{"jsonrpc": "2.0", ', 400],
		['no message', '[]', 400],
		['no object', '"x"', 400],
		['too much', `{"a": "${'x'.repeat(300_000)}"}`, 413],
	])('AGT-03 refuses a body that is %s', async (_, body, status) => {
		expect((await post(body)).status).toBe(status);
	});

	test.each(['GET', 'DELETE', 'PUT'])('AGT-03 answers 405 to %s', async (method) => {
		const response = await fetch(url, {method});
		expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
	});

	test('AGT-03 whatever a client calls this host, it is answered', async () => {
		const socket = connect(Number(url.port), url.hostname);
		socket.end(`POST ${url.pathname} HTTP/1.1\r\nHost: a b\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`);
		const [first] = await once(socket, 'data');
		expect(String(first)).toMatch(/^HTTP\/1\.1 4\d\d /);
		socket.destroy();
	});

	test('AGT-03 answers with a slash at the end of its URL, too', async () => {
		expect((await fetch(`${url}/`)).headers.get('allow')).toBe('POST, OPTIONS');
	});

	test('AGT-03 lets pages of any origin ask', async () => {
		const response = await fetch(url, {method: 'OPTIONS', headers: {origin: 'https://elsewhere.example'}});
		expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
	});

	test('AGT-03 a client that asks too often waits', async () => {
		const handler = createAgentHandler({dir, perClient: 2, now: () => 0});
		const ask = () => handler(new Request(url, {method: 'POST', body: '{}'}));
		const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
		expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
	});

	test('AGT-03 each message of a batch counts, and what a handler reads first still reaches the tools', async () => {
		const handler = createAgentHandler({dir, perClient: 4, now: () => 0});
		const ping = (id: number) => ({jsonrpc: '2.0', id, method: 'ping'});
		const ask = (body: unknown) =>
			handler(
				new Request(url, {
					method: 'POST',
					body: JSON.stringify(body),
					headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
				}),
			);
		const first = await ask([ping(1), ping(2), ping(3)]);
		expect([first.status, (await first.text()).match(/"result"/g)?.length]).toEqual([200, 3]);
		expect((await ask([ping(4), ping(5)])).status).toBe(429);
		// A batch that no waiting makes small enough.
		expect((await ask([ping(4), ping(5), ping(6), ping(7), ping(8)])).status).toBe(413);
		expect((await ask(ping(9))).status).toBe(200);
	});

	test('AGT-03 similar names are looked for as often as they can be shown, however many imports are wrong', async () => {
		const docs = await openDocs(dir);
		const names = Array.from({length: 200}, (_, index) => `Sequenc${index}`);
		const problems = checkImports({name: 'Video.tsx', code: `import {${names.join(', ')}} from 'remotion';`}, docs);
		expect(problems).toHaveLength(200);
		expect(problems.findLastIndex(({message}) => message.includes('Similar: Sequence'))).toBe(49);
	});

	test.each([
		["import * as R from 'remotion';\nexport const x = R.useFrame();", [[2, "remotion doesn't export useFrame."]]],
		[
			"import * as R from 'remotion';\nexport const x = <R.Sequense><R.AbsoluteFill /></R.Sequense>;",
			[
				[2, 'export Sequense'],
				[2, 'export Sequense'],
			],
		],
		["import * as R from 'remotion';\nexport type X = R.Nothing;", [[2, "doesn't export Nothing"]]],
		["import * as R from 'remotion';\nexport const x = (R: Other) => R.useFrame();", []],
		["import Remotion from 'remotion';", [[1, 'remotion has no default export']]],
		["import Remotion, {spring} from 'remotion';", [[1, 'remotion has no default export']]],
		["export {spring, useFrame as x} from 'remotion';", [[1, "doesn't export useFrame"]]],
		["export * from 'remotion';\nexport * as all from '@remotion/shapes';\nimport 'remotion';", []],
		["export * from '@remotion/shape';", [[1, 'There is no package @remotion/shape']]],
	] as const)('AGT-03 every way to import is checked: %s', async (code, expected) => {
		const found = checkImports({name: 'Video.tsx', code}, await openDocs(dir));
		expect(found).toHaveLength(expected.length);
		expected.forEach(([line, message], index) => {
			expect(found[index]).toMatchObject({line, message: expect.stringContaining(message)});
		});
	});

	test('AGT-03 a site without facts has no such server', async () => {
		const response = await createAgentHandler({dir: path.join(dir, 'docs')})(new Request(url, {method: 'POST', body: '{}'}));
		expect(response.status).toBe(404);
	});

	test('AGT-03 facts that are damaged are a fault of the server, which it prints', async () => {
		const print = vi.spyOn(console, 'error').mockImplementation(() => {});
		const damaged = temporaryFolder();
		await cp(dir, damaged, {recursive: true});
		await writeFile(path.join(damaged, TITLES_PATH), '{');
		const response = await createAgentHandler({dir: damaged})(new Request(url, {method: 'POST', body: '{}'}));
		expect(response.status).toBe(500);
		expect(print).toHaveBeenCalledOnce();
		print.mockRestore();
	});

	test('AGT-03 the package brings along everything that it answers from', async () => {
		const folder = await packAgentServer(dir, path.join(path.dirname(dir), 'package'));
		const {bin, version} = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
		const server = path.join(folder, bin['remotion-docs-mcp']);
		const client = new Client({name: 'test', version: '1.0.0'});
		// Away from this repository, where no module is to be found.
		await client.connect(new StdioClientTransport({command: process.execPath, args: [server], cwd: folder}));
		expect(client.getServerVersion()?.version).toBe(version);
		const {content} = await client.callTool({name: 'get_api', arguments: {name: 'renderMedia.crf'}});
		expect(content).toEqual([{type: 'text', text: expect.stringContaining('"type": "number | null"')}]);
		await client.close();
	});

	test('AGT-03 the command says what it lacks, and writes nothing where messages belong', async () => {
		const child: ChildProcess = spawn(command.command, [...command.args, path.join(dir, 'docs')]);
		let out = '';
		let error = '';
		child.stdout?.on('data', (part) => (out += part));
		child.stderr?.on('data', (part) => (error += part));
		const [code] = await once(child, 'exit');
		expect([code, out]).toEqual([1, '']);
		expect(error).toContain('has no /search/titles.v2.json');
	});
});
