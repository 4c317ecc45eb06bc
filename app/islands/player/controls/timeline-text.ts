const seconds = (frames: number, fps: number): string => `${Number((frames / fps).toFixed(1))} s`;

/** What a screen reader says for a place on the timeline, such as "1.2 s of 3 s, frame 36". */
export const timelineText = (frame: number, durationInFrames: number, fps: number): string =>
	`${seconds(frame, fps)} of ${seconds(durationInFrames, fps)}, frame ${frame}`;

/** The frame a key leads to, or null when the key means nothing on a timeline: arrows 1, with Shift and Page keys 10, Home and End the ends. */
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
	return wanted === undefined ? null : Math.max(0, Math.min(lastFrame, wanted));
};

/** Frames between two ticks: the smallest round number that leaves at most `most` ticks. */
export const tickStep = (durationInFrames: number, most = 60): number =>
	[1, 2, 5, 10, 15, 30, 60, 150, 300, 900].find((step) => durationInFrames / step <= most) ?? Math.ceil(durationInFrames / most);
