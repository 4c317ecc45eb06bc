import {type CSSProperties, useState} from 'react';
import {Spinner} from '../../islands/loading/spinner';
import {Controls} from '../../islands/player/controls/controls';
import type {Running} from '../../islands/player/playback/running';
import {usePlayback} from '../../islands/player/playback/use-playback';
import type {RemotePlayer} from '../preview/remote-player';
import type {Project} from '../project';
import styles from './stage.module.css';

type Props = {
	project: Project;
	player: RemotePlayer | null;
	/** The element that the frame is put into. */
	onHost: (host: HTMLElement | null) => void;
	/** Code by another author: it runs only when the reader says so. */
	waits: boolean;
	onRun: () => void;
	/** What is shown is older than the code, because the code has an error. */
	isOld: boolean;
	running: Running;
	onRunning: (change: Partial<Running>) => void;
	/** The frame that a link shows; the video rests there. */
	linked: number | null;
	/** The frame that is shown first. */
	at: number;
	/** The code has something that sounds. */
	hasSound: boolean;
	linkOf: (frame: number) => Promise<string>;
};

/** The picture of the sandboxed frame and the transport of every demo below it. */
export const Stage = ({onHost, waits, onRun, isOld, ...transport}: Props) => {
	const [box, setBox] = useState<HTMLElement | null>(null);
	const {project, player} = transport;
	const {width, height} = project;
	return (
		<div ref={setBox} className={styles.stage} style={{'--ratio': width / height} as CSSProperties}>
			<div className={styles.picture} role="img" aria-label={`Preview of ${project.title}`}>
				<div ref={onHost} className={styles.frame} />
			</div>
			{waits ? <Notice onRun={onRun} /> : null}
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
			{/* The pointer has the picture, the keyboard has the controls. */}
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
