import {type RefObject, useLayoutEffect} from 'react';
import {store} from '../lib/storage';
import {placeKey, placeSidebar} from './place-sidebar';

/** Stores the sidebar's scroll position across reloads, and scrolls the current page into view. */
export function useSidebarScroll(box: RefObject<HTMLElement | null>, id: string | undefined): void {
	const key = placeKey(id);

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
	}, [box, key]);
}
