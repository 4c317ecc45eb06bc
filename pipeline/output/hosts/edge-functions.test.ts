import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, afterEach, beforeAll, describe, expect, test, vi} from 'vitest';
import {prefersMarkdown} from '../../../server/static/markdown';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {cloudflareRoutes, cloudflareWorker, netlifyFunction} from './edge-functions';
import {nginxFile, PREFERS_MARKDOWN} from './nginx';

const SITE = 'https://videos.example';

/** The files on the host. */
const files = new Map([
	['/', 'page'],
	['/index.md', '# Home'],
	['/docs/spring', 'page'],
	['/docs/spring.md', '# spring()'],
	['/playground', 'page'],
	['/assets/app.js', 'code'],
]);

let asked: Request[] = [];

const host = async (request: Request): Promise<Response> => {
	asked.push(request);
	const {origin, pathname} = new URL(request.url);
	const body = origin === SITE ? files.get(pathname) : undefined;
	if (pathname === '/old') {
		return new Response(null, {status: 301, headers: {location: '/docs/spring'}});
	}

	if (body !== undefined && request.headers.get('if-none-match') === 'same') {
		return new Response(null, {status: 304});
	}

	const type = pathname.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'text/html';
	return new Response(body ?? 'Not found', {
		status: body === undefined ? 404 : 200,
		headers: {'content-type': type, vary: 'Accept-Encoding'},
	});
};

type Run = (request: Request) => Promise<Response>;

const folder = temporaryFolder();
const runs: Record<string, Run> = {};

/** Loads a module as a host does: from the one file that was written. */
const load = async (name: string, code: string) => {
	const file = path.join(folder, `${name}.mjs`);
	writeFileSync(file, code);
	return import(/* @vite-ignore */ pathToFileURL(file).href);
};

beforeAll(async () => {
	vi.stubGlobal('fetch', host);
	const worker = await load('cloudflare', await cloudflareWorker());
	runs.Cloudflare = (request) => worker.default.fetch(request, {ASSETS: {fetch: host}});
	const edge = await load('netlify', await netlifyFunction());
	runs.Netlify = (request) => edge.default(request, {next: () => host(request)});
});
afterEach(() => {
	asked = [];
});
afterAll(() => void vi.unstubAllGlobals());

const MARKDOWN = 'text/markdown, text/html;q=0.9';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe.each(['Cloudflare', 'Netlify'])('AGT-01 what runs on %s before a page is served', (name) => {
	const get = (address: string, accept: string, init: RequestInit = {}) =>
		runs[name]!(new Request(SITE + address, {...init, headers: {accept, ...init.headers}}));

	test.each([
		['/docs/spring', '# spring()'],
		['/docs/spring/', '# spring()'],
		['/docs/spring?utm=1', '# spring()'],
		['/', '# Home'],
	])(`AGT-01 ${name}: %s is Markdown for whoever prefers it, and told apart`, async (address, expected) => {
		const response = await get(address, MARKDOWN);
		expect([response.status, await response.text()]).toEqual([200, expected]);
		expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
		expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept');
	});

	test(`AGT-01 ${name}: browsers get the page, told apart, too`, async () => {
		const response = await get('/docs/spring', BROWSER);
		expect(await response.text()).toBe('page');
		expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept');
		expect(asked).toHaveLength(1);
	});

	test(`AGT-01 ${name}: a copy that is still good stays good`, async () => {
		expect((await get('/docs/spring', MARKDOWN, {headers: {'if-none-match': 'same'}})).status).toBe(304);
	});

	test(`AGT-01 ${name}: a page without a Markdown form, a moved page and a missing one are answered as ever`, async () => {
		expect(await (await get('/playground', MARKDOWN)).text()).toBe('page');
		const moved = await get('/old', MARKDOWN);
		expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/spring']);
		expect((await get('/none', MARKDOWN)).status).toBe(404);
	});

	test(`AGT-01 ${name}: files and other methods are handed on untouched`, async () => {
		expect((await get('/assets/app.js', MARKDOWN)).headers.get('vary')).toBe('Accept-Encoding');
		await get('/docs/spring', MARKDOWN, {method: 'POST', body: 'x'});
		expect(asked.map(({url, method}) => `${method} ${url}`)).toEqual([`GET ${SITE}/assets/app.js`, `POST ${SITE}/docs/spring`]);
	});

	test.each([
		'//evil.example/docs',
		'/\\evil.example/docs',
		'/docs/%2e%2e/%2e%2e/secret',
		'/docs/..%2f..%2fsecret',
		'/docs/spring%00',
		'/%0d%0aset-cookie:x',
		'/%E0%A4%A',
		'/@evil.example',
		'/docs/spring%3f.md',
		`/${'a/'.repeat(2000)}`,
		'/_worker.js',
	])(`AGT-01 ${name}: %s leads to no other host and answers`, async (address) => {
		const response = await get(address, MARKDOWN);
		expect(response.status).toBe(404);
		for (const {url} of asked) {
			expect(new URL(url).origin).toBe(SITE);
		}
	});
});

const ACCEPTED: [accept: string | undefined, isMarkdown: boolean][] = [
	[undefined, false],
	['', false],
	['*/*', false],
	[BROWSER, false],
	['text/markdown', true],
	['Text/Markdown;q=1.0', true],
	['text/markdown, */*', true],
	[MARKDOWN, true],
	['text/html, text/markdown', false],
	['text/html, text/markdown;q=0.1', false],
	['text/markdown;q=0.5, text/html;q=0.9', false],
	['text/markdown;q=0', false],
	['text/markdownx', false],
	['x'.repeat(100_000), false],
	[';q=,,/;', false],
];

test.each(ACCEPTED)('AGT-01 Accept: %s', (accept, expected) => {
	expect(prefersMarkdown(accept)).toBe(expected);
});

test.each(ACCEPTED)('AGT-01 Accept on nginx: %s', (accept = '', expected) => {
	expect(nginxFile([])).toContain(`if ($http_accept ~* "${PREFERS_MARKDOWN}") {`);
	expect(new RegExp(PREFERS_MARKDOWN, 'i').test(accept)).toBe(expected);
});

test('AGT-01 hosts are not asked about folders without pages, and a function is small', async () => {
	const {exclude} = JSON.parse(cloudflareRoutes());
	expect(exclude).toContain('/assets/*');
	expect(exclude).not.toContain('/*');
	for (const code of [await cloudflareWorker(), await netlifyFunction()]) {
		expect(code.length).toBeLessThan(16_000);
	}
});
