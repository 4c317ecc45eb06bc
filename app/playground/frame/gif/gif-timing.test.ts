import {expect, test} from 'vitest';
import {framesPerPicture, pictureDelay} from './gif-timing';

test.each([
	{fps: 24, durationInFrames: 240},
	{fps: 25, durationInFrames: 50},
	{fps: 30, durationInFrames: 75},
	{fps: 29.97, durationInFrames: 300},
	{fps: 60, durationInFrames: 100},
])('RND-01 the pictures of a GIF of %o last as long as the video, in whole hundredths of a second', (video) => {
	const every = framesPerPicture(video);
	const delays = Array.from({length: Math.ceil(video.durationInFrames / every)}, (_, index) => pictureDelay(index * every, video));
	const total = delays.reduce((sum, delay) => sum + delay, 0);
	expect(Math.abs(total - (1000 * video.durationInFrames) / video.fps)).toBeLessThanOrEqual(10);
	expect(delays.filter((delay) => delay % 10 !== 0 || delay < 20)).toEqual([]);
});
