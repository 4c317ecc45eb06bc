import {useRef, useState} from 'react';
import type {DemoPreview} from '../../../pipeline/demos/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import {useFrameUpdate} from '../../islands/player/playback/use-frame-update';
import type {PlayerHandle} from '../../islands/player/playback/use-playback';
import kit from '../../kit/kit.module.css';
import {clamp} from '../../lib/clamp';
import styles from './products.module.css';
import {useEventLog} from './use-event-log';

/** How many frames the jump buttons skip. */
const JUMP = 15;

/** A player with a separate remote control and a log of its events. */
export function Remote({demo}: {demo: DemoPreview}) {
	const [handle, setHandle] = useState<PlayerHandle | null>(null);
	const frame = useRef<HTMLOutputElement>(null);
	const player = handle?.player;
	const log = useEventLog(player);
	const last = demo.video.durationInFrames - 1;

	useFrameUpdate(player, (shown) => {
		// Written to the element rather than to state, which would render thirty times a second.
		if (frame.current) {
			frame.current.textContent = String(shown);
		}
	});

	const jump = (frames: number) => {
		if (handle) {
			handle.seek(clamp(handle.player.getCurrentFrame() + frames, 0, last));
		}
	};
	const buttons: [string, () => void][] = [
		['Play or pause', () => handle?.toggle()],
		['To the start', () => handle?.seek(0)],
		[`Back ${JUMP} frames`, () => jump(-JUMP)],
		[`Forward ${JUMP} frames`, () => jump(JUMP)],
	];

	return (
		<div className={styles.split}>
			<LiveDemo {...demo} onPlayer={setHandle} />
			<div className={styles.remote}>
				<fieldset disabled={!handle}>
					<legend>Remote control</legend>
					{buttons.map(([label, act]) => (
						<button key={label} type="button" className={kit.small} onClick={act}>
							{label}
						</button>
					))}
				</fieldset>
				<p className={styles.frame}>
					frameupdate{' '}
					<output ref={frame} aria-live="off">
						{demo.video.posterFrame}
					</output>
				</p>
				<ol className={styles.log} aria-label="Events">
					{log.length === 0 ? <li className={styles.quiet}>Press play to see the first event</li> : null}
					{log.map(({key, text}) => (
						<li key={key}>{text}</li>
					))}
				</ol>
			</div>
		</div>
	);
}
