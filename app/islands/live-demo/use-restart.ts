import {type FocusEvent, type PointerEvent, useCallback, useRef} from 'react';
import type {PlayerHandle} from '../player/playback/use-playback';
import {useMoving} from './use-moving';

/**
 * Restarts the video of a card when a mouse or visible focus comes to the card from outside, so that it is seen from its
 * beginning: `onPlayer` for its `LiveDemo`, `card` for the element around it. What rests stays at rest, and nothing jumps
 * with reduced motion or while the reader listens.
 */
export const useRestart = () => {
	const handle = useRef<PlayerHandle | null>(null);
	const {calm} = useMoving();
	const onPlayer = useCallback((given: PlayerHandle | null) => {
		handle.current = given;
	}, []);
	const restart = () => {
		const player = handle.current?.player;
		if (!calm && player?.isPlaying() && player.isMuted()) {
			player.seekTo(0);
		}
	};
	return {
		onPlayer,
		card: {
			// A finger that scrolls past a card enters it, too.
			onPointerEnter: ({pointerType}: PointerEvent) => pointerType === 'mouse' && restart(),
			onFocus: ({currentTarget, target, relatedTarget}: FocusEvent) =>
				!currentTarget.contains(relatedTarget) && target.matches(':focus-visible') && restart(),
		},
	};
};
