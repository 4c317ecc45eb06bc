/** Headers of every answer. What a page may load is said in the page itself, by a meta element. */
export const securityHeaders: Record<string, string> = {
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'SAMEORIGIN',
	'Content-Security-Policy': "frame-ancestors 'self'",
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'Cross-Origin-Opener-Policy': 'same-origin',
};

const forever = 'public, max-age=31536000, immutable';
const minutes = 'public, max-age=300';
const always = 'public, max-age=0, must-revalidate';

/**
 * How long an answer may be kept, its type where hosts do not know it, a policy of its own, and whether pages of other sites may
 * read it. `pattern` is a path with at most one `*`.
 */
export type FileRule = {pattern: string; cacheControl: string; contentType?: string; policy?: string; shared?: true};

/** Rules for files; the first one that fits wins. */
export const fileRules: FileRule[] = [
	{pattern: '/assets/*', cacheControl: forever},
	{pattern: '/media/posters/*', cacheControl: forever},
	{pattern: '/sidebars/*', cacheControl: minutes},
	{pattern: '/search/text.*', cacheControl: forever},
	{pattern: '/search/titles.*', cacheControl: minutes},
	{pattern: '/ask/*', cacheControl: minutes},
	// Code of readers runs in there: even opened by itself, the page has no origin.
	{pattern: '/playground/frame*', cacheControl: always, policy: `${securityHeaders['Content-Security-Policy']}; sandbox allow-scripts`},
	{pattern: '/playground/*.json', cacheControl: minutes},
	{pattern: '/facts/*.json', cacheControl: minutes, shared: true},
	{pattern: '/.well-known/agent-skills/index.json', cacheControl: minutes, shared: true},
	// A prefetched answer is used by the router only if it may be kept.
	{pattern: '/*.data', cacheControl: minutes, contentType: 'text/x-script; charset=utf-8'},
	{pattern: '/*.md', cacheControl: always, contentType: 'text/markdown; charset=utf-8', shared: true},
	{pattern: '/*.txt', cacheControl: always, contentType: 'text/plain; charset=utf-8', shared: true},
];

/** What a rule says, as headers. */
export const headersOf = ({cacheControl, contentType, policy, shared}: FileRule): Record<string, string> => ({
	'Cache-Control': cacheControl,
	...(contentType ? {'Content-Type': contentType} : {}),
	...(policy ? {'Content-Security-Policy': policy} : {}),
	...(shared ? {'Access-Control-Allow-Origin': '*'} : {}),
});

/** The rule for everything else, pages among it. */
export const pageRule: FileRule = {pattern: '/*', cacheControl: always};

/** The rule for a path. */
export const ruleFor = (pathname: string): FileRule =>
	fileRules.find(({pattern}) => {
		const [start = '', end = ''] = pattern.split('*');
		return pathname.startsWith(start) && pathname.endsWith(end);
	}) ?? pageRule;
