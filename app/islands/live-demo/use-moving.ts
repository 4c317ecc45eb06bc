import {useState, useSyncExternalStore} from 'react';
import {isMotionUnwanted, onMotionChange} from '../../lib/reduced-motion';

/** Whether previews may move: not before hydration, not with reduced motion, not after the reader paused them. */
export function useMoving() {
	const calm = useSyncExternalStore(onMotionChange, isMotionUnwanted, () => true);
	const [paused, setPaused] = useState(false);
	return {calm, paused, moving: !calm && !paused, toggle: () => setPaused((before) => !before)};
}
