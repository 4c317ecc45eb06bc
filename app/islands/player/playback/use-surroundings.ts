import {useEffect, useState, useSyncExternalStore} from 'react';
import {onReducedMotionChange, prefersReducedMotion} from '../../../lib/reduced-motion';
import type {Surroundings} from './playback';

/** The share of a video that must be on screen for it to play. */
const VISIBLE_SHARE = 0.25;

const onVisibility = (listener: () => void) => {
	document.addEventListener('visibilitychange', listener);
	return () => document.removeEventListener('visibilitychange', listener);
};

/** The `toggle` event of dialogs doesn't bubble, but can be captured. */
const onDialog = (listener: () => void) => {
	document.addEventListener('toggle', listener, true);
	return () => document.removeEventListener('toggle', listener, true);
};

/** Follows whether an element is in view, whether a modal dialog covers it, whether the tab is visible, and the motion preference. */
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
		reducedMotion: useSyncExternalStore(onReducedMotionChange, prefersReducedMotion),
	};
};
