import {cleanPath} from '../clean-path';

/** How many pages can be reopened offline. */
const MOST = 20;

const seen = new Map<string, unknown>();

/** Keeps the data of a page that was shown. */
export function rememberPage(pathname: string, data: unknown): void {
	const path = cleanPath(pathname);
	// Deleted first, so that the map stays in order of visits.
	seen.delete(path);
	seen.set(path, data);
	if (seen.size > MOST) {
		seen.delete(seen.keys().next().value!);
	}
}

/** The data of a page that was shown earlier in this document, if it's still kept. */
export const recallPage = (pathname: string): unknown => seen.get(cleanPath(pathname));
