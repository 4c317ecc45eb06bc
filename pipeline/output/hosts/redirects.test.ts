import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {headersFile, redirectsFile, vercelFile} from './host-files';
import {nginxFile} from './nginx';
import {emitRedirects, redirectPage, withMarkdownForms} from './redirects';

const directory = temporaryFolder();

test('the Markdown form of a page moves with it', () => {
	const moved = new Map([
		['/support', '/docs/support?a=1#top'],
		['/chat', 'https://chat.example'],
	]);
	expect(withMarkdownForms(moved)).toEqual([
		{from: '/support', to: '/docs/support?a=1#top'},
		{from: '/support.md', to: '/docs/support.md'},
		{from: '/chat', to: 'https://chat.example'},
	]);
});

const redirects = [
	{from: '/support', to: '/docs/support'},
	{from: '/support.md', to: '/docs/support.md'},
	{from: '/chat.now', to: 'https://chat.example/?a=1&b=2'},
];

describe('redirects', () => {
	test('are written for the own server and as pages for hosts without redirects', async () => {
		await emitRedirects(redirects, {buildDir: directory, clientDir: path.join(directory, 'client'), url: 'https://videos.example'});
		expect(JSON.parse(readFileSync(path.join(directory, 'redirects.json'), 'utf8'))).toEqual(redirects);
		const page = readFileSync(path.join(directory, 'client/support/index.html'), 'utf8');
		expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/support"/>');
		expect(page, 'no white flash in dark mode').toContain('<meta name="color-scheme" content="light dark"/>');
		expect(page, 'letters of a phone').toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
		expect(page).toContain('<link rel="canonical" href="https://videos.example/docs/support"/>');
		expect(page).toContain('noindex');
		expect(existsSync(path.join(directory, 'client/support.md'))).toBe(false);
	});

	test('cannot break out of their page', () => {
		expect(redirectPage('https://a.example/"><script>', 'https://videos.example')).not.toContain('<script');
	});

	test('are written for Netlify and Cloudflare Pages', () => {
		expect(redirectsFile(redirects)).toBe(
			'/support /docs/support 301\n/support.md /docs/support.md 301\n/chat.now https://chat.example/?a=1&b=2 301\n',
		);
	});

	test('are written for Vercel', () => {
		expect(JSON.parse(vercelFile(redirects))).toMatchObject({
			cleanUrls: true,
			trailingSlash: false,
			redirects: [
				{source: '/support', destination: '/docs/support', statusCode: 301},
				{source: '/support.md', destination: '/docs/support.md', statusCode: 301},
				{source: '/chat.now', statusCode: 301},
			],
		});
	});

	test('are written for nginx, with the query kept', () => {
		const file = nginxFile(redirects);
		expect(file).toContain('location ~ ^/support/?$ { return 301 /docs/support$is_args$args; }');
		expect(file).toContain('location ~ ^/chat\\.now/?$ { return 301 https://chat.example/?a=1&b=2; }');
	});
});

test.each([
	[
		'Netlify and Cloudflare Pages',
		headersFile(),
		[
			'/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
			'/*.data\n  Cache-Control: public, max-age=300',
			'  X-Content-Type-Options: nosniff',
		],
	],
	['Vercel', vercelFile([]), ['"/assets/(.*)"', '"/(.*)\\\\.data"', '"X-Content-Type-Options"']],
	[
		'nginx',
		nginxFile([]),
		[
			'gzip_vary on;',
			'charset utf-8;',
			'location ~ ^/assets/.*$ {',
			'location ~ ^/.*\\.data$ {',
			'add_header X-Content-Type-Options "nosniff" always;',
		],
	],
])('%s gets cache and security headers', (_, file, parts) => {
	for (const part of parts) {
		expect(file).toContain(part);
	}
});
