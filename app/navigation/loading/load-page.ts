import {ConnectionError} from './connection-error';
import {loadAfresh, never} from './load-afresh';
import {pendingAddress} from './router-state';
import {recallPage} from './seen-pages';

/**
 * Runs a page's data request and answers with its data. An answer of another version of the site (see
 * `pipeline/vite/data-version.ts`), or none because the server no longer has the data, loads the address afresh, once.
 * Without a network it answers with what it knows of a page seen before, or throws a `ConnectionError`.
 */
export async function loadPage<T extends {version: string}>({signal, url}: Request, load: () => Promise<T>): Promise<T> {
	let data: T;
	try {
		data = await load();
	} catch (error) {
		// The reader has gone elsewhere meanwhile, and that is where they end.
		signal.throwIfAborted();
		if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) {
			const known = recallPage(new URL(url).pathname);
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

/** Loads the address afresh; when that was tried just now, makes do with the outcome. */
function leaveFor<T>(url: string, outcome: unknown): Promise<T> {
	const {pathname, search} = new URL(url);
	// A request has no hash.
	if (loadAfresh(pendingAddress() ?? pathname + search)) {
		return never();
	}

	return isPage<T>(outcome) ? Promise.resolve(outcome) : Promise.reject(outcome);
}

const isPage = <T>(value: unknown): value is T => typeof value === 'object' && value !== null && 'version' in value;
