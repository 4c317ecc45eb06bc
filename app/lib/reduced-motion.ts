const query = () => matchMedia('(prefers-reduced-motion: reduce)');

/** The reader wants no motion now. */
export const isMotionUnwanted = (): boolean => query().matches;

/** Subscribes to changes and returns the unsubscribe function, for `useSyncExternalStore`. */
export const onMotionChange = (listener: () => void): (() => void) => {
	const media = query();
	media.addEventListener('change', listener);
	return () => media.removeEventListener('change', listener);
};
