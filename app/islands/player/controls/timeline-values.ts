import {clamp} from '../../../lib/clamp';

const seconds = (frames: number, fps: number): string => `${Number((frames / fps).toFixed(1))} s`;

/** A position on the timeline for screen readers, such as "1.2 s of 3 s, frame 36". */
export const timelineText = (frame: number, durationInFrames: number, fps: number): string =>
	`${seconds(frame, fps)} of ${seconds(durationInFrames, fps)}, frame ${frame}`;

/** The frame that a key goes to, or null for other keys. Arrows move by 1 frame, or 10 with Shift, Page keys by 10; Home and End go to the ends. */
export const frameForKey = ({key, shiftKey}: {key: string; shiftKey: boolean}, frame: number, lastFrame: number): number | null => {
	const step = shiftKey ? 10 : 1;
	const target: Record<string, number> = {
		ArrowLeft: frame - step,
		ArrowDown: frame - step,
		ArrowRight: frame + step,
		ArrowUp: frame + step,
		PageDown: frame - 10,
		PageUp: frame + 10,
		Home: 0,
		End: lastFrame,
	};
	const wanted = target[key];
	return wanted === undefined ? null : clamp(wanted, 0, lastFrame);
};

/** The number of frames between two ticks: the smallest round number with at most `most` ticks. */
export const tickStep = (durationInFrames: number, most = 60): number =>
	[1, 2, 5, 10, 15, 30, 60, 150, 300, 900].find((step) => durationInFrames / step <= most) ?? Math.ceil(durationInFrames / most);
