import {clamp} from '../../../app/lib/clamp';
import type {Clip} from '../clip';

/** Changes the clips. Consecutive changes of the same `group` are undone together. */
export type Change = (next: (before: Clip[]) => Clip[], group: string) => void;

/** The shortest length of a clip, in frames. */
export const MIN_LENGTH = 6;
/** An edge snaps to another edge, or to the playhead, within this many frames. */
const SNAP = 3;

const endOf = ({from, durationInFrames}: Clip) => from + durationInFrames;

/** Where a clip can be on its track: from the end of the previous clip to the start of the next one. */
const roomOf = (clips: Clip[], clip: Clip, total: number): {start: number; end: number} => {
	const others = clips.filter(({id, track}) => id !== clip.id && track === clip.track);
	return {
		start: Math.max(0, ...others.filter((other) => endOf(other) <= clip.from).map(endOf)),
		end: Math.min(total, ...others.filter(({from}) => from >= endOf(clip)).map(({from}) => from)),
	};
};

/** Changes one clip. Returns the same array if nothing changes, so that there is nothing to undo. */
const replace = (clips: Clip[], id: string, change: (clip: Clip) => Partial<Clip>): Clip[] => {
	const next = clips.map((clip) => {
		const changes = clip.id === id ? change(clip) : {};
		const isSame = Object.entries(changes).every(([field, value]) => clip[field as keyof Clip] === value);
		return isSame ? clip : {...clip, ...changes};
	});
	return next.every((clip, index) => clip === clips[index]) ? clips : next;
};

/** Moves a clip, up to its neighbors. */
export const moveClip = (clips: Clip[], id: string, from: number, total: number): Clip[] =>
	replace(clips, id, (clip) => {
		const {start, end} = roomOf(clips, clip, total);
		return {from: clamp(Math.round(from), start, end - clip.durationInFrames)};
	});

/** Moves one edge of a clip, up to its neighbor; the other edge stays. */
export const trimClip = (clips: Clip[], id: string, edge: 'start' | 'end', frame: number, total: number): Clip[] =>
	replace(clips, id, (clip) => {
		const {start, end} = roomOf(clips, clip, total);
		if (edge === 'end') {
			return {durationInFrames: clamp(Math.round(frame), clip.from + MIN_LENGTH, end) - clip.from};
		}

		const from = clamp(Math.round(frame), start, endOf(clip) - MIN_LENGTH);
		return {from, durationInFrames: endOf(clip) - from};
	});

/** Changes what a clip shows. */
export const editClip = (clips: Clip[], id: string, change: Partial<Pick<Clip, 'label' | 'color'>>): Clip[] =>
	replace(clips, id, () => change);

/** Splits a clip in two at a frame, unless one part would be too short. */
export const splitClip = (clips: Clip[], id: string, frame: number, newId: string): Clip[] => {
	const clip = clips.find((candidate) => candidate.id === id);
	if (!clip || frame - clip.from < MIN_LENGTH || endOf(clip) - frame < MIN_LENGTH) {
		return clips;
	}

	const first = {...clip, durationInFrames: frame - clip.from};
	const second = {...clip, id: newId, from: frame, durationInFrames: endOf(clip) - frame};
	return clips.flatMap((other) => (other.id === id ? [first, second] : [other]));
};

/** The nearest edge of another clip, or the playhead, if one is close enough to snap to; otherwise, the frame itself. */
export const snap = (clips: Clip[], id: string, frame: number, playHead: number): number => {
	const edges = [playHead, ...clips.filter((clip) => clip.id !== id).flatMap((clip) => [clip.from, endOf(clip)])];
	const nearest = edges.sort((a, b) => Math.abs(a - frame) - Math.abs(b - frame))[0];
	return nearest !== undefined && Math.abs(nearest - frame) <= SNAP ? nearest : frame;
};
