import {type KeyboardEvent, type RefObject, useRef} from 'react';
import {frameForKey, timelineText} from '../../../app/islands/player/controls/timeline-values';
import {useFrameUpdate} from '../../../app/islands/player/playback/use-frame-update';
import type {PlayerHandle} from '../../../app/islands/player/playback/use-playback';

type Props = {total: number; fps: number; at: RefObject<number>; handle: PlayerHandle | null; onSeek: (frame: number) => void};

/** The playhead as a range input: for mouse, touch, and arrow, Page, Home and End keys. */
export const Ruler = ({total, fps, at, handle, onSeek}: Props) => {
	const range = useRef<HTMLInputElement>(null);

	useFrameUpdate(handle?.player, (frame) => {
		if (range.current) {
			range.current.value = String(frame);
			range.current.setAttribute('aria-valuetext', timelineText(frame, total, fps));
		}
	});

	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.ctrlKey || event.metaKey || event.altKey) {
			return;
		}

		const frame = frameForKey(event, event.currentTarget.valueAsNumber, total - 1);
		if (frame !== null) {
			event.preventDefault();
			event.currentTarget.value = String(frame);
			onSeek(frame);
		} else if (event.key === ' ') {
			event.preventDefault();
			handle?.toggle();
		}
	};

	return (
		<input
			ref={range}
			type="range"
			className="tl-ruler"
			aria-label="Playhead"
			aria-valuetext={timelineText(at.current, total, fps)}
			min={0}
			max={total - 1}
			defaultValue={at.current}
			onKeyDown={onKeyDown}
			onInput={({currentTarget}) => onSeek(currentTarget.valueAsNumber)}
		/>
	);
};
