import '../player/box.css';
import './clip.css';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {DemoPreview} from '../../../pipeline/demos/types';
import {useHydrated} from '../../lib/use-hydrated';
import {Island} from '../island';
import {linkedFrame} from '../player/frame-link';
import {useFrameUpdate} from '../player/playback/use-frame-update';
import type {PlayerHandle} from '../player/playback/use-playback';
import type {IslandProps} from '../registry';
import {Clip} from './clip';

type Props = DemoPreview & {
	/** Props of the video; a change shows in the running video. */
	inputProps?: Record<string, unknown>;
	/** Called with the player while it lives, then with null; must be stable. */
	onPlayer?: IslandProps['onPlayer'];
	/** Called with each frame shown, by the clip or the player; must be stable. */
	onFrame?: (frame: number) => void;
	/** Load the poster at once because it is visible when the page opens. */
	eager?: boolean;
	/** Stay a poster. */
	still?: boolean;
};

/** A video of `videos/` on a page that is not prose: the same placeholder and the same player as in prose. */
export const LiveDemo = ({id, video, poster, clip, inputProps, onPlayer, onFrame, eager = false, still = false}: Props) => {
	const [host, setHost] = useState<HTMLElement | null>(null);
	// A reader who comes from another page of the site has already moved.
	const isFirstPage = !useHydrated();
	const [shown, setShown] = useState<'clip' | 'both' | 'player'>(clip !== undefined && isFirstPage ? 'clip' : 'player');
	useEffect(() => {
		if (linkedFrame(window.location.search, id) !== null) {
			setShown('player');
		}
	}, [id]);
	const addPlayer = useCallback(() => setShown('both'), []);
	const playing = useRef<HTMLVideoElement>(null);
	const [player, setPlayer] = useState<PlayerHandle['player'] | null>(null);
	const {fps, durationInFrames} = video;
	const last = durationInFrames - 1;
	// Written to the element, not to state: thirty renders a second would be waste.
	const onTime = useCallback(
		(seconds: number) => {
			const frame = Math.min(Math.round(seconds * fps), last);
			host?.style.setProperty('--frame', `${frame}`);
			host?.style.setProperty('--played', `${frame / last}`);
			onFrame?.(frame);
		},
		[host, onFrame, fps, last],
	);
	const takeOver = useCallback(
		(handle: PlayerHandle | null) => {
			if (handle && playing.current) {
				handle.player.seekTo(Math.floor(playing.current.currentTime * fps) % durationInFrames);
			}

			host?.style.removeProperty('--frame');
			setPlayer(handle?.player ?? null);
			setShown('player');
			onPlayer?.(handle);
		},
		[host, fps, durationInFrames, onPlayer],
	);
	useFrameUpdate(player, (frame) => onFrame?.(frame));
	return (
		<>
			<div
				ref={setHost}
				data-island="player"
				data-demo={id}
				data-title={video.title}
				data-width={video.width}
				data-height={video.height}
				data-fps={video.fps}
				data-duration={video.durationInFrames}
				data-poster-frame={video.posterFrame ?? 0}
				data-last={last}
				data-loop={video.loop ?? true}
				data-sound={video.sound || undefined}
				data-props={JSON.stringify(video.defaultProps ?? {})}
			>
				<img src={poster} alt={video.alt} width={video.width} height={video.height} loading={eager ? 'eager' : 'lazy'} decoding="async" />
				{clip !== undefined && shown !== 'player' && !still && (
					<Clip src={clip} start={(video.posterFrame ?? 0) / fps} element={playing} onTime={onTime} onSign={addPlayer} />
				)}
			</div>
			{host && !still && shown !== 'clip' && <Island host={host} inputProps={inputProps} onPlayer={takeOver} />}
		</>
	);
};
