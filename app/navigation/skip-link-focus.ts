import {type RefObject, useCallback, useEffect, useRef} from 'react';
import {useLocation} from 'react-router';

/**
 * Moves focus to the main content when the skip link is used and, from then on, after every navigation: readers who use the keyboard
 * shouldn't have to pass the navbar on each page.
 */
export function useSkipLinkFocus(main: RefObject<HTMLElement | null>): {skipLinkUsed: () => void} {
	const used = useRef(false);
	const {pathname} = useLocation();

	const skipLinkUsed = useCallback(() => {
		used.current = true;
		main.current?.focus();
		main.current?.scrollIntoView();
	}, [main]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs because the page changed.
	useEffect(() => {
		if (used.current) {
			main.current?.focus({preventScroll: true});
		}
	}, [pathname]);

	return {skipLinkUsed};
}
