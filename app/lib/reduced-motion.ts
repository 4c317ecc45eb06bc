const query = () => matchMedia('(prefers-reduced-motion: reduce)');

/** The reader wants no motion now. */
export const isMotionUnwanted = (): boolean => query().matches;

/** Calls back when that changes; returns a function that ends it. For `useSyncExternalStore`. */
export const onMotionChange = (listener: () => void): (() => void) => {
	const media = query();
	media.addEventListener('change', listener);
	return () => media.removeEventListener('change', listener);
};
