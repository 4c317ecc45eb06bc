import type {PlayerRef} from '@remotion/player';
import {useCallback, useEffect, useRef, useState} from 'react';
import {listenTo} from './listen-to';
import {type Intent, shouldPlay} from './playback';
import {useSurroundings} from './use-surroundings';

/** The part of the player's interface that controls need. The player may be in a different document. */
export type Playable = Pick<PlayerRef, 'play' | 'pause' | 'seekTo' | 'getCurrentFrame' | 'addEventListener' | 'removeEventListener'>;

/** A mounted player, with actions for a page's own controls. Unlike calls to the player itself, `toggle` and `seek` still hold after the video was scrolled out of view and back. */
export type PlayerHandle = {player: PlayerRef; toggle: () => void; seek: (frame: number) => void};

type Start = {
	atFirst?: Intent;
	/** Whether the first frame is on screen. Before that, the player can seek, but doesn't play. */
	isDrawn?: boolean;
};

/** Plays and pauses a player as `shouldPlay` says, and returns the actions for controls. `playing` is the player's actual state. */
export const usePlayback = (
	player: Playable | null,
	host: HTMLElement,
	durationInFrames: number,
	{atFirst = 'auto', isDrawn = true}: Start = {},
) => {
	const [intent, setIntent] = useState<Intent>(atFirst);
	const [playing, setPlaying] = useState(false);
	/** A frame that was chosen while there was no player, such as while a preview is replaced. */
	const chosen = useRef<number>(undefined);
	const surroundings = useSurroundings(host);
	const run = isDrawn && shouldPlay(intent, surroundings);

	useEffect(() => {
		if (!player) {
			setPlaying(false);
			return;
		}
		if (chosen.current !== undefined) {
			player.seekTo(chosen.current);
			chosen.current = undefined;
		}
		return listenTo(player, {
			play: () => setPlaying(true),
			pause: () => setPlaying(false),
			ended() {
				setIntent('pause');
				// Above normal speed, the player stops at the last frame that it rendered, which may not be the last one. Deferred,
				// because seeking to the last frame also fires `ended`.
				requestAnimationFrame(() => {
					if (player.getCurrentFrame() !== durationInFrames - 1) {
						player.seekTo(durationInFrames - 1);
					}
				});
			},
			error: () => setIntent('pause'),
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
			if (!player) {
				chosen.current = frame;
				return;
			}
			player.pause();
			player.seekTo(frame);
			// A playing player may render one more frame after it was paused.
			requestAnimationFrame(() => {
				if (player.getCurrentFrame() !== frame) {
					player.seekTo(frame);
				}
			});
		},
		[player],
	);

	return {playing, toggle, seek};
};
