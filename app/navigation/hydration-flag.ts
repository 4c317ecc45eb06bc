import {useEffect} from 'react';
import {watchColorMode} from '../theme/color-mode';

const HYDRATED = 'site:hydrated';

/** Runs once after the first client render. */
export function onHydrated(run: () => void): void {
	document.addEventListener(HYDRATED, run, {once: true});
}

/** Sets `<html data-hydrated>` after the first client render, and follows the color mode from then on. */
export function useHydrationFlag(): void {
	useEffect(() => {
		document.documentElement.dataset.hydrated = '';
		document.dispatchEvent(new Event(HYDRATED));
		return watchColorMode();
	}, []);
}
