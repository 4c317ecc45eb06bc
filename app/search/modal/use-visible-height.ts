import {type RefObject, useEffect} from 'react';

/** Keeps the `--visible-height` of the dialog around an element at the height above the on-screen keyboard. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const dialog = element.current?.closest('dialog');
		const viewport = window.visualViewport;
		if (!dialog || !viewport) {
			return;
		}

		const update = () => {
			// Pinch zoom makes the viewport smaller, too, but doesn't change the layout.
			const height = viewport.scale > 1 ? '' : `${viewport.height}px`;
			dialog.style.setProperty('--visible-height', height);
		};
		update();
		viewport.addEventListener('resize', update);
		return () => viewport.removeEventListener('resize', update);
	}, [element]);
}
