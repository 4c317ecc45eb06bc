import {readStored, store} from '../lib/storage';

/**
 * When a page's code fails to load, the router reloads the page the reader is leaving. A note of where the reader was
 * going lets the reloaded page go there instead (`entry.client.tsx`). The note is read once, so nothing can loop.
 */
const KEY = 'interrupted-navigation';
const MAX_AGE_MS = 10_000;

export function noteNavigation(target: string): void {
	store(KEY, JSON.stringify([target, Date.now()]), 'sessionStorage');
}

export function forgetNavigation(): void {
	store(KEY, null, 'sessionStorage');
}

/** The address of a navigation that a reload interrupted less than ten seconds ago, if any. */
export function takeInterruptedNavigation(): string | null {
	const note = readStored(KEY, 'sessionStorage');
	forgetNavigation();
	const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	if (!note || entry?.type !== 'reload') {
		return null;
	}

	try {
		const [target, time] = JSON.parse(note) as [unknown, unknown];
		const isFresh = typeof time === 'number' && Date.now() - time < MAX_AGE_MS;
		// Only a path of this site: what is stored is not trusted.
		return typeof target === 'string' && /^\/(?!\/)/.test(target) && isFresh ? target : null;
	} catch {
		return null;
	}
}
