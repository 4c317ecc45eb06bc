import type {KeyboardEvent, RefObject} from 'react';
import {type Change, type Clip, moveClip} from './clips';
import {useClipDrag} from './use-clip-drag';

type Props = {
	name: string;
	clips: Clip[];
	all: Clip[];
	total: number;
	selected: string;
	playHead: RefObject<number>;
	onSelect: (id: string) => void;
	change: Change;
	onDone: () => void;
};

const share = (frames: number, total: number) => `${(frames / total) * 100}%`;

/** The clips of one track. A clip is dragged as a whole or by its edges; with the keyboard the arrow keys move it. */
export const Track = ({name, clips, all, total, selected, playHead, onSelect, change, onDone}: Props) => {
	const {start, move, stop} = useClipDrag({all, total, playHead, onSelect, change, onDone});

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
					style={{left: share(clip.from, total), width: share(clip.durationInFrames, total), '--clip': clip.color} as React.CSSProperties}
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
