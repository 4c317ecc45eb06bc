import {describe, expect, it} from 'vitest';
import {cleanPath} from './clean-path';

describe('clean paths', () => {
	it.each([
		['/', '/'],
		['/index.html', '/'],
		['/index', '/'],
		['/docs/index.html', '/docs'],
		['/docs/index', '/docs'],
		['/docs/x.html', '/docs/x'],
		['/docs/x/index.html', '/docs/x'],
		['/docs/x/index.html/', '/docs/x'],
		['/docs/x/', '/docs/x'],
		['/docs/x', '/docs/x'],
		['/docs/x.html.html', '/docs/x'],
		['/docs/index-files', '/docs/index-files'],
		['/docs/html', '/docs/html'],
		['/docs/x.data', '/docs/x.data'],
		['/docs//x', '/docs/x'],
		['/%64ocs', '/docs'],
		['/docs/sprin%67', '/docs/spring'],
		['/%5fheaders', '/_headers'],
		['/%34%30%34', '/404'],
		['/vercel%2ejson', '/vercel.json'],
		['/a%20b', '/a%20b'],
	])('RTE-04 %s is the page %s', (given, clean) => {
		expect(cleanPath(given)).toBe(clean);
	});

	const hostile = [
		'',
		'x',
		'//evil.example/x',
		'//evil.example/x.html',
		'//evil.example/index.html',
		'///evil.example/x.html',
		'/\\evil.example/x.html',
		'\\\\evil.example\\x.html',
		'/.//evil.example/x.html',
		'/./\\evil.example',
		'/x/..//evil.example/x.html',
		'/docs/../..//evil.example',
		'/%2e%2e//evil.example',
		'/%2e//evil.example',
		'/%2F/evil.example',
		'/%2f%2fevil.example/',
		'/%5C%5Cevil.example/x.html',
		'/%5cevil.example',
		'/index.html//evil.example',
		'/.html//evil.example/.html',
		'/index//evil.example',
		'/\t/evil.example',
		'https://evil.example/x',
		'//evil.example@site/x.html',
		'//',
		'/%',
		'/%zz',
		'/%%36%31',
		'/%2%35%36%31',
		'/%252e%252e/x',
		'/%00',
		'/%c0%ae%c0%ae/x',
		`${'/'.repeat(16_000)}a`,
		`/${'.html'.repeat(3000)}`,
		`/${'../'.repeat(5000)}x`,
	];

	it.each(hostile.map((path) => [path.slice(0, 60), path]))('FLT-02 %j stays on the site and is clean for good', (_, path) => {
		const clean = cleanPath(path);
		expect(clean).toMatch(/^\/(?![/\\])/);
		expect(clean).not.toMatch(/\.\.(\/|$)|\/\/|\\|\.html$/);
		expect(cleanPath(clean)).toBe(clean);
		expect(new URL(clean, 'https://site.example').host).toBe('site.example');
	});
});
