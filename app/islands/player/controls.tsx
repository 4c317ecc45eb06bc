import {LoopIcon, PauseIcon, PlayIcon} from './icons';
import styles from './player.module.css';
import type {PlayerOptions} from './player-options';
import {Timeline} from './timeline';
import type {Playable} from './use-playback';

type Props = {
	player: Playable | null;
	options: PlayerOptions;
	playing: boolean;
	loop: boolean;
	onToggle: () => void;
	onSeek: (frame: number) => void;
	onLoop: () => void;
};

/** Play, timeline with frame counter, loop: each reachable and named for keyboard, touch and screen reader. */
export const Controls = ({player, options, playing, loop, onToggle, onSeek, onLoop}: Props) => (
	<fieldset className={styles.controls} aria-label={options.title ? `Video: ${options.title}` : 'Video'}>
		<button type="button" className={styles.button} aria-label={playing ? 'Pause' : 'Play'} onClick={onToggle}>
			{playing ? <PauseIcon /> : <PlayIcon />}
		</button>
		<Timeline player={player} options={options} onToggle={onToggle} onSeek={onSeek} />
		<button type="button" className={styles.button} aria-label="Loop" aria-pressed={loop} onClick={onLoop}>
			<LoopIcon />
		</button>
	</fieldset>
);
