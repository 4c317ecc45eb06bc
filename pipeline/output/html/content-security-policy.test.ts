import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {siteConfigSchema} from '../../config/schema';
import {smallConfig} from '../../testing/small-config';
import {addPolicy, allowedHosts, policyFor} from './content-security-policy';

const none = allowedHosts(siteConfigSchema.parse(smallConfig));
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('SEC-01 the content security policy', () => {
	test.each([
		['<script>a()</script>', `script-src 'self' ${hash('a()')}`],
		['<script>a()</script><script>b()</script><script>a()</script>', `script-src 'self' ${hash('a()')} ${hash('b()')}`],
		['<script type="module" async>import "/assets/a.js"\n</script>', `script-src 'self' ${hash('import "/assets/a.js"\n')}`],
		['<script>a()\r\nb()</script>', `script-src 'self' ${hash('a()\nb()')}`],
		['<SCRIPT nonce="">a()</SCRIPT>', `script-src 'self' ${hash('a()')}`],
		['<script src="/assets/a.js"></script>', "script-src 'self'"],
		['<script type="application/ld+json">{"a":1}</script>', "script-src 'self'"],
		['<pre>&lt;script&gt;a()&lt;/script&gt;</pre>', "script-src 'self'"],
	])('allows exactly the inline scripts of %j', (html, scripts) => {
		expect(directive(policyFor(html, none), 'script-src')).toBe(scripts);
	});

	test('names no other host and no unsafe script with the default configuration', () => {
		expect(policyFor('<script>a()</script>', none)).not.toMatch(/https?:|unsafe-eval|\*/);
		expect(directive(policyFor('', none), 'script-src')).not.toContain('unsafe');
	});

	test.each([
		[
			{search: {appId: 'APP1', apiKey: 'k', indexName: 'docs'}},
			'connect-src',
			"connect-src 'self' https://APP1-dsn.algolia.net https://APP1.algolia.net https://*.algolianet.com https://insights.algolia.io",
		],
		[{assistant: {provider: 'endpoint', endpoint: 'https://ai.example/v1/chat'}}, 'connect-src', "connect-src 'self' https://ai.example"],
		[{assistant: {provider: 'endpoint', endpoint: '/api/ask'}}, 'connect-src', "connect-src 'self'"],
		[
			{assistant: {provider: 'embed', embedScript: 'https://chat.example/embed.js', embed: {frameOrigin: 'https://frame.example'}}},
			'frame-src',
			"frame-src 'self' https://chat.example https://frame.example",
		],
		[
			{assistant: {provider: 'embed', embedScript: 'https://chat.example/embed.js'}},
			'script-src',
			"script-src 'self' https://chat.example",
		],
		[{assistant: {provider: 'embed', embedScript: 'https://chat.example/embed.js'}}, 'frame-src', "frame-src 'self' https://chat.example"],
		[{analytics: {measurementId: 'G-123'}}, 'script-src', "script-src 'self' https://www.googletagmanager.com"],
	] as const)('lets the provider of %j in', (settings, name, expected) => {
		const hosts = allowedHosts(siteConfigSchema.parse({...smallConfig, ...settings}));
		expect(directive(policyFor('', hosts), name)).toBe(expected);
	});

	test.each([
		['<html><head><meta charSet="utf-8"/><script>a()</script></head>', '<html><head><meta charSet="utf-8"/><meta http-equiv'],
		['<html><head><title>T</title><meta charset="utf-8"></head>', '<html><head><meta http-equiv'],
		['<html><head data-x>\n<meta charset="utf-8"/></head>', '<html><head data-x>\n<meta charset="utf-8"/><meta http-equiv'],
	])('comes before anything that it governs in %j', (html, start) => {
		expect(addPolicy(html, none).startsWith(start)).toBe(true);
	});

	test('is replaced, not doubled, when it is there already', () => {
		const once = addPolicy('<html><head></head><body></body></html>', none);
		expect(addPolicy(once, none)).toBe(once);
	});

	test('a page without a head is an error', () => {
		expect(() => addPolicy('<p>text</p>', none)).toThrow('without a head');
	});
});
