import {useEffect, useState, useSyncExternalStore} from 'react';
import {isMotionUnwanted, onMotionChange} from '../../../lib/reduced-motion';
import type {Surroundings} from './playback';

/** Share of the video that must be on screen for it to run. */
const VISIBLE_SHARE = 0.25;

const onVisibility = (listener: () => void) => {
	document.addEventListener('visibilitychange', listener);
	return () => document.removeEventListener('visibilitychange', listener);
};

/** A dialog's `toggle` does not bubble, but is seen on its way down. */
const onDialog = (listener: () => void) => {
	document.addEventListener('toggle', listener, true);
	return () => document.removeEventListener('toggle', listener, true);
};

/** Follows whether the element is on screen, behind a modal dialog that it is no part of, the tab visible and motion unwanted. */
export const useSurroundings = (element: HTMLElement): Surroundings => {
	const [inView, setInView] = useState(false);
	useEffect(() => {
		const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {threshold: VISIBLE_SHARE});
		observer.observe(element);
		return () => observer.disconnect();
	}, [element]);

	return {
		inView,
		covered: useSyncExternalStore(onDialog, () =>
			[...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.contains(element)),
		),
		tabVisible: useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible'),
		reducedMotion: useSyncExternalStore(onMotionChange, isMotionUnwanted),
	};
};
