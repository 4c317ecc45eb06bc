import {type FocusEvent, type PointerEvent, useCallback, useRef} from 'react';
import type {PlayerHandle} from '../player/playback/use-playback';
import {useMoving} from './use-moving';

/**
 * Plays a card's video from its beginning when the mouse or keyboard focus enters the card. Pass `onPlayer` to the card's
 * `LiveDemo` and spread `card` on the element around it. A paused video stays paused, and nothing jumps with reduced motion or
 * while the sound is on.
 */
export const useRestart = () => {
	const handle = useRef<PlayerHandle | null>(null);
	const {reducedMotion} = useMoving();
	const onPlayer = useCallback((given: PlayerHandle | null) => {
		handle.current = given;
	}, []);
	const restart = () => {
		const player = handle.current?.player;
		if (!reducedMotion && player?.isPlaying() && player.isMuted()) {
			player.seekTo(0);
		}
	};
	return {
		onPlayer,
		card: {
			// Touch also fires this when a finger only scrolls past.
			onPointerEnter: ({pointerType}: PointerEvent) => pointerType === 'mouse' && restart(),
			onFocus: ({currentTarget, target, relatedTarget}: FocusEvent) =>
				!currentTarget.contains(relatedTarget) && target.matches(':focus-visible') && restart(),
		},
	};
};
