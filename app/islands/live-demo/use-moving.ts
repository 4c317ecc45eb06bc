import {useState, useSyncExternalStore} from 'react';

const query = () => matchMedia('(prefers-reduced-motion: reduce)');

const onChange = (listener: () => void) => {
	const media = query();
	media.addEventListener('change', listener);
	return () => media.removeEventListener('change', listener);
};

/** Whether previews may move: not before hydration, not with reduced motion, not after the reader paused them. */
export function useMoving() {
	const calm = useSyncExternalStore(
		onChange,
		() => query().matches,
		() => true,
	);
	const [paused, setPaused] = useState(false);
	return {calm, paused, moving: !calm && !paused, toggle: () => setPaused((before) => !before)};
}
