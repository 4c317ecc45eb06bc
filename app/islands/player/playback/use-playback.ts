import type {PlayerRef} from '@remotion/player';
import {useCallback, useEffect, useState} from 'react';
import {listenTo} from './listen-to';
import {type Intent, shouldPlay} from './playback';
import {useSurroundings} from './use-surroundings';

/** What controls need of a player, which may live in another document. */
export type Playable = Pick<PlayerRef, 'play' | 'pause' | 'seekTo' | 'getCurrentFrame' | 'addEventListener' | 'removeEventListener'>;

/** A player that lives, with what the controls of the page may do; `toggle` and `seek` outlive the reader's scrolling. */
export type PlayerHandle = {player: PlayerRef; toggle: () => void; seek: (frame: number) => void};

type Start = {
	atFirst?: Intent;
	/** The player's first frame is on the screen; it can be sought before, but doesn't run. */
	isDrawn?: boolean;
};

/** Lets the player run while it should, and hands out what the controls do. `playing` is what the player really does. */
export const usePlayback = (
	player: Playable | null,
	host: HTMLElement,
	durationInFrames: number,
	{atFirst = 'auto', isDrawn = true}: Start = {},
) => {
	const [intent, setIntent] = useState<Intent>(atFirst);
	const [playing, setPlaying] = useState(false);
	const surroundings = useSurroundings(host);
	const run = isDrawn && shouldPlay(intent, surroundings);

	useEffect(() => {
		if (!player) {
			return;
		}
		return listenTo(player, {
			play: () => setPlaying(true),
			pause: () => setPlaying(false),
			ended() {
				setIntent('pause');
				// Above normal speed the player ends on the last frame that it drew, which may be an earlier one. Not at once: to
				// seek the last frame is an end, too.
				requestAnimationFrame(() => {
					if (player.getCurrentFrame() !== durationInFrames - 1) {
						player.seekTo(durationInFrames - 1);
					}
				});
			},
		});
	}, [player, durationInFrames]);

	useEffect(() => {
		if (run) {
			player?.play();
		} else {
			player?.pause();
		}
	}, [player, run]);

	const toggle = useCallback(() => setIntent(playing ? 'pause' : 'play'), [playing]);

	const seek = useCallback(
		(frame: number) => {
			setIntent('pause');
			player?.pause();
			player?.seekTo(frame);
			// A player that was running may still draw one more frame after it was paused.
			requestAnimationFrame(() => {
				if (player && player.getCurrentFrame() !== frame) {
					player.seekTo(frame);
				}
			});
		},
		[player],
	);

	return {playing, toggle, seek};
};
