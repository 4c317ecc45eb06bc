import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http, {type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {serve} from '../../../server/serve';

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>text</p>'.repeat(200)}`;
export const files: Record<string, string> = {
	'index.html': page('Home'),
	'404.html': page('Not found'),
	'docs/index.html': page('Docs'),
	'docs/spring/index.html': page('spring()'),
	'docs/spring.data': '["data"]',
	'docs/spring.md': '# spring() – größer',
	'llms.txt': '# Site',
	'robots.txt': 'User-agent: *',
	'favicon.ico': 'icon',
	'assets/entry-abc.js': 'console.log(1)',
	'media/posters/a.0123.webp': 'webp',
	'sidebars/mainSidebar.json': '{}',
	'search/text.0123.json': '[]',
	'search/titles.v2.json': '{}',
	'facts/index.json': '{}',
	'.well-known/agent-skills/index.json': '{}',
	_headers: '/*',
	'_worker.js': 'export default {}',
	'_routes.json': '{}',
	_redirects: '/a /b',
	'vercel.json': '{}',
	'vanishing.json': '{}',
	'looping.json': '{}',
	'empty.json': '',
};
const redirects = [
	{from: '/support', to: '/docs/spring'},
	{from: '/help', to: '/docs/spring?from=help#top'},
	{from: '/chat', to: 'https://chat.example/x'},
];

export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer};
type Options = {method?: string; headers?: Record<string, string>};

/** A small built site behind the real server. `ask` sends a path exactly as given: `fetch` would tidy it up. */
export type TestServer = {build: string; port: number; ask: (requestPath: string, options?: Options) => Promise<Answer>; stop: () => void};

const writeBuild = (): string => {
	const build = mkdtempSync(path.join(tmpdir(), 'site-server-'));
	for (const [name, text] of Object.entries(files)) {
		const file = path.join(build, 'client', name);
		mkdirSync(path.dirname(file), {recursive: true});
		writeFileSync(file, text);
		if (!name.endsWith('.html')) {
			continue;
		}
		writeFileSync(`${file}.br`, brotliCompressSync(text));
		writeFileSync(`${file}.gz`, gzipSync(text));
	}

	writeFileSync(path.join(build, 'redirects.json'), JSON.stringify(redirects));
	writeFileSync(path.join(build, 'secret.txt'), 'secret');
	return build;
};

const asker =
	(port: number) =>
	(requestPath: string, {method = 'GET', headers = {}}: Options = {}) =>
		new Promise<Answer>((resolve, reject) => {
			http
				.request({port, path: requestPath, method, headers, agent: false}, (response) => {
					const chunks: Buffer[] = [];
					response.on('data', (chunk) => chunks.push(chunk));
					response.on('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}));
					response.on('error', reject);
				})
				.on('error', reject)
				.end();
		});

/** Starts the server on a free port. */
export const startTestServer = async (): Promise<TestServer> => {
	const build = writeBuild();
	const server: Server = await serve(path.join(build, 'client'), 0);
	const {port} = server.address() as AddressInfo;
	const stop = () => {
		server.close();
		rmSync(build, {recursive: true});
	};
	return {build, port, ask: asker(port), stop};
};
