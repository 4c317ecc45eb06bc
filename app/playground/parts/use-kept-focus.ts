import {type RefObject, useLayoutEffect} from 'react';

/**
 * Gives the focus back to the control that is where the one with the focus was before the box was drawn again. `place`
 * outlives the box and remembers which one it was.
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
