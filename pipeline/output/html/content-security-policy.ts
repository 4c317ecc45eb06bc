import {createHash} from 'node:crypto';
import type {SiteConfig} from '../../config/schema';

/** Hosts beyond the site itself that a configuration asks for, by directive. */
export type AllowedHosts = {script: string[]; connect: string[]; frame: string[]; image: string[]};

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const isInline = (attributes: string) => !/\bsrc\s*=/i.test(attributes);
const runs = (attributes: string) => {
	const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
	return !type || /^(module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i.test(type);
};

/** What the configured search, assistant and analytics providers need; nothing with the default configuration. */
export const allowedHosts = ({search, assistant, analytics}: Pick<SiteConfig, 'search' | 'assistant' | 'analytics'>): AllowedHosts => {
	const endpoint = assistant.provider === 'endpoint' && assistant.endpoint?.startsWith('http') ? [new URL(assistant.endpoint).origin] : [];
	const embed = assistant.provider === 'embed' && assistant.embedScript ? [new URL(assistant.embedScript).origin] : [];
	const embedFrame = embed.length > 0 && assistant.embed.frameOrigin ? [assistant.embed.frameOrigin] : [];
	const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
	return {
		script: [...(analytics ? ['https://www.googletagmanager.com'] : []), ...embed],
		connect: [
			...(search.appId
				? [
						`https://${search.appId}-dsn.algolia.net`,
						`https://${search.appId}.algolia.net`,
						'https://*.algolianet.com',
						'https://insights.algolia.io',
						...(search.hosts ?? []),
					]
				: []),
			...(analytics ? [...google, 'https://*.analytics.google.com'] : []),
			...endpoint,
			...embed,
		],
		frame: [...embed, ...embedFrame],
		image: analytics ? google : [],
	};
};

/** The policy of one page: no script runs but the site's own files and the inline scripts that the page contains. */
export const policyFor = (html: string, hosts: AllowedHosts): string => {
	const inline = [...html.matchAll(script)].flatMap(([, attributes = '', code = '']) =>
		isInline(attributes) && runs(attributes) ? [code] : [],
	);
	const hashes = [...new Set(inline)].map(
		(code) => `'sha256-${createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64')}'`,
	);
	return [
		"default-src 'self'",
		['script-src', "'self'", ...hashes, ...hosts.script].join(' '),
		"style-src 'self' 'unsafe-inline'",
		["img-src 'self' blob: data:", ...hosts.image].join(' '),
		"font-src 'self' data:",
		"media-src 'self' blob: data:",
		["connect-src 'self'", ...hosts.connect].join(' '),
		"worker-src 'self' blob:",
		// Without a host of its own, it would repeat the default in every page.
		...(hosts.frame.length > 0 ? [["frame-src 'self'", ...hosts.frame].join(' ')] : []),
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
	].join('; ');
};

/**
 * The page with its policy at the start of the head, before anything that it governs; the character set stays first,
 * because browsers look for it in the first kilobyte only.
 */
export const addPolicy = (html: string, hosts: AllowedHosts): string => {
	const clean = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
	const head = /<head\b[^>]*>(?:\s*<meta\s+charset=[^>]*>)?/i.exec(clean);
	if (!head) {
		throw new Error('A page without a head cannot carry a content security policy.');
	}
	const at = head.index + head[0].length;
	return `${clean.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policyFor(clean, hosts)}"/>${clean.slice(at)}`;
};
