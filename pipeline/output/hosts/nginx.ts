import {headersOf, securityHeaders} from '../../../server/static/headers';
import type {Redirect} from '../../../server/static/redirects';
import {fileRules, pageRule} from '../rules';

const security = (headers: Record<string, string>) =>
	Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

const location = (match: string, cacheControl: string, directives: string[], headers = securityHeaders) =>
	[
		`location ${match} {`,
		...[...security(headers), `add_header Cache-Control "${cacheControl}";`, ...directives].map((line) => `\t${line}`),
		'}',
	].join('\n');

const regex = (text: string) => text.replaceAll('.', '\\.').replaceAll('*', '.*');

const redirectLocation = ({from, to}: Redirect) =>
	`location ~ ^${regex(from)}/?$ { return 301 ${/[?#]/.test(to) ? to : `${to}$is_args$args`}; }`;

/**
 * An `Accept` header that names Markdown with full weight before HTML. A pattern can't compare weights: where these matter, HTML is sent.
 */
export const PREFERS_MARKDOWN = '^((?!text/html).)*text/markdown *(,|; *q=1(\\.0*)?(,|$)|$)';

/** What a server block of nginx includes, with `root` set to the client folder, to serve the build as it is meant. */
export const nginxFile = (redirects: readonly Redirect[]): string => {
	const files = fileRules.map((rule) => {
		const {'Content-Security-Policy': policy = securityHeaders['Content-Security-Policy']!} = headersOf(rule);
		return location(
			`~ ^${regex(rule.pattern)}$`,
			rule.cache,
			[
				...(rule.shared ? ['add_header Access-Control-Allow-Origin *;'] : []),
				...(rule.type ? ['types {}', `default_type "${rule.type}";`] : []),
				// Only a page has a sandbox.
				rule.sandbox ? 'try_files $uri $uri.html =404;' : 'try_files $uri =404;',
			],
			{...securityHeaders, 'Content-Security-Policy': policy},
		);
	});
	const pages = location('/', pageRule.cache, ['add_header Vary Accept;', 'try_files $uri $uri/index.html =404;']);
	return `${[
		'# Inside of a server block: root /path/to/build/client; include /path/to/build/hosts/nginx.conf;',
		'# With the brotli module, add: brotli_static on;',
		'gzip_static on;',
		// A cache in between must not send the compressed form to whoever can't read it.
		'gzip_vary on;',
		'charset utf-8;',
		'error_page 404 /404.html;',
		'location ~ ^/(_headers|_redirects|_routes\\.json|_worker\\.js|vercel\\.json)$ { return 404; }',
		...redirects.map(redirectLocation),
		'rewrite ^(.*)/index\\.html$ $1/ last;',
		// The error page is looked up by its file name and must keep it.
		'rewrite ^(?!/404\\.html$)(.+)\\.html$ $1 last;',
		'rewrite ^(.+)/$ $1 last;',
		// A page is any path without an ending.
		`if ($http_accept ~* "${PREFERS_MARKDOWN}") { rewrite ^/$ /index.md last; rewrite ^(/[^.]+)$ $1.md last; }`,
		...files,
		pages,
	].join('\n')}\n`;
};
