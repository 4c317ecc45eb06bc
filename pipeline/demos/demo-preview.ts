import {clipUrl, posterUrl, readDemo} from './demos';

/** What a page that is not prose needs to show a video: its description and the addresses of its poster and its clip, not its source. */
export function demoPreview(id: string) {
	const {title, alt, width, height, fps, durationInFrames, posterFrame, loop, sound, defaultProps} = readDemo(id);
	const clip = clipUrl(id);
	return {
		id,
		video: {title, alt, width, height, fps, durationInFrames, posterFrame, loop, ...(sound && {sound}), defaultProps},
		poster: posterUrl(id) ?? '',
		...(clip && {clip}),
	};
}

export type DemoPreview = ReturnType<typeof demoPreview>;
