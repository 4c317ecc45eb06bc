import {type RefObject, useEffect, useLayoutEffect} from 'react';
import {store} from '../lib/storage';
import {placeKey, placeSidebar} from './place-sidebar';

/** Keeps how far the sidebar is scrolled over a reload, and brings the current page into view when it is not. */
export function useSidebarScroll(box: RefObject<HTMLElement | null>, id: string | undefined): void {
	const key = placeKey(id);

	useLayoutEffect(() => {
		// On the first page of a visit the page's own script has done it, and the reader may have scrolled since.
		if (box.current && 'hydrated' in document.documentElement.dataset) {
			placeSidebar(box.current, key);
		}
	}, [box, key]);

	useEffect(() => {
		const element = box.current;
		const keep = () => store(key, String(element?.scrollTop ?? 0), 'sessionStorage');
		window.addEventListener('pagehide', keep);
		return () => {
			keep();
			window.removeEventListener('pagehide', keep);
		};
	}, [box, key]);
}
