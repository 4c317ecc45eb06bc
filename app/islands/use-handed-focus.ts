import {type RefCallback, useCallback, useRef} from 'react';

/** The ref of elements that take each other's place, such as "Save" and "Cancel": the one that comes gets the focus that the other one had. */
export const useHandedFocus = (): RefCallback<HTMLElement> => {
	const hadFocus = useRef(false);
	return useCallback((element) => {
		if (hadFocus.current) {
			element?.focus();
		}

		return () => {
			hadFocus.current = element === document.activeElement;
		};
	}, []);
};
