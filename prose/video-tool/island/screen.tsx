import {useEffect, useState} from 'react';
import {Controls} from '../../../app/islands/player/controls/controls';
import {runningAtFirst} from '../../../app/islands/player/playback/running';
import {usePlayback} from '../../../app/islands/player/playback/use-playback';
import {messageOf} from '../../../app/lib/message-of';
import {playableOf} from './playable';
import type {Probe} from './probe';
import {ScreenMessage} from './screen-message';
import {DEFAULT_FPS} from './trim';

type Props = {
	/** Undefined until there is a URL: its space is reserved. */
	src: string | undefined;
	title: string;
	label: string;
	/** What the file says about itself; undefined until it is read. */
	probed: Probe | undefined;
	/** Why it can't be read. */
	problem: unknown;
	video: HTMLVideoElement | null;
	onVideo: (video: HTMLVideoElement | null) => void;
};

/** A file that plays, with the transport of every video. One without a picture says so, or why it can't be read, in its place. */
export const Screen = ({src, title, label, probed, problem, video, onVideo}: Props) => {
	const [box, setBox] = useState<HTMLElement | null>(null);
	const [ownSeconds, setOwnSeconds] = useState<number | null>(null);
	const [running, setRunning] = useState(() => runningAtFirst(false));
	// What a browser recorded has no end until it was played to it.
	const seconds = ownSeconds === Number.POSITIVE_INFINITY ? (probed?.seconds ?? null) : ownSeconds;
	const {rate, volume} = running;

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
				loop={running.loop}
				muted={running.muted}
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
					running={running}
					onRunning={(part) => setRunning((before) => ({...before, ...part}))}
				/>
			) : null}
		</div>
	);
};

type TransportProps = Pick<Parameters<typeof Controls>[0], 'box' | 'running' | 'onRunning'> & {
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
			{/* The pointer has the picture, the keyboard has the controls. */}
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
