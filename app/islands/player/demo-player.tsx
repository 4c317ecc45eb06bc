import {Player, type PlayerRef} from '@remotion/player';
import {useEffect, useMemo, useState} from 'react';
import {Controls} from './controls/controls';
import {frameLink} from './frame-link';
import type {Demo} from './load-demo';
import {barePlayerProps} from './playback/bare-player-props';
import {Crash} from './playback/crash';
import {type PlayerHandle, usePlayback} from './playback/use-playback';
import {usePlaybackSettings} from './playback/use-playback-settings';
import {useSound} from './playback/use-sound';
import styles from './player.module.css';
import type {PlayerOptions} from './player-options';
import {ShadowStage} from './shadow-stage';
import {useFirstFrame} from './use-first-frame';
import {useHostProps} from './use-host-props';

type Props = {
	host: HTMLElement;
	options: PlayerOptions;
	component: Demo;
	inputProps?: Record<string, unknown>;
	onPlayer?: (handle: PlayerHandle | null) => void;
	onCrash: (error: Error) => void;
};

/** Remotion's player over the poster, which stays visible until the first frame is drawn, with the site's controls below. */
export const DemoPlayer = ({host, options, component, inputProps, onPlayer, onCrash}: Props) => {
	const [player, setPlayer] = useState<PlayerRef | null>(null);
	const [playback, changePlayback] = usePlaybackSettings(options.loop);
	const hostProps = useHostProps(host);
	const props = useMemo(() => ({...hostProps, ...inputProps}), [hostProps, inputProps]);
	const drawn = useFirstFrame(player);
	const {playing, toggle, seek} = usePlayback(player, host, options.durationInFrames, {
		atFirst: options.startsPaused ? 'pause' : 'auto',
		isDrawn: drawn,
	});
	useSound(player, playback);

	useEffect(() => {
		if (drawn) {
			host.dataset.state = playing ? 'playing' : 'paused';
		}
	}, [host, drawn, playing]);

	useEffect(() => {
		if (drawn && player) {
			onPlayer?.({player, toggle, seek});
			return () => onPlayer?.(null);
		}
	}, [drawn, player, toggle, seek, onPlayer]);

	// After a click on the video, the keyboard shortcuts of the controls work.
	const press = () => {
		toggle();
		host.querySelector<HTMLElement>('fieldset > button')?.focus({preventScroll: true});
	};

	return (
		<>
			{/* Hidden from assistive technology: the poster has the text alternative, and the controls do everything that a click here does. */}
			<div className={styles.stage} data-drawn={drawn} aria-hidden="true" onClick={press}>
				<ShadowStage>
					<Player
						{...barePlayerProps}
						ref={setPlayer}
						component={component}
						inputProps={props}
						compositionWidth={options.width}
						compositionHeight={options.height}
						fps={options.fps}
						durationInFrames={options.durationInFrames}
						initialFrame={options.posterFrame}
						loop={playback.loop}
						playbackRate={playback.rate}
						errorFallback={({error}) => <Crash error={error} onCrash={onCrash} />}
					/>
				</ShadowStage>
			</div>
			<Controls
				player={player}
				options={options}
				playing={playing}
				playback={playback}
				box={host}
				linkOf={(frame) => frameLink(window.location.href, options.demo, frame)}
				onToggle={toggle}
				onSeek={seek}
				onPlayback={changePlayback}
			/>
		</>
	);
};
