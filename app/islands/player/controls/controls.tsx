import {type KeyboardEvent, type ReactNode, useId} from 'react';
import {clamp} from '../../../lib/clamp';
import {nextRate, type PlaybackSettings} from '../playback/playback-settings';
import type {Playable} from '../playback/use-playback';
import styles from '../player.module.css';
import type {PlayerOptions} from '../player-options';
import {FullscreenIcon, LoopIcon, MoreIcon, NextFrameIcon, PauseIcon, PlayIcon, PreviousFrameIcon, SoundIcon} from './icons';
import {commandOfKey, type PlayerCommand} from './keys';
import {Menu} from './menu';
import {Timeline} from './timeline';
import {useFullscreen} from './use-fullscreen';

export type ControlsProps = {
	player: Playable | null;
	options: Pick<PlayerOptions, 'title' | 'fps' | 'durationInFrames' | 'posterFrame' | 'sound'>;
	playing: boolean;
	playback: PlaybackSettings;
	/** The element for full screen. */
	box: HTMLElement;
	/** Returns the URL of a frame. Without it, the menu has no button to copy a link. */
	linkOf?: (frame: number) => string | Promise<string>;
	onToggle: () => void;
	onSeek: (frame: number) => void;
	onPlayback: (change: Partial<PlaybackSettings>) => void;
};

type ButtonProps = {label: string; keys?: string; pressed?: boolean; isWide?: boolean; onClick: () => void; children: ReactNode};

const Button = ({label, keys, pressed, isWide, onClick, children}: ButtonProps) => (
	<button
		type="button"
		className={styles.button}
		data-wide={isWide}
		aria-label={label}
		aria-keyshortcuts={keys}
		aria-pressed={pressed}
		title={keys ? `${label} (${keys})` : label}
		onClick={onClick}
	>
		{children}
	</button>
);

/** The controls of every video. What doesn't fit in a narrow bar is in the menu. */
export const Controls = ({player, options, playing, playback, box, linkOf, onToggle, onSeek, onPlayback}: ControlsProps) => {
	const menu = useId();
	const fullscreen = useFullscreen(box);
	const step = (by: number) => {
		const frame = (player?.getCurrentFrame() ?? options.posterFrame) + by;
		onSeek(clamp(frame, 0, options.durationInFrames - 1));
	};
	const toggleLoop = () => onPlayback({loop: !playback.loop});
	const toggleSound = () => onPlayback({muted: !playback.muted});

	const run = (command: PlayerCommand) => {
		if (command === 'toggle') {
			onToggle();
		} else if (command === 'mute') {
			toggleSound();
		} else if (command === 'fullscreen') {
			fullscreen.toggle();
		} else if ('frames' in command) {
			step(command.frames);
		} else {
			onPlayback({rate: nextRate(playback.rate, command.rate)});
		}
	};

	const onKeyDown = (event: KeyboardEvent) => {
		const command = commandOfKey(event);
		if (command !== null) {
			event.preventDefault();
			run(command);
		}
	};

	return (
		<fieldset className={styles.controls} aria-label={options.title ? `Video: ${options.title}` : 'Video'} onKeyDown={onKeyDown}>
			<Button label={playing ? 'Pause' : 'Play'} keys="K" onClick={onToggle}>
				{playing ? <PauseIcon /> : <PlayIcon />}
			</Button>
			<Button label="Previous frame" keys="," isWide onClick={() => step(-1)}>
				<PreviousFrameIcon />
			</Button>
			<Button label="Next frame" keys="." isWide onClick={() => step(1)}>
				<NextFrameIcon />
			</Button>
			<Timeline player={player} options={options} onToggle={onToggle} onSeek={onSeek} />
			{playback.rate === 1 ? null : <span className={styles.rate}>{playback.rate}×</span>}
			{options.sound ? (
				<Button label={playback.muted ? 'Sound on' : 'Sound off'} keys="M" onClick={toggleSound}>
					<SoundIcon isOff={playback.muted} />
				</Button>
			) : null}
			<Button label="Loop" pressed={playback.loop} isWide onClick={toggleLoop}>
				<LoopIcon />
			</Button>
			{fullscreen.can ? (
				<Button label={fullscreen.isFull ? 'Leave full screen' : 'Full screen'} keys="F" isWide onClick={fullscreen.toggle}>
					<FullscreenIcon />
				</Button>
			) : null}
			<button type="button" className={styles.button} aria-label="More controls" title="More controls" popoverTarget={menu}>
				<MoreIcon />
			</button>
			<Menu
				id={menu}
				playback={playback}
				onPlayback={onPlayback}
				hasSound={options.sound}
				fullscreen={fullscreen}
				onStep={step}
				link={linkOf && (() => linkOf(player?.getCurrentFrame() ?? options.posterFrame))}
			/>
		</fieldset>
	);
};
