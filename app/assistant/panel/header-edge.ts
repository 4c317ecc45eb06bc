import {useEffect} from 'react';

const PROPERTY = '--ask-top';

/** Keeps the panel below the navbar, which itself is below an announcement until the page is scrolled. */
export const useHeaderEdge = (isNeeded: boolean): void => {
	useEffect(() => {
		if (!isNeeded) {
			return;
		}

		const measure = () => {
			const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
			document.documentElement.style.setProperty(PROPERTY, `${Math.max(0, edge)}px`);
		};
		measure();
		const size = new ResizeObserver(measure);
		size.observe(document.body);
		window.addEventListener('scroll', measure, {passive: true});
		return () => {
			size.disconnect();
			window.removeEventListener('scroll', measure);
		};
	}, [isNeeded]);
};
