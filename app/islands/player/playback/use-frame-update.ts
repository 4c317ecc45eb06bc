import {useEffect, useEffectEvent} from 'react';
import type {Playable} from './use-playback';

/** Calls `onFrame` with every frame that the player shows. */
export const useFrameUpdate = (player: Playable | null | undefined, onFrame: (frame: number) => void): void => {
	const onUpdate = useEffectEvent(onFrame);
	useEffect(() => {
		const listener = ({detail}: {detail: {frame: number}}) => onUpdate(detail.frame);
		player?.addEventListener('frameupdate', listener);
		return () => player?.removeEventListener('frameupdate', listener);
	}, [player]);
};
