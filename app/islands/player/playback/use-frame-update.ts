import {useEffect, useRef} from 'react';
import type {Playable} from './use-playback';

/** Calls `onFrame` with every frame that the player comes to show. */
export const useFrameUpdate = (player: Playable | null | undefined, onFrame: (frame: number) => void): void => {
	const latest = useRef(onFrame);
	latest.current = onFrame;
	useEffect(() => {
		const listener = ({detail}: {detail: {frame: number}}) => latest.current(detail.frame);
		player?.addEventListener('frameupdate', listener);
		return () => player?.removeEventListener('frameupdate', listener);
	}, [player]);
};
