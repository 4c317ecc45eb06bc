import {type KeyboardEvent, type PointerEvent, type RefObject, useRef} from 'react';
import {type Clip, moveClip, snap, trimClip} from './clips';

export type Change = (next: (before: Clip[]) => Clip[], group: string) => void;

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

type Grip = 'move' | 'start' | 'end';
type Drag = {id: string; grip: Grip; x: number; clip: Clip; framesPerPixel: number};

const share = (frames: number, total: number) => `${(frames / total) * 100}%`;

/** The clips of one track. A clip is dragged as a whole or by its edges; with the keyboard the arrow keys move it. */
export const Track = ({name, clips, all, total, selected, playHead, onSelect, change, onDone}: Props) => {
	const drag = useRef<Drag | null>(null);

	const start = (event: PointerEvent<HTMLElement>, clip: Clip, grip: Grip) => {
		if (event.button !== 0) {
			return;
		}

		event.stopPropagation();
		event.currentTarget.setPointerCapture(event.pointerId);
		const width = event.currentTarget.closest('.tl-track')?.clientWidth ?? 1;
		drag.current = {id: clip.id, grip, x: event.clientX, clip, framesPerPixel: total / width};
		onSelect(clip.id);
	};

	const move = ({clientX}: PointerEvent<HTMLElement>) => {
		const state = drag.current;
		if (!state) {
			return;
		}

		const {id, grip, clip} = state;
		const by = Math.round((clientX - state.x) * state.framesPerPixel);
		const end = clip.from + clip.durationInFrames;
		const near = (frame: number) => snap(all, id, frame, playHead.current);
		change((before) => {
			if (grip !== 'move') {
				return trimClip(before, id, grip, near((grip === 'start' ? clip.from : end) + by), total);
			}

			const snapped = near(clip.from + by);
			return moveClip(before, id, snapped === clip.from + by ? near(end + by) - clip.durationInFrames : snapped, total);
		}, `drag ${id} ${grip}`);
	};

	const stop = () => {
		drag.current = null;
		onDone();
	};

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
