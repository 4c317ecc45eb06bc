import {useCallback, useSyncExternalStore} from 'react';

const onChange = (listener: () => void) => {
	document.addEventListener('fullscreenchange', listener);
	return () => document.removeEventListener('fullscreenchange', listener);
};

/** Shows an element on the whole screen and back. `can` is false where only a native video may do that, as on an iPhone. */
export const useFullscreen = (element: HTMLElement) => {
	const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement === element);
	const toggle = useCallback(() => {
		// A browser may refuse; then everything stays as it is.
		void (document.fullscreenElement === element ? document.exitFullscreen() : element.requestFullscreen()).catch(() => {});
	}, [element]);
	return {can: document.fullscreenEnabled, isFull, toggle};
};
