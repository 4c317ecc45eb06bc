import {useSyncExternalStore} from 'react';

const onChange = (listener: () => void) => {
	document.addEventListener('fullscreenchange', listener);
	return () => document.removeEventListener('fullscreenchange', listener);
};

/** Toggles full screen for an element. `can` is false where only native videos may be full screen, as on iPhones. */
export const useFullscreen = (element: HTMLElement) => {
	const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement === element);
	const toggle = () => {
		// The browser may refuse.
		void (document.fullscreenElement === element ? document.exitFullscreen() : element.requestFullscreen()).catch(() => {});
	};
	return {can: document.fullscreenEnabled, isFull, toggle};
};
