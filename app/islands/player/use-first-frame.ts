import type {PlayerRef} from '@remotion/player';
import {useLayoutEffect, useState} from 'react';

/** How long the poster may stay, in milliseconds, for a video that says it isn't ready. Media that never loads mustn't keep Play from working. */
const LONGEST_WAIT = 8000;

/**
 * Whether the player's first frame is on screen: two animation frames after it was mounted or, if the video holds playback then, after
 * it let go. A video does so while it loads media or, as those in 3D, until it has drawn something.
 */
export const useFirstFrame = (player: PlayerRef | null): boolean => {
	const [drawn, setDrawn] = useState(false);
	// A layout effect, because the player tells about a hold in the effects after its first rendering.
	useLayoutEffect(() => {
		if (!player || drawn) {
			return;
		}
		const show = () => setDrawn(true);
		const timeout = setTimeout(show, LONGEST_WAIT);
		let request = 0;
		const hold = () => cancelAnimationFrame(request);
		const release = () => {
			hold();
			request = requestAnimationFrame(() => {
				request = requestAnimationFrame(show);
			});
		};
		release();
		player.addEventListener('waiting', hold);
		player.addEventListener('resume', release);
		return () => {
			clearTimeout(timeout);
			hold();
			player.removeEventListener('waiting', hold);
			player.removeEventListener('resume', release);
		};
	}, [player, drawn]);
	return drawn;
};
