import {type RefObject, useLayoutEffect} from 'react';

/**
 * Restores the focus when a toolbar is remounted: to the control at the same index. `place` holds the index, and must outlive the toolbar.
 */
export const useKeptFocus = (box: RefObject<HTMLElement | null>, place: RefObject<number>) => {
	useLayoutEffect(() => {
		const element = box.current;
		const controls = () => [...(element?.querySelectorAll<HTMLElement>('a, button, select') ?? [])];
		controls()[place.current]?.focus({preventScroll: true});
		return () => {
			place.current = controls().indexOf(document.activeElement as HTMLElement);
		};
	}, [box, place]);
};
