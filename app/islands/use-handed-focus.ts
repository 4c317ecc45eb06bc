import {useCallback, useRef} from 'react';

/**
 * Passes the focus on between elements that replace each other, such as "Save" and "Cancel". Returns the ref for all of them, and a ref
 * to the one that is currently mounted.
 */
export const useHandedFocus = () => {
	const current = useRef<HTMLElement>(null);
	const hadFocus = useRef(false);
	const place = useCallback((element: HTMLElement | null) => {
		current.current = element;
		if (hadFocus.current) {
			element?.focus();
		}

		return () => {
			current.current = null;
			hadFocus.current = element === document.activeElement;
		};
	}, []);
	return [place, current] as const;
};
