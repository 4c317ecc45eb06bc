import {type RefObject, useLayoutEffect} from 'react';
import {store} from '../lib/storage';
import {useHydrated} from '../lib/use-hydrated';
import {placeKey, placeSidebar} from './place-sidebar';

/** Stores the sidebar's scroll position across reloads, and scrolls the current page into view, from page to page. */
export function useSidebarScroll(box: RefObject<HTMLElement | null>, id: string | undefined, path: string): void {
	const key = placeKey(id);
	const hydrated = useHydrated();

	// Categories that the reader opened before are open again once the page is alive. At its top, no browser keeps a list in place.
	useLayoutEffect(() => {
		if (hydrated && box.current?.scrollTop === 0) {
			placeSidebar(box.current, key);
		}
	}, [box, key, hydrated]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has a place of its own.
	useLayoutEffect(() => {
		const element = box.current;
		if (!element) {
			return;
		}

		// On the first page of a visit, the inline script has done this, and the reader may have scrolled since.
		if ('hydrated' in document.documentElement.dataset) {
			placeSidebar(element, key);
		}

		// At once: when the sidebar goes, the next one, or none, is there already.
		const keep = () => store(key, String(element.scrollTop), 'sessionStorage');
		element.addEventListener('scroll', keep, {passive: true});
		return () => element.removeEventListener('scroll', keep);
	}, [box, key, path]);
}
