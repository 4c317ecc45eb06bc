import {z} from 'zod';

/** A text with at least one character. */
export const nonEmpty = z.string().min(1, 'expected a text that is not empty');

/** A page of the site: starts with a slash and, but for the home, does not end with one. */
export const sitePath = z.string().regex(/^\/(?!\/)(?:.*[^/])?$/, 'expected a site path such as /docs/spring, without a slash at its end');

/** A URL outside of the site, with its protocol. */
export const externalUrl = z.string().regex(/^(https?:\/\/|mailto:)\S+$/, 'expected a full URL such as https://example.com');

/** The source of a regular expression. */
export const regex = z.string().refine((source) => {
	try {
		new RegExp(source);
		return true;
	} catch {
		return false;
	}
}, 'expected a regular expression');

/** A color as CSS writes it. */
export const cssColor = z.string().regex(/^[a-z0-9#(),.%/\s-]+$/i, 'expected a CSS color');

/** The URL of a server without a path, for example https://www.example.com. */
export const origin = z
	.string()
	.regex(/^https?:\/\/[^/\s]+$/, 'expected a URL without a slash at its end, such as https://www.example.com');
