import {type CSSProperties, type KeyboardEvent, useEffect, useRef} from 'react';
import styles from '../player.module.css';
import type {ControlsProps} from './controls';
import {frameForKey, tickStep, timelineText} from './timeline-values';

type Props = Pick<ControlsProps, 'player' | 'options' | 'onToggle' | 'onSeek'>;

/** A range input that follows the player. Frames are written to the elements rather than to state, which would render thirty times a second. */
export const Timeline = ({player, options, onToggle, onSeek}: Props) => {
	const {durationInFrames, fps, posterFrame} = options;
	const lastFrame = durationInFrames - 1;
	const range = useRef<HTMLInputElement>(null);
	const counter = useRef<HTMLSpanElement>(null);

	// Not with `useFrameUpdate`, which pages without a player also load: shared, it would become a chunk of its own.
	useEffect(() => {
		const draw = ({detail: {frame}}: {detail: {frame: number}}) => {
			if (range.current && counter.current) {
				range.current.value = String(frame);
				range.current.setAttribute('aria-valuetext', timelineText(frame, durationInFrames, fps));
				counter.current.textContent = String(frame);
			}
		};
		player?.addEventListener('frameupdate', draw);
		return () => player?.removeEventListener('frameupdate', draw);
	}, [player, durationInFrames, fps]);

	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.ctrlKey || event.metaKey || event.altKey) {
			return;
		}
		const frame = frameForKey(event, event.currentTarget.valueAsNumber, lastFrame);
		if (frame === null && event.key !== ' ') {
			return;
		}
		event.preventDefault();
		if (frame === null) {
			onToggle();
		} else {
			// The next key continues from this frame, even if the player hasn't reported it yet.
			event.currentTarget.value = String(frame);
			onSeek(frame);
		}
	};

	const ticks = {'--ticks': lastFrame / tickStep(durationInFrames), '--seconds': lastFrame / fps} as CSSProperties;
	return (
		<>
			<input
				ref={range}
				type="range"
				className={styles.timeline}
				style={ticks}
				aria-label="Timeline"
				aria-valuetext={timelineText(posterFrame, durationInFrames, fps)}
				min={0}
				max={lastFrame}
				defaultValue={posterFrame}
				onKeyDown={onKeyDown}
				onInput={(event) => onSeek(event.currentTarget.valueAsNumber)}
			/>
			<span className={styles.counter} aria-hidden="true">
				<span ref={counter}>{posterFrame}</span>
				<span className={styles.total}>/{lastFrame}</span>
			</span>
		</>
	);
};
