import {useState, useSyncExternalStore} from 'react';
import {onReducedMotionChange, prefersReducedMotion} from '../../lib/reduced-motion';

/**
 * Whether previews may move: after hydration, unless the reader prefers reduced motion or has paused them. On the server, and so
 * until hydration, `reducedMotion` is true.
 */
export function useMoving() {
	const reducedMotion = useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => true);
	const [paused, setPaused] = useState(false);
	return {reducedMotion, paused, moving: !reducedMotion && !paused, toggle: () => setPaused((before) => !before)};
}
