import {useEffect} from 'react';
import {watchColorMode} from '../theme/color-mode';

/** Marks `<html data-hydrated>` after the first client render, and starts following the colour mode from then on. */
export function useHydrationFlag(): void {
	useEffect(() => {
		document.documentElement.dataset.hydrated = '';
		return watchColorMode();
	}, []);
}
