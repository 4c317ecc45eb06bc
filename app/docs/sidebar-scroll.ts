import {type RefObject, useEffect, useLayoutEffect} from 'react';
import {readStored, store} from '../lib/storage';

/** Pixels of the box that its filter lies over. */
const filterHeight = (box: HTMLElement): number => {
	const filter = box.querySelector('input[type="search"]')?.parentElement;
	return filter ? Math.max(0, filter.getBoundingClientRect().bottom - box.getBoundingClientRect().top) : 0;
};

/** No row begins behind the filter: what is left of it would be a small target. */
const showWholeRow = (box: HTMLElement): void => {
	const edge = box.getBoundingClientRect().top + filterHeight(box);
	const rows = [...box.querySelectorAll('a, button')].map((row) => row.getBoundingClientRect());
	const cut = rows.filter(({top, bottom}) => top < edge && bottom > edge).map(({top}) => top);
	if (cut.length > 0) {
		box.scrollTop -= Math.ceil(edge - Math.min(...cut));
	}
};

/** Keeps how far the sidebar is scrolled over a reload, and brings the current page into view when it is not. */
export function useSidebarScroll(box: RefObject<HTMLElement | null>, id: string | undefined): void {
	const key = `sidebar-scroll:${id}`;

	useLayoutEffect(() => {
		const element = box.current;
		if (!element) {
			return;
		}

		element.scrollTop = Number(readStored(key, 'sessionStorage')) || 0;
		const current = element.querySelector<HTMLElement>('[aria-current="page"]');
		if (current) {
			const top = current.getBoundingClientRect().top - element.getBoundingClientRect().top;
			if (top < filterHeight(element) || top > element.clientHeight - current.offsetHeight) {
				element.scrollTop += top - element.clientHeight / 2;
			}
		}

		showWholeRow(element);
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
