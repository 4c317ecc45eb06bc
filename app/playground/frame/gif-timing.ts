/** Pictures a second that a GIF has at most: more make it large, and browsers slow down those that change faster than every 20 ms. */
const GIF_FPS = 25;

/** The shortest time that browsers show a picture for as it is written, in hundredths of a second. */
const SHORTEST = 2;

type Video = {fps: number; durationInFrames: number};

/** Every how many frames of a video its GIF has a picture. */
export const framesPerPicture = ({fps}: Pick<Video, 'fps'>): number => Math.ceil(fps / GIF_FPS);

/**
 * How long the picture that begins at a frame is shown, in milliseconds. A GIF counts hundredths of a second: rounded for each
 * picture by itself, they would add up to another speed.
 */
export const pictureDelay = (start: number, {fps, durationInFrames}: Video): number => {
	const end = Math.min(start + framesPerPicture({fps}), durationInFrames);
	const hundredths = Math.round((100 * end) / fps) - Math.round((100 * start) / fps);
	return 10 * Math.max(SHORTEST, hundredths);
};
