import {type RefObject, useEffect, useRef} from 'react';
import {useLocation} from 'react-router';

/**
 * Moves focus to the main content when the skip link is used and, from then on, after every navigation: readers who use the keyboard
 * shouldn't have to pass the navbar on each page. Returns what the skip link calls.
 */
export function useSkipLinkFocus(main: RefObject<HTMLElement | null>): () => void {
	const used = useRef(false);
	const {pathname} = useLocation();

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs because the page changed.
	useEffect(() => {
		if (used.current) {
			main.current?.focus({preventScroll: true});
		}
	}, [pathname]);

	return () => {
		used.current = true;
		main.current?.focus();
		main.current?.scrollIntoView();
	};
}
