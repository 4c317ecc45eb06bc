import {useEffect, useState} from 'react';
import {Controls, type ControlsProps} from '../../../app/islands/player/controls/controls';
import {usePlayback} from '../../../app/islands/player/playback/use-playback';
import {usePlaybackSettings} from '../../../app/islands/player/playback/use-playback-settings';
import {messageOf} from '../../../app/lib/message-of';
import {playableOf} from './playable';
import type {Probe} from './probe';
import {ScreenMessage} from './screen-message';
import {DEFAULT_FPS} from './trim';

type Props = {
	/** The URL of the file. Until it's known, its space is reserved. */
	src: string | undefined;
	title: string;
	label: string;
	/** The file's metadata, once it has been read. */
	probed: Probe | undefined;
	/** The error, if the file can't be read. */
	problem: unknown;
	video: HTMLVideoElement | null;
	onVideo: (video: HTMLVideoElement | null) => void;
};

/** Plays a file, with the same controls as every video. Sound without video, and errors, are shown as a message. */
export const Screen = ({src, title, label, probed, problem, video, onVideo}: Props) => {
	const [box, setBox] = useState<HTMLElement | null>(null);
	const [ownSeconds, setOwnSeconds] = useState<number | null>(null);
	const [playback, changePlayback] = usePlaybackSettings(false);
	// Recordings made in a browser report an infinite duration until they were played to the end.
	const seconds = ownSeconds === Number.POSITIVE_INFINITY ? (probed?.seconds ?? null) : ownSeconds;
	const {rate, volume} = playback;

	useEffect(() => {
		if (video) {
			Object.assign(video, {playbackRate: rate, volume});
		}
	}, [video, rate, volume]);

	return (
		<div ref={setBox} className="vt-screen">
			<video
				ref={onVideo}
				src={src}
				playsInline
				loop={playback.loop}
				muted={playback.muted}
				aria-label={label}
				onLoadedMetadata={({currentTarget}) => setOwnSeconds(currentTarget.duration)}
			/>
			{problem === undefined ? null : (
				<ScreenMessage name={title}>
					<p role="alert">{messageOf(problem)}</p>
				</ScreenMessage>
			)}
			{probed && !probed.hasVideo ? (
				<ScreenMessage name={title}>
					<p>This file has sound and no picture.</p>
				</ScreenMessage>
			) : null}
			{box && video && seconds ? (
				<Transport
					key={`${seconds} ${probed?.fps}`}
					box={box}
					video={video}
					title={title}
					seconds={seconds}
					fps={probed?.fps ?? DEFAULT_FPS}
					sound={probed?.hasAudio ?? false}
					playback={playback}
					onPlayback={changePlayback}
				/>
			) : null}
		</div>
	);
};

type TransportProps = Pick<ControlsProps, 'box' | 'playback' | 'onPlayback'> & {
	video: HTMLVideoElement;
	title: string;
	seconds: number;
	fps: number;
	sound: boolean;
};

const Transport = ({box, video, title, seconds, fps, sound, ...others}: TransportProps) => {
	const durationInFrames = Math.max(1, Math.round(seconds * fps));
	const [player] = useState(() => playableOf(video, fps, durationInFrames));
	const {playing, toggle, seek} = usePlayback(player, box, durationInFrames, {atFirst: 'pause'});
	const [posterFrame] = useState(player.getCurrentFrame);

	useEffect(() => player.follow(), [player]);

	return (
		<>
			{/* A click on the video toggles it. For the keyboard and assistive technology, there are the controls. */}
			<div className="vt-press" aria-hidden="true" onClick={toggle} />
			<Controls
				player={player}
				options={{title, fps, durationInFrames, posterFrame, sound}}
				playing={playing}
				box={box}
				onToggle={toggle}
				onSeek={seek}
				{...others}
			/>
		</>
	);
};
