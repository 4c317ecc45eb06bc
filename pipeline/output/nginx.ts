import {fileRules, pageRule, securityHeaders} from '../../server/static/headers';
import type {Redirect} from '../../server/static/redirects';

const security = Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`);

const location = (match: string, cacheControl: string, directives: string[]) =>
	[
		`location ${match} {`,
		...[...security, `add_header Cache-Control "${cacheControl}";`, ...directives].map((line) => `\t${line}`),
		'}',
	].join('\n');

const regex = (text: string) => text.replaceAll('.', '\\.').replaceAll('*', '.*');

const redirectLocation = ({from, to}: Redirect) =>
	`location ~ ^${regex(from)}/?$ { return 301 ${/[?#]/.test(to) ? to : `${to}$is_args$args`}; }`;

/** What a server block of nginx includes, with `root` set to the client folder, to serve the build as it is meant. */
export const nginxFile = (redirects: readonly Redirect[]): string => {
	const files = fileRules.map(({pattern, cacheControl, contentType}) =>
		location(`~ ^${regex(pattern)}$`, cacheControl, [
			...(contentType ? ['types {}', `default_type "${contentType}";`] : []),
			'try_files $uri =404;',
		]),
	);
	const pages = location('/', pageRule.cacheControl, ['try_files $uri $uri/index.html =404;']);
	return `${[
		'# Inside of a server block: root /path/to/build/client; include /path/to/build/hosts/nginx.conf;',
		'# With the brotli module, add: brotli_static on;',
		'gzip_static on;',
		'error_page 404 /404.html;',
		'location ~ ^/(_headers|_redirects|vercel\\.json)$ { return 404; }',
		...redirects.map(redirectLocation),
		'rewrite ^(.*)/index\\.html$ $1/ last;',
		// The error page is looked up by its file name and must keep it.
		'rewrite ^(?!/404\\.html$)(.+)\\.html$ $1 last;',
		'rewrite ^(.+)/$ $1 last;',
		...files,
		pages,
	].join('\n')}\n`;
};
