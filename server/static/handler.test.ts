import {rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {files, startTestServer, type TestServer} from '../../tests/support/sites/site-server';

let site: TestServer;
const ask: TestServer['ask'] = (...request) => site.ask(...request);
beforeAll(async () => {
	site = await startTestServer();
});
afterAll(() => site.stop());

describe('addresses', () => {
	test.each([
		['/', 'Home'],
		['/index.html', 'Home'],
		['/docs', 'Docs'],
		['/docs/', 'Docs'],
		['/docs/index.html', 'Docs'],
		['/docs.html', 'Docs'],
		['/docs/spring', 'spring()'],
		['/docs/spring/', 'spring()'],
		['/docs/spring?x=1', 'spring()'],
	])('RTE-03 RTE-04 %s answers 200 with its page', async (requestPath, title) => {
		const {status, body, headers} = await ask(requestPath);
		expect(status).toBe(200);
		expect(headers['content-type']).toBe('text/html;charset=utf-8');
		expect(body.toString()).toContain(`<title>${title}</title>`);
	});

	test.each([
		['text/markdown', true],
		['text/markdown, text/html;q=0.8', true],
		['text/markdown;q=0.5, text/html', false],
		['text/html,application/xhtml+xml,*/*;q=0.8', false],
		['*/*', false],
		['', false],
		['text/markdown;q=zero', false],
	])('AGT-01 a page asked for with Accept: %s is Markdown: %s', async (accept, isMarkdown) => {
		const {status, body, headers} = await ask('/docs/spring', {headers: {accept}});
		expect(status).toBe(200);
		expect(headers['content-type']).toBe(isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html;charset=utf-8');
		expect(body.toString().startsWith('# spring()')).toBe(isMarkdown);
		expect(headers.vary).toBe('Accept, Accept-Encoding');
	});

	test.each([
		'/nothing',
		'/docs/nothing',
		'/docs/nothing/',
		'/docs/nothing.html',
		'/docs/5.0',
		'/404',
		'/404.html',
		'/404/',
		'/_headers',
		'/_redirects',
		'/%5fheaders',
		'/%5f%72edirects',
		'/%34%30%34',
		'/404.html.br',
		'/docs/nothing/index',
	])('RTE-02 %s answers 404 with the not-found page', async (requestPath) => {
		const {status, body, headers} = await ask(requestPath);
		expect(status).toBe(404);
		expect(headers['content-type']).toBe('text/html;charset=utf-8');
		expect(body.toString()).toBe(files['404.html']);
	});

	test.each([
		['/docs/index', '/docs'],
		['/index', '/'],
		['/docs/spring/index.html/', '/docs/spring'],
		['/docs/spring.html.html', '/docs/spring'],
		['/%64ocs?x=1', '/docs?x=1'],
		['/docs/sprin%67', '/docs/spring'],
		['//docs', '/docs'],
		['//docs/index.html', '/docs'],
		['/\\docs', '/docs'],
		['/x/..//docs', '/docs'],
		['/llms.txt/', '/llms.txt'],
		['http://other.example//docs', '/docs'],
	])('FLT-02 %s leads to the one URL of its page', async (requestPath, location) => {
		const answer = await ask(requestPath);
		expect([answer.status, answer.headers.location]).toEqual([301, location]);
	});

	test('FLT-01 a path longer than any of the site is refused', async () => {
		expect((await ask(`/${'a'.repeat(3000)}`)).status).toBe(414);
	});

	test.each([
		'/docs/nothing.data',
		'/nothing.md',
		'/assets/old-chunk.js',
		'/assets/none',
		'/_worker.js',
		'/_routes.json',
		'/vercel.json',
		'/vercel%2ejson',
	])('%s answers 404 without a page', async (requestPath) => {
		const {status, body} = await ask(requestPath);
		expect(status).toBe(404);
		expect(body.toString()).not.toContain('<');
	});

	test.each([
		'/../secret.txt',
		'/docs/../../secret.txt',
		'/%2e%2e/secret.txt',
		'/..%2fsecret.txt',
		'/docs/%2e%2e/%2e%2e/secret.txt',
		'/%',
		'//secret.txt',
		'/\\..\\secret.txt',
	])('%s leads to nothing outside of the site', async (requestPath) => {
		const {status, body} = await ask(requestPath);
		expect(status).toBe(404);
		expect(body.toString()).not.toContain('secret');
	});
});

describe('redirects', () => {
	test.each([
		['/support', '/docs/spring'],
		['/support/', '/docs/spring'],
		['/support.html', '/docs/spring'],
		['/support?a=1&b=2', '/docs/spring?a=1&b=2'],
		['/help?a=1', '/docs/spring?from=help&a=1#top'],
		['/chat', 'https://chat.example/x'],
	])('%s answers 301 to %s', async (requestPath, location) => {
		const answer = await ask(requestPath);
		expect([answer.status, answer.headers.location]).toEqual([301, location]);
	});
});

describe('headers', () => {
	test.each([
		['/assets/entry-abc.js', 'public, max-age=31536000, immutable', 'text/javascript'],
		['/media/posters/a.0123.webp', 'public, max-age=31536000, immutable', 'image/webp'],
		['/sidebars/mainSidebar.json', 'public, max-age=300', 'application/json'],
		['/search/text.0123.json', 'public, max-age=31536000, immutable', 'application/json'],
		['/search/titles.v2.json', 'public, max-age=300', 'application/json'],
		['/docs/spring.data', 'public, max-age=300', 'text/x-script; charset=utf-8'],
		['/docs/spring.md', 'public, max-age=0, must-revalidate', 'text/markdown; charset=utf-8'],
		['/llms.txt', 'public, max-age=0, must-revalidate', 'text/plain; charset=utf-8'],
		['/docs/spring', 'public, max-age=0, must-revalidate', 'text/html;charset=utf-8'],
		['/favicon.ico', 'public, max-age=0, must-revalidate', 'image/x-icon'],
	])('%s may be kept for %s', async (requestPath, cacheControl, type) => {
		const {status, headers} = await ask(requestPath);
		expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, cacheControl, type]);
	});

	test.each([
		['/facts/index.json', '*'],
		['/.well-known/agent-skills/index.json', '*'],
		['/docs/spring.md', '*'],
		['/llms.txt', '*'],
		['/docs/spring', undefined],
		['/docs/spring.data', undefined],
		['/search/titles.v2.json', undefined],
	])('AGT-02 pages of other sites may read %s: %s', async (requestPath, origin) => {
		const {status, headers} = await ask(requestPath, {headers: {Origin: 'https://elsewhere.example'}});
		expect([status, headers['access-control-allow-origin']]).toEqual([200, origin]);
	});

	test.each(['/docs', '/nothing', '/support', '/assets/none.js'])('SEC-01 %s has the security headers', async (requestPath) => {
		const {headers} = await ask(requestPath);
		expect(headers).toMatchObject({
			'x-content-type-options': 'nosniff',
			'x-frame-options': 'SAMEORIGIN',
			'content-security-policy': "frame-ancestors 'self'",
			'referrer-policy': 'strict-origin-when-cross-origin',
			'cross-origin-opener-policy': 'same-origin',
		});
	});

	test.each([
		['/docs', 200],
		['/nothing', 404],
	])('%s is sent compressed to those who take it', async (requestPath, status) => {
		const plain = (await ask(requestPath)).body.toString();
		const br = await ask(requestPath, {headers: {'Accept-Encoding': 'gzip, br'}});
		const gzip = await ask(requestPath, {headers: {'Accept-Encoding': 'gzip'}});
		expect([br.status, br.headers['content-encoding'], br.headers.vary]).toEqual([status, 'br', 'Accept-Encoding']);
		expect([gzip.status, gzip.headers['content-encoding'], gzip.headers.vary]).toEqual([status, 'gzip', 'Accept-Encoding']);
		expect(brotliDecompressSync(br.body).toString()).toBe(plain);
		expect(gunzipSync(gzip.body).toString()).toBe(plain);
	});
});

describe('requests', () => {
	test('a page that did not change answers 304', async () => {
		const {headers} = await ask('/docs');
		const again = await ask('/docs', {headers: {'If-None-Match': String(headers.etag)}});
		expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'public, max-age=0, must-revalidate']);
	});

	test('a list of tags and the time of the last change are compared, too', async () => {
		const {headers} = await ask('/docs', {headers: {'Accept-Encoding': 'br'}});
		const etag = String(headers.etag);
		const modified = Date.parse(String(headers['last-modified']));
		const at = (time: number) => new Date(time).toUTCString();
		for (const [given, status] of [
			[{'If-None-Match': `"other", W/${etag}`}, 304],
			[{'If-None-Match': '*'}, 304],
			[{'If-None-Match': '"other"'}, 200],
			[{'If-None-Match': ''}, 200],
			[{'If-None-Match': '"other"', 'If-Modified-Since': at(modified)}, 200],
			[{'If-Modified-Since': at(modified)}, 304],
			[{'If-Modified-Since': at(modified + 60_000)}, 304],
			[{'If-Modified-Since': at(modified - 60_000)}, 200],
			[{'If-Modified-Since': 'yesterday'}, 200],
		] as const) {
			expect([given, (await ask('/docs', {headers: {'Accept-Encoding': 'br', ...given}})).status]).toEqual([given, status]);
		}
		expect((await ask('/docs', {headers: {'If-None-Match': etag}})).status, 'the plain form has a tag of its own').toBe(200);
	});

	test.each([
		['br;q=0', undefined],
		['gzip;q=0', undefined],
		['br;q=0, gzip', 'gzip'],
		['br;q=0.0,*', 'gzip'],
		['*', 'br'],
		['*;q=0', undefined],
		['identity', undefined],
		['BR', 'br'],
		['GZip;Q=0.5', 'gzip'],
		['brotli', undefined],
		['', undefined],
	])('the page and the not-found page for a reader who takes "%s" are sent as %s', async (accepted, encoding) => {
		for (const address of ['/docs', '/nothing']) {
			expect((await ask(address, {headers: {'Accept-Encoding': accepted}})).headers['content-encoding'], address).toBe(encoding);
		}
	});

	test.each([
		['/docs', 200],
		['/nothing', 404],
		['/support', 301],
	])('HEAD %s answers %i without a body', async (requestPath, status) => {
		const answer = await ask(requestPath, {method: 'HEAD'});
		expect([answer.status, answer.body.length]).toEqual([status, 0]);
	});

	test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s answers 405', async (method) => {
		const answer = await ask('/docs', {method});
		expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
	});

	test.each([
		['bytes=0-3', 206, 'cons'],
		['bytes=8-', 206, 'log(1)'],
		['bytes=9-2', 200, 'console.log(1)'],
		['bytes=0-0', 206, 'c'],
		['bytes=13-999', 206, ')'],
		['bytes=0-9007199254740992', 206, 'console.log(1)'],
		['bytes=-3', 206, '(1)'],
		['bytes=-999', 206, 'console.log(1)'],
		['bytes=-0', 416, ''],
		['bytes=-', 200, 'console.log(1)'],
		['bytes=0-1,3-4', 200, 'console.log(1)'],
		['lines=1', 200, 'console.log(1)'],
		['bytes=999-', 416, ''],
		['bytes=9007199254740993-', 416, ''],
	])('the range %s answers %i', async (range, status, text) => {
		const {status: actual, body} = await ask('/assets/entry-abc.js', {headers: {Range: range}});
		expect([actual, body.toString()]).toEqual([status, text]);
	});

	test('a range of a file that has changed since answers the whole file', async () => {
		const {headers} = await ask('/assets/entry-abc.js');
		for (const [given, status] of [
			[String(headers.etag), 206],
			[String(headers['last-modified']), 206],
			['"other"', 200],
			[`W/${headers.etag}`, 200],
			['Sat, 01 Jan 2000 00:00:00 GMT', 200],
		] as const) {
			const answer = await ask('/assets/entry-abc.js', {headers: {Range: 'bytes=0-3', 'If-Range': given}});
			expect([given, answer.status]).toEqual([given, status]);
		}
	});

	test('a part names its place in the whole', async () => {
		const {headers} = await ask('/assets/entry-abc.js', {headers: {Range: 'bytes=-3'}});
		expect([headers['content-range'], headers['content-length']]).toEqual(['bytes 11-13/14', '3']);
	});

	test('an empty file is an empty answer', async () => {
		const {status, body} = await ask('/empty.json');
		expect([status, body.length]).toEqual([200, 0]);
	});

	test('a file that was taken away is not found, and the server goes on', async () => {
		rmSync(path.join(site.build, 'client', 'vanishing.json'));
		expect((await ask('/vanishing.json')).status).toBe(404);
		expect((await ask('/docs')).status).toBe(200);
	});

	test('FLT-01 a fault of the server itself ends one answer with 500 and the security headers', async () => {
		const file = path.join(site.build, 'client', 'looping.json');
		rmSync(file);
		symlinkSync('looping.json', file);
		const print = vi.spyOn(console, 'error').mockImplementation(() => {});
		const {status, headers} = await ask('/looping.json');
		expect([status, headers['x-frame-options'], headers['cache-control']]).toEqual([500, 'SAMEORIGIN', undefined]);
		expect(print).toHaveBeenCalledWith(expect.objectContaining({code: 'ELOOP'}));
		print.mockRestore();
		expect((await ask('/docs')).status).toBe(200);
	});
});
