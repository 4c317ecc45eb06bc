import {type CSSProperties, useState} from 'react';
import {Spinner} from '../../islands/loading/spinner';
import {Controls} from '../../islands/player/controls/controls';
import type {PlaybackSettings} from '../../islands/player/playback/playback-settings';
import {usePlayback} from '../../islands/player/playback/use-playback';
import type {RemotePlayer} from '../preview/remote-player';
import type {Project} from '../project';
import styles from './stage.module.css';

type Props = {
	project: Project;
	player: RemotePlayer | null;
	/** Called with the element for the iframe. */
	onHost: (host: HTMLElement | null) => void;
	/** It's someone else's code, which waits for a click on Run. */
	waits: boolean;
	onRun: () => void;
	/** The preview shows an older version, because the code has an error. */
	isOld: boolean;
	playback: PlaybackSettings;
	onPlayback: (change: Partial<PlaybackSettings>) => void;
	/** The frame that a link points to, at which the video is paused. */
	linked: number | null;
	/** The first frame to show. */
	at: number;
	/** The code has sound. */
	hasSound: boolean;
	linkOf: (frame: number) => Promise<string>;
};

/** The sandboxed iframe, with the same controls below as every video. */
export const Stage = ({onHost, waits, onRun, isOld, ...transport}: Props) => {
	const [box, setBox] = useState<HTMLElement | null>(null);
	const {project, player} = transport;
	const {width, height} = project;
	const run = () => {
		onRun();
		// The pressed button disappears, so the focus moves to the player's controls.
		box?.querySelector<HTMLElement>('fieldset > button')?.focus({preventScroll: true});
	};
	return (
		<div ref={setBox} className={styles.stage} style={{'--ratio': width / height} as CSSProperties}>
			<div className={styles.picture} role="img" aria-label={`Preview of ${project.title}`}>
				<div ref={onHost} className={styles.frame} data-ready={player ? '' : undefined} />
			</div>
			{waits ? <Notice onRun={run} /> : null}
			{!waits && !player && !isOld ? <Spinner /> : null}
			{isOld ? <p className={styles.old}>{player ? 'The last version that worked' : 'Nothing to show yet'}</p> : null}
			{box ? <Transport box={box} {...transport} /> : null}
		</div>
	);
};

const Notice = ({onRun}: {onRun: () => void}) => (
	<div className={styles.notice}>
		<p>
			<strong>This code came with a link.</strong> Take a look at it first. It runs in a sandbox without access to this site or the network.
		</p>
		<button type="button" className={styles.run} onClick={onRun}>
			Run
		</button>
	</div>
);

type TransportProps = Omit<Props, 'onHost' | 'waits' | 'onRun' | 'isOld'> & {box: HTMLElement};

const Transport = ({box, project, player, linked, at, hasSound, ...others}: TransportProps) => {
	const {playing, toggle, seek} = usePlayback(player, box, project.durationInFrames, {atFirst: linked === null ? 'auto' : 'pause'});
	const options = {...project, posterFrame: player?.getCurrentFrame() ?? at, sound: hasSound};
	return (
		<>
			{/* A click on the video toggles it. For the keyboard and assistive technology, there are the controls. */}
			<div className={styles.click} aria-hidden="true" onClick={toggle} />
			<Controls
				key={project.durationInFrames}
				player={player}
				options={options}
				playing={playing}
				box={box}
				onToggle={toggle}
				onSeek={seek}
				{...others}
			/>
		</>
	);
};
