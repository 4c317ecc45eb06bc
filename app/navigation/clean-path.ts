/**
 * The canonical form of a path, in which paths are shown, compared and looked up: `/x` for `/x/`, `/x.html`, `/x/index.html`, `//x`,
 * `/\x`, `/y/../x` and `/%78`. It starts with exactly one slash, so it can't name another host. Idempotent, and linear in the length of
 * the path. The browser, the server and the pipeline share it.
 */
export function cleanPath(pathname: string): string {
	const segments: string[] = [];
	// As browsers do: they drop tabs and newlines from URLs, and treat backslashes as slashes.
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
 * The path, query and hash of a URL on this site, with a clean path; `undefined` for anything else. That includes texts that start with
 * two slashes or backslashes, which browsers read as another host.
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
	// With a stray percent sign, decoding could produce a sequence that looks encoded.
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
