const query = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader prefers reduced motion now. */
export const prefersReducedMotion = (): boolean => query().matches;

/** Subscribes to changes and returns the unsubscribe function, for `useSyncExternalStore`. */
export const onReducedMotionChange = (listener: () => void): (() => void) => {
	const media = query();
	media.addEventListener('change', listener);
	return () => media.removeEventListener('change', listener);
};
