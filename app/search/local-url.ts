import {cleanPath} from '../navigation/clean-path';

/**
 * The URL that a result links to: the same path on this site, whatever host it was indexed on, or its own URL if it matches
 * `externalUrlRegex`. `undefined` for anything but web URLs.
 */
export const localUrl = (url: string, externalUrlRegex?: string): string | undefined => {
	const parsed = parse(url);
	if (!parsed || !/^https?:$/.test(parsed.protocol)) {
		return undefined;
	}

	if (externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(parsed.href)) {
		return parsed.href;
	}

	return cleanPath(parsed.pathname) + parsed.search + parsed.hash;
};

/** A placeholder for the site's origin, which is never shown. */
const ORIGIN = 'https://site.invalid';

const parse = (url: string): URL | undefined => {
	try {
		return new URL(url, ORIGIN);
	} catch {
		return undefined;
	}
};
