import {createPath} from 'react-router';
import {readStored, store} from '../../lib/storage';

const KEY = 'hard-load';
const LOOP_MS = 10_000;

/**
 * Loads a page with a full page load. Returns false, and does nothing, if that was tried for the same page a moment ago. To wait until the
 * document is replaced, await `never()`.
 */
export function loadAfresh(target: string): boolean {
	const [last, time] = (readStored(KEY, 'sessionStorage') ?? '').split('\n');
	if (last === target && Math.abs(Date.now() - Number(time)) < LOOP_MS) {
		return false;
	}

	store(KEY, `${target}\n${Date.now()}`, 'sessionStorage');
	if (target === createPath(window.location)) {
		// After Back, the URL is current already, and assigning one with a hash would only scroll.
		window.location.reload();
	} else {
		window.location.assign(target);
	}

	return true;
}

/** A promise that never settles: the current page stays until the document is replaced. */
export const never = <T>(): Promise<T> => new Promise(() => {});
