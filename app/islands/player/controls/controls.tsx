import {type KeyboardEvent, type ReactNode, useId} from 'react';
import {nextRate, type Running} from '../playback/running';
import type {Playable} from '../playback/use-playback';
import styles from '../player.module.css';
import type {PlayerOptions} from '../player-options';
import {BackIcon, FullscreenIcon, LoopIcon, MoreIcon, OnIcon, PauseIcon, PlayIcon, SoundIcon} from './icons';
import {commandOfKey, type PlayerCommand} from './keys';
import {Menu} from './menu';
import {Timeline} from './timeline';
import {useFullscreen} from './use-fullscreen';

export type ControlsProps = {
	player: Playable | null;
	options: Pick<PlayerOptions, 'title' | 'fps' | 'durationInFrames' | 'posterFrame' | 'sound'>;
	playing: boolean;
	running: Running;
	/** What is shown on the whole screen. */
	box: HTMLElement;
	/** The URL of a frame; without it none is offered. */
	linkOf?: (frame: number) => string | Promise<string>;
	onToggle: () => void;
	onSeek: (frame: number) => void;
	onRunning: (change: Partial<Running>) => void;
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

/** The transport of every video: its menu holds what a narrow bar has no room for. Each part is named and reachable with any device. */
export const Controls = ({player, options, playing, running, box, linkOf, onToggle, onSeek, onRunning}: ControlsProps) => {
	const menu = useId();
	const fullscreen = useFullscreen(box);
	const step = (by: number) => {
		const frame = (player?.getCurrentFrame() ?? options.posterFrame) + by;
		onSeek(Math.min(options.durationInFrames - 1, Math.max(0, frame)));
	};
	const toggleLoop = () => onRunning({loop: !running.loop});
	const toggleSound = () => onRunning({muted: !running.muted});

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
			onRunning({rate: nextRate(running.rate, command.rate)});
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
				<BackIcon />
			</Button>
			<Button label="Next frame" keys="." isWide onClick={() => step(1)}>
				<OnIcon />
			</Button>
			<Timeline player={player} options={options} onToggle={onToggle} onSeek={onSeek} />
			{running.rate === 1 ? null : <span className={styles.rate}>{running.rate}×</span>}
			{options.sound ? (
				<Button label={running.muted ? 'Sound on' : 'Sound off'} keys="M" onClick={toggleSound}>
					<SoundIcon isOff={running.muted} />
				</Button>
			) : null}
			<Button label="Loop" pressed={running.loop} isWide onClick={toggleLoop}>
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
				running={running}
				onRunning={onRunning}
				hasSound={options.sound}
				fullscreen={fullscreen}
				onStep={step}
				link={linkOf && (() => linkOf(player?.getCurrentFrame() ?? options.posterFrame))}
			/>
		</fieldset>
	);
};
