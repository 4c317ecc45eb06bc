import type {KeyboardEvent} from 'react';
import {type Clip, clipStyle} from '../clip';
import {type Change, moveClip} from './clips';
import type {ClipDrag} from './use-clip-drag';

type Props = {
	name: string;
	clips: Clip[];
	total: number;
	selected: string;
	drag: ClipDrag;
	onSelect: (id: string) => void;
	change: Change;
};

/** The clips of one track. A clip is dragged as a whole or by its edges; arrow keys move it, too. */
export const Track = ({name, clips, total, selected, drag: {start, move, stop}, onSelect, change}: Props) => {
	const onKeyDown = (event: KeyboardEvent, clip: Clip) => {
		const direction = {ArrowLeft: -1, ArrowRight: 1}[event.key];
		if (direction !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
			event.preventDefault();
			change((before) => moveClip(before, clip.id, clip.from + direction * (event.shiftKey ? 10 : 1), total), `keys ${clip.id}`);
		}
	};

	return (
		<fieldset className="tl-track" aria-label={name}>
			{clips.map((clip) => (
				<button
					key={clip.id}
					type="button"
					className="tl-clip"
					data-clip={clip.id}
					aria-pressed={clip.id === selected}
					aria-label={`${clip.label}, frame ${clip.from} to ${clip.from + clip.durationInFrames}`}
					style={clipStyle(clip, total)}
					onClick={() => onSelect(clip.id)}
					onFocus={() => onSelect(clip.id)}
					onKeyDown={(event) => onKeyDown(event, clip)}
					onPointerDown={(event) => start(event, clip, 'move')}
					onPointerMove={move}
					onPointerUp={stop}
					onPointerCancel={stop}
				>
					<span className="tl-grip" data-grip="start" onPointerDown={(event) => start(event, clip, 'start')} />
					<span className="tl-label">{clip.label}</span>
					<span className="tl-grip" data-grip="end" onPointerDown={(event) => start(event, clip, 'end')} />
				</button>
			))}
		</fieldset>
	);
};
