import {useCallback, useRef} from 'react';

/**
 * For elements that take each other's place, such as "Save" and "Cancel": the one that comes gets the focus that the other one had.
 * The first value is the ref of them all, the second one holds the element that is there.
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
