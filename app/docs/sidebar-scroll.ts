import {type RefObject, useLayoutEffect} from 'react';
import {store} from '../lib/storage';
import {placeKey, placeSidebar} from './place-sidebar';
import {useSidebarFile} from './sidebar-data';

/** Keeps the sidebar's scroll position across reloads, and scrolls the current page into view after each navigation. */
export function useSidebarScroll(box: RefObject<HTMLElement | null>, id: string, path: string): void {
	const key = placeKey(id);
	const file = useSidebarFile(id);

	useLayoutEffect(() => {
		const element = box.current;
		if (!element) {
			return;
		}

		// On the first page, the inline script has done this, and the reader may have scrolled since.
		if ('hydrated' in document.documentElement.dataset) {
			placeSidebar(element, key);
		}

		// Not debounced: by the time the sidebar unmounts, it's too late to read its position.
		const keep = () => store(key, String(element.scrollTop), 'sessionStorage');
		element.addEventListener('scroll', keep, {passive: true});
		return () => element.removeEventListener('scroll', keep);
	}, [box, key]);

	// When the whole sidebar arrives, categories that were opened earlier expand and push others down, so scroll again. Not while the
	// reader is using the list.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has a place of its own in the list.
	useLayoutEffect(() => {
		const element = box.current;
		if (element && 'hydrated' in document.documentElement.dataset && !element.matches(':hover, :focus-within')) {
			placeSidebar(element);
		}
	}, [box, path, file]);
}
