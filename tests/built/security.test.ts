import {attribute, listedPages} from '../support/sites/built-site';
import {expect, test} from '../support/sites/built-test';

test('SEC-01 every page forbids scripts that it does not name', async ({read}) => {
	for (const address of [...listedPages(), '/no-such-page']) {
		const html = await read(address);
		const policy = attribute(html, /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/i);
		const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? '';
		expect(scripts, address).toContain("'self'");
		expect(scripts, address).toContain("'sha256-");
		expect(scripts, address).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
		expect(html.indexOf('Content-Security-Policy'), address).toBeLessThan(html.indexOf('<script'));
		expect(policy, address).toContain("object-src 'none'");
		expect(policy, address).toContain("base-uri 'self'");
	}
});

test('SEC-01 responses carry the security headers', async ({get}) => {
	const {headers} = await get('/docs/layers');
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
	expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('SEC-01 hashed files are kept for a year, data for minutes, pages are asked for again', async ({get}) => {
	const html = await get('/docs/layers');
	expect(html.headers.get('cache-control')).toMatch(/max-age=0/);
	const script = attribute(await html.text(), /href="(\/assets\/[^"]+\.js)"/);
	expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	expect((await get('/docs/layers.data')).headers.get('cache-control')).toBe('public, max-age=300');
	expect((await get('/docs/layers', {'accept-encoding': 'br'})).headers.get('content-encoding')).toBe('br');
});

test('PLY-02 the policy of every other page stays what it was: no blob scripts', async ({read}) => {
	for (const address of ['/', '/docs', '/playground', '/showcase']) {
		const html = await read(address);
		const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
		expect(/script-src ([^;]+)/.exec(policy)?.[1], address).not.toContain('blob:');
	}
});
