import {posterUrl, readDemo} from './demos';

/** What a page that is not prose needs to show a video: its description and the address of its poster, not its source. */
export function demoPreview(id: string) {
	const {title, alt, width, height, fps, durationInFrames, posterFrame, loop, defaultProps} = readDemo(id);
	return {id, video: {title, alt, width, height, fps, durationInFrames, posterFrame, loop, defaultProps}, poster: posterUrl(id) ?? ''};
}

export type DemoPreview = ReturnType<typeof demoPreview>;
