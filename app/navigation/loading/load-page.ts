import {ConnectionError} from './connection-error';
import {loadAfresh, never} from './load-afresh';
import {pointedPage} from './pointed-page';
import {pendingAddress} from './router-state';
import {recallPage} from './seen-pages';

/**
 * Returns a page's data, from the prefetch when the reader hovered over its link, or from a request. If the data belongs to a different
 * version of the site (see `pipeline/vite/data-version.ts`) or can't be loaded, the page is loaded in full, once. Offline, it falls back
 * to the data of a page seen before, or throws a `ConnectionError`.
 */
export async function loadPage<T extends {version: string}>({signal, url}: Request, load: () => Promise<T>): Promise<T> {
	const {pathname} = new URL(url);
	let data: T;
	try {
		data = await (pointedPage<T>(pathname)?.catch(load) ?? load());
	} catch (error) {
		// The reader has navigated elsewhere in the meantime.
		signal.throwIfAborted();
		if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) {
			const known = recallPage(pathname);
			if (isPage<T>(known)) {
				return known;
			}

			throw new ConnectionError({cause: error});
		}

		return leaveFor(url, error);
	}

	signal.throwIfAborted();
	return data?.version === __DATA_VERSION__ ? data : leaveFor(url, data);
}

/** Loads the page in full. If that was tried a moment ago, uses the outcome as it is. */
function leaveFor<T>(url: string, outcome: unknown): Promise<T> {
	const {pathname, search} = new URL(url);
	// Requests don't include the hash.
	if (loadAfresh(pendingAddress() ?? pathname + search)) {
		return never();
	}

	return isPage<T>(outcome) ? Promise.resolve(outcome) : Promise.reject(outcome);
}

const isPage = <T>(value: unknown): value is T => typeof value === 'object' && value !== null && 'version' in value;
