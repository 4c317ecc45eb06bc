import {type RefObject, useLayoutEffect} from 'react';
import {store} from '../lib/storage';
import {placeKey, placeSidebar} from './place-sidebar';
import {useSidebarFile} from './sidebar-data';

/** Stores the sidebar's scroll position across reloads, and scrolls the current page into view, from page to page. */
export function useSidebarScroll(box: RefObject<HTMLElement | null>, id: string, path: string): void {
	const key = placeKey(id);
	const file = useSidebarFile(id);

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

	// Once the whole list is there, categories that the reader opened before are open again and push the others down. A reader who is
	// busy with the list keeps it where it is.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has a place of its own in the list.
	useLayoutEffect(() => {
		const element = box.current;
		if (element && 'hydrated' in document.documentElement.dataset && !element.matches(':hover, :focus-within')) {
			placeSidebar(element);
		}
	}, [box, path, file]);
}
