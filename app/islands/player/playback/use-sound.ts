import type {PlayerRef} from '@remotion/player';
import {useEffect} from 'react';
import type {Running} from './running';

/** Lets a player sound as the reader wants it. */
export const useSound = (player: PlayerRef | null, {muted, volume}: Pick<Running, 'muted' | 'volume'>): void => {
	useEffect(() => {
		if (muted) {
			player?.mute();
			return;
		}

		// The player stores every volume it is given, so it only gets one that the reader can hear.
		player?.setVolume(volume);
		player?.unmute();
	}, [player, muted, volume]);
};
