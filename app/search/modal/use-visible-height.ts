import {type RefObject, useEffect} from 'react';

/** Keeps `--visible-height` of the dialog around an element at the height that the keyboard on the screen leaves free. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const dialog = element.current?.closest('dialog');
		const viewport = window.visualViewport;
		if (!dialog || !viewport) {
			return;
		}

		const update = () => {
			// A page that is zoomed by two fingers is not a small window.
			const height = viewport.scale > 1 ? '' : `${viewport.height}px`;
			dialog.style.setProperty('--visible-height', height);
		};
		update();
		viewport.addEventListener('resize', update);
		return () => viewport.removeEventListener('resize', update);
	}, [element]);
}
