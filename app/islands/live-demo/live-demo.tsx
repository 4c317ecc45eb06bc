import '../player/box.css';
import './clip.css';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {DemoPreview} from '../../../pipeline/demos/types';
import {useHydrated} from '../../lib/use-hydrated';
import {Island} from '../island';
import {linkedFrame} from '../player/frame-link';
import {placeholderAttributes} from '../player/placeholder-attributes';
import {useFrameUpdate} from '../player/playback/use-frame-update';
import type {PlayerHandle} from '../player/playback/use-playback';
import type {IslandProps} from '../registry';
import {Clip} from './clip';

type Props = DemoPreview & {
	/** Props of the video. A change shows up in the playing video. */
	inputProps?: Record<string, unknown>;
	/** Called with the player when it's ready, and with null when it unmounts. Must be stable. */
	onPlayer?: IslandProps['onPlayer'];
	/** Called with each frame that the clip or the player shows. Must be stable. */
	onFrame?: (frame: number) => void;
	/** Load the poster at once because it is visible when the page opens. */
	eager?: boolean;
	/** Only show the poster. */
	still?: boolean;
};

/**
 * A video from `videos/` on a page that isn't prose, with the same placeholder and player as in prose. On the first page of a visit, a
 * video with a clip starts as that clip, and the player replaces it once the reader does anything.
 */
export const LiveDemo = ({id, video, poster, clip, inputProps, onPlayer, onFrame, eager = false, still = false}: Props) => {
	const [host, setHost] = useState<HTMLElement | null>(null);
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
	// Written to the element rather than to state, which would render thirty times a second.
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
			<div ref={setHost} {...placeholderAttributes(id, video)}>
				<img src={poster} alt={video.alt} width={video.width} height={video.height} loading={eager ? 'eager' : 'lazy'} decoding="async" />
				{clip !== undefined && shown !== 'player' && !still && (
					<Clip src={clip} start={video.posterFrame / fps} element={playing} onTime={onTime} onReader={addPlayer} />
				)}
			</div>
			{host && !still && shown !== 'clip' && <Island host={host} inputProps={inputProps} onPlayer={takeOver} />}
		</>
	);
};
