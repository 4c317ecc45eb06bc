/** The highest frame rate of a GIF. More frames make it large, and browsers slow down GIFs with frames shorter than 20 ms. */
const GIF_FPS = 25;

/** The shortest delay of a GIF frame that browsers respect, in hundredths of a second. */
const SHORTEST = 2;

type Video = {fps: number; durationInFrames: number};

/** How many frames of the video one frame of the GIF stands for. */
export const framesPerPicture = ({fps}: Pick<Video, 'fps'>): number => Math.ceil(fps / GIF_FPS);

/**
 * The delay of the GIF frame that starts at a frame of the video, in milliseconds. GIFs count in hundredths of a second. The start and end times
 * are rounded rather than each delay, so that rounding errors don't add up.
 */
export const pictureDelay = (start: number, {fps, durationInFrames}: Video): number => {
	const end = Math.min(start + framesPerPicture({fps}), durationInFrames);
	const hundredths = Math.round((100 * end) / fps) - Math.round((100 * start) / fps);
	return 10 * Math.max(SHORTEST, hundredths);
};
