import type {PlayerRef} from '@remotion/player';
import {useEffect} from 'react';
import type {PlaybackSettings} from './playback-settings';

/** Applies mute and volume to a player. */
export const useSound = (player: PlayerRef | null, {muted, volume}: Pick<PlaybackSettings, 'muted' | 'volume'>): void => {
	useEffect(() => {
		if (muted) {
			player?.mute();
			return;
		}

		// Not while muted: the player stores every volume that it's given, across videos.
		player?.setVolume(volume);
		player?.unmute();
	}, [player, muted, volume]);
};
