import type {OutputRule} from '../../pipeline/output/rules';

/** Headers of every response. What a page may load is in a meta element of the page. */
export const securityHeaders: Record<string, string> = {
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'SAMEORIGIN',
	'Content-Security-Policy': "frame-ancestors 'self'",
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The response headers that a rule asks for. */
export const headersOf = ({cache, type, sandbox, shared}: OutputRule): Record<string, string> => ({
	'Cache-Control': cache,
	...(type ? {'Content-Type': type} : {}),
	...(sandbox ? {'Content-Security-Policy': `${securityHeaders['Content-Security-Policy']}; sandbox ${sandbox}`} : {}),
	...(shared ? {'Access-Control-Allow-Origin': '*'} : {}),
});
