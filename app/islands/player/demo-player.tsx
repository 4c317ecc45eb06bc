import {Player, type PlayerRef} from '@remotion/player';
import {useEffect, useMemo, useState} from 'react';
import {Controls} from './controls/controls';
import {frameLink} from './frame-link';
import type {Demo} from './load-demo';
import {Crash} from './playback/crash';
import {pictureOnly} from './playback/picture-only';
import {type Running, runningAtFirst} from './playback/running';
import {type PlayerHandle, usePlayback} from './playback/use-playback';
import {useSound} from './playback/use-sound';
import styles from './player.module.css';
import type {PlayerOptions} from './player-options';
import {ShadowStage} from './shadow-stage';
import {useFirstFrame} from './use-first-frame';
import {useTurnedProps} from './use-turned-props';

type Props = {
	host: HTMLElement;
	options: PlayerOptions;
	component: Demo;
	inputProps?: Record<string, unknown>;
	onPlayer?: (handle: PlayerHandle | null) => void;
	onCrash: (error: Error) => void;
};

/** The toolkit's player over the poster, which stays visible until the first frame is drawn, and our controls below. */
export const DemoPlayer = ({host, options, component, inputProps, onPlayer, onCrash}: Props) => {
	const [player, setPlayer] = useState<PlayerRef | null>(null);
	const [running, setRunning] = useState(() => runningAtFirst(options.loop));
	const turned = useTurnedProps(host);
	const props = useMemo(() => ({...turned, ...inputProps}), [turned, inputProps]);
	const drawn = useFirstFrame(player);
	const {playing, toggle, seek} = usePlayback(player, host, options.durationInFrames, {
		atFirst: options.rests ? 'pause' : 'auto',
		isDrawn: drawn,
	});
	useSound(player, running);

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

	const change = (part: Partial<Running>) => setRunning((before) => ({...before, ...part}));

	// Whoever pressed the picture has the keys of the transport next.
	const press = () => {
		toggle();
		host.querySelector<HTMLElement>('fieldset > button')?.focus({preventScroll: true});
	};

	return (
		<>
			{/* The poster's text says what is seen; the pointer has the stage, the keyboard has the controls. */}
			<div className={styles.stage} data-drawn={drawn} aria-hidden="true" onClick={press}>
				<ShadowStage>
					<Player
						{...pictureOnly}
						ref={setPlayer}
						component={component}
						inputProps={props}
						compositionWidth={options.width}
						compositionHeight={options.height}
						fps={options.fps}
						durationInFrames={options.durationInFrames}
						initialFrame={options.posterFrame}
						loop={running.loop}
						playbackRate={running.rate}
						errorFallback={({error}) => <Crash error={error} onCrash={onCrash} />}
					/>
				</ShadowStage>
			</div>
			<Controls
				player={player}
				options={options}
				playing={playing}
				running={running}
				box={host}
				linkOf={(frame) => frameLink(window.location.href, options.demo, frame)}
				onToggle={toggle}
				onSeek={seek}
				onRunning={change}
			/>
		</>
	);
};
