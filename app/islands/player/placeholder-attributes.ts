import type {DemoPreview} from '../../../pipeline/demos/types';

type Video = Omit<DemoPreview['video'], 'alt' | 'footage'>;

/** The attributes of a video's placeholder. `readPlayerOptions` reads them, and style sheets and controls do, too. */
export const placeholderAttributes = (id: string, video: Video) => ({
	'data-island': 'player',
	'data-demo': id,
	'data-title': video.title,
	'data-width': video.width,
	'data-height': video.height,
	'data-fps': video.fps,
	'data-duration': video.durationInFrames,
	'data-poster-frame': video.posterFrame,
	'data-last': video.durationInFrames - 1,
	'data-loop': video.loop,
	'data-sound': video.sound || undefined,
	'data-props': Object.keys(video.defaultProps).length > 0 ? JSON.stringify(video.defaultProps) : undefined,
});
