import {useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from 'react-router';
import {isRecord} from '../../lib/is-record';
import {readStoredJson, store} from '../../lib/storage';

type Place = {pages: number; y: number};

const MAX_PAGES = 50;

const isPageCount = (value: unknown): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_PAGES;

const isPlace = (value: unknown): value is Place => isRecord(value) && isPageCount(value.pages) && typeof value.y === 'number';

const useStorageKey = (subject: string): string => `search-place-${useLocation().key}-${subject}`;

/** The number of result pages to show. Going back to a search restores it. */
export function usePages(subject: string): {pages: number; more: () => void} {
	const storageKey = useStorageKey(subject);
	const [{count, of}, setPages] = useState(() => ({count: readStoredJson(storageKey, isPlace, 'sessionStorage')?.pages ?? 1, of: subject}));
	const pages = of === subject ? count : 1;
	return {pages, more: () => setPages({count: Math.min(MAX_PAGES, pages + 1), of: subject})};
}

/**
 * Stores the scroll position among the results for each history entry, and restores it once the results are there. The router's own scroll
 * restoration runs before that.
 */
export function useKeptPlace(subject: string, pages: number, isReady: boolean): void {
	const storageKey = useStorageKey(subject);
	const restored = useRef(false);

	useLayoutEffect(() => {
		if (isReady && !restored.current) {
			restored.current = true;
			const place = readStoredJson(storageKey, isPlace, 'sessionStorage');
			if (place) {
				window.scrollTo({top: place.y, behavior: 'instant'});
			}
		}
	}, [isReady, storageKey]);

	// A layout effect, so that the listener is removed before the next page scrolls to its top.
	useLayoutEffect(() => {
		let frame = 0;
		const keep = () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(() => {
				if (restored.current) {
					store(storageKey, JSON.stringify({pages, y: window.scrollY} satisfies Place), 'sessionStorage');
				}
			});
		};
		window.addEventListener('scroll', keep, {passive: true});
		return () => {
			cancelAnimationFrame(frame);
			window.removeEventListener('scroll', keep);
		};
	}, [storageKey, pages]);
}
