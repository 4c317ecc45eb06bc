import type {PlayerRef} from '@remotion/player';
import {useEffect, useState} from 'react';

/** Whether the player's first frame is on screen, which is two animation frames after it was mounted. */
export const useFirstFrame = (player: PlayerRef | null): boolean => {
	const [drawn, setDrawn] = useState(false);
	useEffect(() => {
		if (!player) {
			return;
		}
		let request = requestAnimationFrame(() => {
			request = requestAnimationFrame(() => setDrawn(true));
		});
		return () => cancelAnimationFrame(request);
	}, [player]);
	return drawn;
};
