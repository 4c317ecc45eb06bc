import {Player, type PlayerRef} from '@remotion/player';
import {useEffect, useState, useSyncExternalStore} from 'react';
import {barePlayerProps} from '../../islands/player/playback/bare-player-props';
import {Crash} from '../../islands/player/playback/crash';
import {listenTo} from '../../islands/player/playback/listen-to';
import {useFrameUpdate} from '../../islands/player/playback/use-frame-update';
import {useSound} from '../../islands/player/playback/use-sound';
import {createListeners} from '../../lib/listeners';
import type {Video} from './evaluate';
import type {FromFrame, Settings} from './messages';

export type Shown = {
	/** The player's React key. A new one remounts it after an error. */
	round: number;
	initialFrame: number;
};

type Props = {
	shown: Shown;
	settings: Settings;
	/** Called with the player when it mounts, and with null when it unmounts. */
	onPlayer: (player: PlayerRef | null) => void;
	onCrash: (error: Error) => void;
	post: (message: FromFrame) => void;
};

let video: Video | undefined;
const {subscribe, notify} = createListeners();

/** Replaces the video in the same player, at the same frame. */
export const setVideo = (next: Video): void => {
	video = next;
	notify();
};

/** The player ignores changes of its component, so it gets this one, which never changes. */
const CurrentVideo: Video = (props) => {
	const Component = useSyncExternalStore(subscribe, () => video);
	return Component ? <Component {...props} /> : null;
};

/** Remotion's player without controls. Those are in the page, where the video's code can't reach them. */
export const Stage = ({shown, settings, onPlayer, onCrash, post}: Props) => {
	const [player, setPlayer] = useState<PlayerRef | null>(null);
	useEffect(() => {
		onPlayer(player);
		if (!player) {
			return;
		}

		return listenTo(player, {
			play: () => post({type: 'play'}),
			pause: () => post({type: 'pause'}),
			ended: () => post({type: 'ended'}),
		});
	}, [player, onPlayer, post]);
	useFrameUpdate(player, (frame) => post({type: 'frameupdate', frame}));

	const {width, height, fps, durationInFrames, props, loop, rate} = settings;
	useSound(player, settings);
	return (
		<Player
			key={shown.round}
			{...barePlayerProps}
			ref={setPlayer}
			component={CurrentVideo}
			inputProps={props}
			compositionWidth={width}
			compositionHeight={height}
			fps={fps}
			durationInFrames={durationInFrames}
			initialFrame={Math.min(shown.initialFrame, durationInFrames - 1)}
			loop={loop}
			playbackRate={rate}
			errorFallback={({error}) => <Crash error={error} onCrash={onCrash} />}
		/>
	);
};
