/**
 * The one form of a path on this site, in which paths are shown, compared and looked up: `/x` for `/x/`, `/x.html`,
 * `/x/index.html`, `//x`, `/\x`, `/y/../x` and `/%78`. It starts with exactly one slash, so that it never names another
 * host, and cleaning it again changes nothing. Takes time in proportion to the path. Browser, server and pipeline share it.
 */
export function cleanPath(pathname: string): string {
	const segments: string[] = [];
	// Browsers leave tabs and line ends out of a URL, and take a backslash for a slash.
	for (const segment of decodeUnreserved(pathname.replace(/[\t\n\r]/g, '')).split(/[/\\]/)) {
		if (segment === '..') {
			segments.pop();
		} else if (segment !== '' && segment !== '.') {
			segments.push(segment);
		}
	}

	while (segments.length > 0) {
		const name = withoutEnding(segments.at(-1)!);
		segments.pop();
		if (name !== '' && name !== 'index') {
			segments.push(name);
			break;
		}
	}

	return `/${segments.join('/')}`;
}

/**
 * Path, query and hash of a URL of this site, with the path clean; `undefined` when it leads anywhere else. Double
 * slashes and backslashes, which browsers take for the beginning of another host, begin no path.
 */
export function siteAddress(address: string, origin: string): string | undefined {
	if (!/^\/(?![/\\])/.test(address)) {
		return undefined;
	}

	try {
		const url = new URL(address, origin);
		return url.origin === origin ? cleanPath(url.pathname) + url.search + url.hash : undefined;
	} catch {
		return undefined;
	}
}

/** Whether two paths lead to the same page. */
export const isSamePath = (a: string, b: string): boolean => cleanPath(a) === cleanPath(b);

/** Decodes the characters that mean the same with and without percent-encoding (RFC 3986, 6.2.2.2), and no others. */
function decodeUnreserved(pathname: string): string {
	// After a stray percent sign, what was decoded could be read as an encoding again.
	return /%(?![0-9a-f]{2})/i.test(pathname)
		? pathname
		: pathname.replace(/%([0-9a-f]{2})/gi, (encoded, code) => {
				const character = String.fromCharCode(Number.parseInt(code, 16));
				return /[\w.~-]/.test(character) ? character : encoded;
			});
}

const ENDING = '.html';

function withoutEnding(name: string): string {
	let end = name.length;
	while (name.endsWith(ENDING, end)) {
		end -= ENDING.length;
	}

	return name.slice(0, end);
}
