import {type RefObject, useEffect, useLayoutEffect} from 'react';
import {store} from '../lib/storage';
import {placeKey, placeSidebar} from './place-sidebar';

/** Keeps how far the sidebar is scrolled over a reload, and brings the current page into view when it is not. */
export function useSidebarScroll(box: RefObject<HTMLElement | null>, id: string | undefined): void {
	const key = placeKey(id);

	useLayoutEffect(() => {
		const element = box.current;
		// A reader who scrolled before the page was alive stays where they are.
		const isMoved = element?.scrollTop !== Number(element?.dataset.placed ?? 0);
		if (element && ('hydrated' in document.documentElement.dataset || !isMoved)) {
			placeSidebar(element, key);
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
