import {readStored, store} from '../../lib/storage';

const KEY = 'hard-load';
const LOOP_MS = 10_000;

/**
 * Leaves for an address of the site in a full page load. False, and nothing happens, when that was tried just now.
 * The document goes away: what waits for it to be gone waits on `never`.
 */
export function loadAfresh(target: string): boolean {
	const [last, time] = (readStored(KEY, 'sessionStorage') ?? '').split('\n');
	if (last === target && Math.abs(Date.now() - Number(time)) < LOOP_MS) {
		return false;
	}

	store(KEY, `${target}\n${Date.now()}`, 'sessionStorage');
	const {pathname, search, hash} = window.location;
	if (target === pathname + search + hash) {
		// After Back, the address bar is there already, and going to its hash would load nothing.
		window.location.reload();
	} else {
		window.location.assign(target);
	}

	return true;
}

/** The old page stays while the document is replaced. */
export const never = <T>(): Promise<T> => new Promise(() => {});
