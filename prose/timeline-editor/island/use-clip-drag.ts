import {type PointerEvent, type RefObject, useRef} from 'react';
import type {Clip} from '../clip';
import {type Change, moveClip, snap, trimClip} from './clips';

/** What a clip is dragged by: its middle or one of its edges. */
type Grip = 'move' | 'start' | 'end';

type Drag = {grip: Grip; x: number; clip: Clip; framesPerPixel: number};

type Options = {
	/** The clips of all tracks: a clip snaps to the edges of every other one. */
	clips: Clip[];
	total: number;
	playHead: RefObject<number>;
	onSelect: (id: string) => void;
	change: Change;
	/** Called when the pointer is released. */
	onDone: () => void;
};

/** Moves and trims clips with a pointer. They snap to the edges of other clips and to the playhead. */
export const useClipDrag = ({clips, total, playHead, onSelect, change, onDone}: Options) => {
	const drag = useRef<Drag | null>(null);
	return {
		start(event: PointerEvent<HTMLElement>, clip: Clip, grip: Grip) {
			if (event.button !== 0) {
				return;
			}

			event.stopPropagation();
			event.currentTarget.setPointerCapture(event.pointerId);
			const width = event.currentTarget.closest('.tl-track')?.clientWidth ?? 1;
			drag.current = {grip, x: event.clientX, clip, framesPerPixel: total / width};
			onSelect(clip.id);
		},
		move({clientX}: PointerEvent<HTMLElement>) {
			if (!drag.current) {
				return;
			}

			const {grip, clip, x, framesPerPixel} = drag.current;
			const by = Math.round((clientX - x) * framesPerPixel);
			const end = clip.from + clip.durationInFrames;
			const near = (frame: number) => snap(clips, clip.id, frame, playHead.current);
			change((before) => {
				if (grip !== 'move') {
					return trimClip(before, clip.id, grip, near((grip === 'start' ? clip.from : end) + by), total);
				}

				const snapped = near(clip.from + by);
				return moveClip(before, clip.id, snapped === clip.from + by ? near(end + by) - clip.durationInFrames : snapped, total);
			}, `drag ${clip.id} ${grip}`);
		},
		stop() {
			drag.current = null;
			onDone();
		},
	};
};

export type ClipDrag = ReturnType<typeof useClipDrag>;
