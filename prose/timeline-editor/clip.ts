import type {CSSProperties} from 'react';

/** A clip on a track, in frames. */
export type Clip = {id: string; track: number; label: string; color: string; from: number; durationInFrames: number};

const share = (frames: number, total: number): string => `${(frames / total) * 100}%`;

/** Position and color of a clip, on a timeline of `total` frames. */
export const clipStyle = ({from, durationInFrames, color}: Clip, total: number): CSSProperties =>
	({left: share(from, total), width: share(durationInFrames, total), '--clip': color}) as CSSProperties;
