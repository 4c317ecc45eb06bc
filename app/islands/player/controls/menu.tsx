import {useId} from 'react';
import {copyText} from '../../../../prose/code/client';
import {type PlaybackSettings, RATES} from '../playback/playback-settings';
import player from '../player.module.css';
import {keyList} from './keys';
import styles from './menu.module.css';
import type {useFullscreen} from './use-fullscreen';

type Props = {
	id: string;
	playback: PlaybackSettings;
	onPlayback: (change: Partial<PlaybackSettings>) => void;
	hasSound: boolean;
	fullscreen: ReturnType<typeof useFullscreen>;
	onStep: (by: -1 | 1) => void;
	/** Returns the URL of the current frame. */
	link?: () => string | Promise<string>;
};

/** The menu of the controls: speed, volume, a link to the frame, keyboard shortcuts, and the buttons that don't fit in a narrow bar. */
export const Menu = ({id, playback, onPlayback, hasSound, fullscreen, onStep, link}: Props) => {
	const name = useId();
	return (
		<div id={id} popover="auto" className={styles.menu} role="group" aria-label="More controls">
			<div className={styles.steps} data-narrow>
				<button type="button" className={styles.item} onClick={() => onStep(-1)}>
					Previous frame
				</button>
				<button type="button" className={styles.item} onClick={() => onStep(1)}>
					Next frame
				</button>
			</div>
			<fieldset className={styles.rates}>
				<legend>Speed</legend>
				{RATES.map((rate) => (
					<label key={rate} className={styles.rate}>
						<input type="radio" name={name} checked={playback.rate === rate} onChange={() => onPlayback({rate})} />
						{rate}×
					</label>
				))}
			</fieldset>
			{hasSound ? (
				<label className={styles.volume}>
					Volume
					<input
						type="range"
						className={player.range}
						min={0}
						max={1}
						step={0.05}
						value={playback.muted ? 0 : playback.volume}
						onChange={({target}) => onPlayback({volume: target.valueAsNumber, muted: target.valueAsNumber === 0})}
					/>
				</label>
			) : null}
			<button
				type="button"
				className={styles.item}
				data-narrow
				aria-pressed={playback.loop}
				onClick={() => onPlayback({loop: !playback.loop})}
			>
				Loop
			</button>
			{fullscreen.can ? (
				<button type="button" className={styles.item} data-narrow onClick={fullscreen.toggle}>
					{fullscreen.isFull ? 'Leave full screen' : 'Full screen'}
				</button>
			) : null}
			{link ? (
				<button type="button" className={styles.item} onClick={({currentTarget}) => void copyText(currentTarget, link())}>
					Copy link to this frame
				</button>
			) : null}
			<dl className={styles.keys}>
				{keyList
					.filter(([, , needs]) => needs !== 'sound' || hasSound)
					.map(([keys, meaning]) => (
						<div key={meaning}>
							<dt>
								{keys.map((key) => (
									<kbd key={key}>{key}</kbd>
								))}
							</dt>
							<dd>{meaning}</dd>
						</div>
					))}
			</dl>
		</div>
	);
};
