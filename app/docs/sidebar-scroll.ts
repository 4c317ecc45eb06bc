import {type RefObject, useEffect, useLayoutEffect} from 'react';
import {readStored, store} from '../lib/storage';

/** Keeps how far the sidebar is scrolled over a reload, and brings the current page into view when it is not. */
export function useSidebarScroll(box: RefObject<HTMLElement | null>, id: string | undefined): void {
	const key = `sidebar-scroll:${id}`;

	useLayoutEffect(() => {
		const element = box.current;
		// A reader who scrolled before the page was alive stays where they are.
		if (!element || (element.scrollTop && !('hydrated' in document.documentElement.dataset))) {
			return;
		}

		element.scrollTop = Number(readStored(key, 'sessionStorage')) || 0;
		const current = element.querySelector<HTMLElement>('[aria-current="page"]');
		if (current) {
			const top = current.getBoundingClientRect().top - element.getBoundingClientRect().top;
			if (top < 0 || top > element.clientHeight - current.offsetHeight) {
				element.scrollTop += top - element.clientHeight / 2;
			}
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
