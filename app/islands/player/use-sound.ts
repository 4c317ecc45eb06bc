import type {PlayerRef} from '@remotion/player';
import {useEffect} from 'react';
import type {Running} from './running';

/** Lets a player sound as the reader wants it. */
export const useSound = (player: PlayerRef | null, {muted, volume}: Pick<Running, 'muted' | 'volume'>): void => {
	useEffect(() => {
		player?.setVolume(volume);
		if (muted) {
			player?.mute();
		} else {
			player?.unmute();
		}
	}, [player, muted, volume]);
};
