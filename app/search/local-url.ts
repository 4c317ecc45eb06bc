import {cleanPath} from '../navigation/clean-path';

/**
 * Where a result leads: to the same path on this site, wherever it was indexed, or to its own URL when
 * `externalUrlRegex` says that it belongs elsewhere. `undefined` for anything that is no URL of the web.
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

/** Stands for this site; its name never shows. */
const ORIGIN = 'https://site.invalid';

const parse = (url: string): URL | undefined => {
	try {
		return new URL(url, ORIGIN);
	} catch {
		return undefined;
	}
};
