import {useEffect} from 'react';

const PROPERTY = '--ask-top';

/** Keeps `--ask-top` at the bottom edge of the navbar, which moves when an announcement above it scrolls out of view. */
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
