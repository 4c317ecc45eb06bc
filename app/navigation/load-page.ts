import {readStored, store} from '../lib/storage';

const KEY = 'hard-load';
const LOOP_MS = 10_000;

/** The page's data could not be fetched because the network did not answer. */
export class ConnectionError extends Error {
	override name = 'ConnectionError';
}

/**
 * Runs a page's data request and answers with its data. An answer of another version of the site (see
 * `pipeline/vite/data-version.ts`), or none because the server no longer has the data, loads the address afresh, once.
 * Without a network it throws a `ConnectionError`, so that the reader keeps the chrome and can retry.
 */
export async function loadPage<T extends {version: string}>(request: Request, load: () => Promise<T>): Promise<T> {
	let data: T;
	try {
		data = await load();
	} catch (error) {
		if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) {
			throw new ConnectionError('The page could not be loaded. Check your network connection.', {cause: error});
		}

		return loadAfresh(request, error);
	}

	return data?.version === __DATA_VERSION__ ? data : loadAfresh(request, data);
}

/** Leaves for the address in a full page load; gives up (throws an error, keeps data) when that was tried just now. */
function loadAfresh<T>(request: Request, outcome: unknown): Promise<T> {
	const {pathname, search, hash} = new URL(request.url);
	const target = pathname + search + hash;
	const [last, time] = (readStored(KEY, 'sessionStorage') ?? '').split('\n');
	if (last === target && Date.now() - Number(time) < LOOP_MS) {
		return isPage<T>(outcome) ? Promise.resolve(outcome) : Promise.reject(outcome);
	}

	store(KEY, `${target}\n${Date.now()}`, 'sessionStorage');
	window.location.assign(target);
	// The document is going away: the old page stays until then.
	return new Promise(() => {});
}

const isPage = <T>(value: unknown): value is T => typeof value === 'object' && value !== null && 'version' in value;
