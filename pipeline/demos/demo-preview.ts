import {clipUrl, posterUrl, readDemo} from './demos';
import type {DemoPreview} from './types';

/** The preview of a video. Throws a `ContentError` when there is none of this name. */
export function demoPreview(id: string): DemoPreview {
	const {title, alt, width, height, fps, durationInFrames, posterFrame, loop, sound, footage, defaultProps} = readDemo(id);
	const clip = clipUrl(id);
	return {
		id,
		video: {
			title,
			alt,
			width,
			height,
			fps,
			durationInFrames,
			posterFrame,
			loop,
			...(sound && {sound}),
			...(footage && {footage}),
			defaultProps,
		},
		poster: posterUrl(id) ?? '',
		...(clip && {clip}),
	};
}
